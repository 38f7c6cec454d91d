// `npm run dev`: from a bare clone to a site served from source. Vite updates open pages in place; a change to server
// code restarts the server. Runs under any Node from 20 on and needs no packages. `npm run dev -- --inspect`: also
// opens the server to a debugger, on port 9229 or the one in --inspect=PORT.
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { DATA_STEPS, prepareData } from './lib/prepare-data.mjs';
import { keepRunning } from './lib/rerun.mjs';
import {
  CACHE,
  checkNodeVersion,
  findNode,
  NODE_OPTIONS,
  ROOT,
  runChild,
  stopRequested,
  toolEnv,
} from './lib/run.mjs';
import { createSteps, runMain, UserError } from './lib/steps.mjs';

const SERVER = 'apps/site/server';

await runMain(async () => {
  checkNodeVersion();
  const inspect = readOptions(process.argv.slice(2));
  const steps = createSteps(1 + DATA_STEPS);
  await steps.run('Packages', () => ensureInstalled('full'));
  const node = findNode();
  const env = toolEnv(node);
  const check = [...NODE_OPTIONS, join(SERVER, 'main.ts'), '--check-settings'];
  const wrongSettings = await runChild(node, check, { env });
  if (wrongSettings !== 0) return wrongSettings;
  await prepareData(steps, node);

  // Needs chokidar, which may have just been installed.
  const { watchServerFiles } = await import('./lib/server-files.mjs');
  const server = keepRunning(node, [...NODE_OPTIONS, ...inspect, join(SERVER, 'dev.ts')], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'development', NODE_COMPILE_CACHE: join(CACHE, 'compiled') },
    onFailure: (how) =>
      say(`The server exited (${how}). It restarts on the next save; press Ctrl-C to quit.`),
  });
  const watcher = watchServerFiles(ROOT, (path) => {
    say(`${path} changed; restarting the server.`);
    server.restart();
  });
  await stopRequested();
  const [code] = await Promise.all([server.end(), watcher.close()]);
  return code;
});

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Node options for the server.
 * @param {string[]} args
 */
function readOptions(args) {
  const unknown = args.find((arg) => !/^--inspect(=\S+)?$/.test(arg));
  // Chrome's DevTools show worker threads only with the experimental option; editors do not need it.
  if (unknown === undefined) return args.length === 0 ? [] : ['--experimental-worker-inspection', ...args];
  throw new UserError(`There is no option ${unknown}. "npm run dev" takes only --inspect or --inspect=PORT.`);
}
