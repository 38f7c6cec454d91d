// `node tooling/trials/container-build.mjs`: every step of deploy/Containerfile without a container engine. Runs COPY and RUN of the
// build stage in an empty folder, then the site from the result as the user of the last stage, who can write to nothing else than
// a data folder, and prints times and sizes. Needs root to change the user, and a network for npm.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseContainerfile, parseCopy } from '../deploy/containerfile.mjs';
import { ROOT } from '../lib/run.mjs';

const PORT = process.env.PORT ?? '3999';
const folder = mkdtempSync(join(tmpdir(), 'deckwright-container-'));
chmodSync(folder, 0o755);
const app = join(folder, 'app');
const data = join(folder, 'data');
mkdirSync(app);

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`);
/** @param {string} path */
const getSize = (path) => spawnSync('du', ['-sm', path], { encoding: 'utf8' }).stdout.split('\t')[0];

const [build, run] = parseContainerfile(readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8'));
if (!build || !run) throw new Error('deploy/Containerfile has fewer than two stages.');
try {
  // The way to the registry is this machine's; nothing else of its environment.
  const node = join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin');
  const network = Object.entries(process.env).filter(([name]) =>
    /proxy|_CERT|^npm_config_|^HOME$/i.test(name),
  );
  const env = { ...Object.fromEntries(network), PATH: `${node}:${process.env.PATH}` };
  for (const { keyword, text } of build.steps) {
    const started = performance.now();
    if (keyword === 'COPY') copyStep(text);
    else if (keyword === 'RUN') {
      const done = spawnSync('/bin/sh', ['-c', text], {
        cwd: app,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      if (done.status !== 0) throw new Error(`RUN ${text} ended with ${done.status}.`);
    }
    say(`${keyword} ${text.slice(0, 60)}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  say(
    `Contents of the image without its base: ${getSize(app)} MB, of them node_modules ${getSize(join(app, 'node_modules'))} MB`,
  );
  await runSite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} text */
function copyStep(text) {
  const { sources, target } = parseCopy(text);
  for (const source of sources) {
    const name = source.split('/').at(-1) ?? '';
    const into = target.endsWith('/') ? join(app, target, name) : join(app, target);
    // As deploy/Containerfile.containerignore leaves them out.
    const filter = (/** @type {string} */ path) =>
      !/(?:^|\/)(?:node_modules|\.git|\.cache|var|\.env|\.react-router|apps\/site\/build)$/.test(path);
    cpSync(join(ROOT, source), into, { recursive: true, filter });
  }
}

async function runSite() {
  const [uid = 0, gid = 0] = (run?.steps.find(({ keyword }) => keyword === 'USER')?.text ?? '')
    .split(':')
    .map(Number);
  const command = JSON.parse(run?.steps.findLast(({ keyword }) => keyword === 'CMD')?.text ?? '[]');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, uid, gid);
  const started = performance.now();
  const site = spawn(join(app, 'runtime', 'node'), command.slice(1), {
    cwd: app,
    uid,
    gid,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NODE_ENV: 'production',
      DATA_DIR: data,
      HOME: '/tmp',
      HOST: '127.0.0.1',
      PORT,
      LOG_FORMAT: 'text',
    },
  });
  const ended = new Promise((resolve) => site.once('close', resolve));
  /** @param {string} path */
  const getStatus = (path) =>
    fetch(`http://127.0.0.1:${PORT}${path}`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    let status = 0;
    while (status === 0 && site.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      status = await getStatus('/healthz');
    }
    // There is no data yet.
    if (status !== 503) throw new Error(`The site answers ${status} at /healthz without data.`);
    say(`Site as user ${uid}: answers after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const pipeline = spawnSync(
      join(app, 'runtime', 'node'),
      ['--disable-warning=ExperimentalWarning', 'apps/pipeline/src/main.ts', 'build', '--sample'],
      { cwd: app, uid, gid, env: { DATA_DIR: data, HOME: '/tmp' }, encoding: 'utf8' },
    );
    if (pipeline.status !== 0)
      throw new Error(`The pipeline ended with ${pipeline.status}:\n${pipeline.stderr}`);
    while (status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      status = await getStatus('/healthz');
    }
    if (status !== 200) throw new Error(`The site answers ${status} at /healthz with data.`);
    say(`With the sample: /healthz 200, / ${await getStatus('/')}, /readyz ${await getStatus('/readyz')}`);
  } finally {
    site.kill('SIGTERM');
    say(`Stopped with ${await ended}.`);
  }
}
