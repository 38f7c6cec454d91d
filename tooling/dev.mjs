// `npm run dev`: from a bare clone to a site that follows its sources. Vite brings changes of pages into open ones; a
// change of what the server is made of replaces the server. Runs under any Node from 20 on and needs no package.
// `npm run dev -- --inspect`: also opens the server to a debugger; --inspect-brk waits for it, =PORT chooses a port.
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
  toolEnv,
  untilTold,
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

  // Of a package that is there only now.
  const { watchServerFiles } = await import('./lib/server-files.mjs');
  const server = keepRunning(node, [...NODE_OPTIONS, ...inspect, join(SERVER, 'dev.ts')], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'development', NODE_COMPILE_CACHE: join(CACHE, 'compiled') },
    onFailure: (how) =>
      say(`The server ended (${how}). It starts again with the next save; Ctrl-C ends all.`),
  });
  const watcher = watchServerFiles(ROOT, (path) => {
    say(`${path} changed: the server starts anew.`);
    server.restart();
  });
  await untilTold();
  const [code] = await Promise.all([server.end(), watcher.close()]);
  return code;
});

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Options of Node for the server.
 * @param {string[]} args
 */
function readOptions(args) {
  const unknown = args.find((arg) => !/^--inspect(-brk)?(=\S+)?$/.test(arg));
  // Chrome's tools see workers by the experimental option alone; those of editors do without.
  if (unknown === undefined) return args.length === 0 ? [] : ['--experimental-worker-inspection', ...args];
  throw new UserError(`There is no option ${unknown}. "npm run dev" takes --inspect and --inspect-brk.`);
}
