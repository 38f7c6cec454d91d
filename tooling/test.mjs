// `npm test`: from a bare clone to every check, with a browser, a PostgreSQL server and nginx got on the way.
import { findBrowser } from './lib/browser.mjs';
import { QUICK_CHECKS, runChecks, slowChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNginx } from './lib/nginx.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { checkNodeVersion, findNode } from './lib/run.mjs';
import { createSteps, runMain } from './lib/steps.mjs';
import { closingLines } from './lib/test-report.mjs';

await runMain(async () => {
  checkNodeVersion();
  const steps = createSteps(4);
  await steps.run('Packages', () => ensureInstalled('full'));
  const node = findNode();
  const browser = await steps.run('Browser', () => findBrowser());
  await steps.run('nginx', () => findNginx());
  const server = await steps.run('PostgreSQL', () => givenServer() ?? throwAwayServer());
  try {
    const checks = [...QUICK_CHECKS, ...slowChecks({ databaseUrl: server.url, browser })];
    const { isOk, counts } = await runChecks(checks, node);
    process.stdout.write(`\n${closingLines(counts)}\n`);
    return isOk ? 0 : 1;
  } finally {
    await server.stop();
  }
});

/** @typedef {{ url: string, stop: () => Promise<void>, note: string }} Server */

/** @returns {Server | null} */
function givenServer() {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => undefined, note: 'named by TEST_DATABASE_URL' } : null;
}

/** @returns {Promise<Server>} */
async function throwAwayServer() {
  const programs = await findPostgres();
  return { ...(await startPostgres(programs)), note: programs.note };
}
