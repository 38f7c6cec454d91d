// `npm run verify`: the checks that need no browser and no server.
import { QUICK_CHECKS, runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion, findNode } from './lib/run.mjs';
import { runMain } from './lib/steps.mjs';
import { closingLines } from './lib/test-report.mjs';

await runMain(async () => {
  checkNodeVersion();
  await ensureInstalled('full');
  const { isOk, counts } = await runChecks(QUICK_CHECKS, findNode());
  process.stdout.write(`\n${closingLines(counts)}\n`);
  return isOk ? 0 : 1;
});
