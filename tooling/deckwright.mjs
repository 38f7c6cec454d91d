// `npm run deckwright -- COMMAND`: the pipeline's command line, and for users, the doctor, questions and assistants the
// site's. Runs under any Node from 20 on and needs no package.
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
  const [command, ...rest] = process.argv.slice(2);
  const ofSite = {
    user: 'main.ts',
    ask: 'ask/main.ts',
    mcp: 'mcp/main.ts',
    backup: 'backup.ts',
    restore: 'restore.ts',
    doctor: 'doctor.ts',
  }[command ?? ''];
  if (ofSite !== undefined) {
    const main = join(ROOT, 'apps', 'site', 'server', 'command', ofSite);
    return runChild(node, [...options, main, ...rest], {
      env: { ...toolEnv(node), INIT_CWD: callersFolder() },
    });
  }
  const main = join(ROOT, 'apps', 'pipeline', 'src', 'main.ts');
  return runChild(node, [...options, main, ...process.argv.slice(2)], {
    cwd: callersFolder(),
    env: toolEnv(node),
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
