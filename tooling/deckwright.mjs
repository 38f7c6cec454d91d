// `npm run deckwright -- COMMAND`: starts the command line (apps/cli) under the Node that runs the product. Runs under any
// Node from 20 on and needs no package, so that it can say what is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './lib/install.mjs';
import { checkNodeVersion, findNode, ROOT, runChild, toolEnv } from './lib/run.mjs';
import { runMain, UserError } from './lib/steps.mjs';

await runMain(async () => {
  checkNodeVersion();
  if (!isInstalled('lean')) {
    throw new UserError('The packages are not installed. Run "npm ci" or "npm start" first.');
  }
  const node = findNode();
  const settings = join(ROOT, '.env');
  const options = existsSync(settings) ? [`--env-file=${settings}`] : [];
  options.push('--disable-warning=ExperimentalWarning');
  const main = join(ROOT, 'apps', 'cli', 'src', 'main.ts');
  return runChild(node, [...options, main, ...process.argv.slice(2)], {
    env: { ...toolEnv(node), INIT_CWD: callersFolder() },
  });
});

/**
 * npm runs scripts in the project's folder and records the user's working directory; file arguments are relative to
 * that.
 */
function callersFolder() {
  const { npm_lifecycle_event: script, INIT_CWD: standing } = process.env;
  return script === 'deckwright' && standing ? standing : process.cwd();
}
