import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeMiniMirror } from '../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { freePort } from '../apps/site/server/testing/free-port.ts';
import { ensurePagesBuilt } from './testing/made-on-demand.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-release-test-'));
/** An empty folder that the release is unpacked into, with nothing of ours above it. */
const unpacked = join(folder, 'empty');
let root = '';
let printed = '';

function run(command: string, args: string[], env: Record<string, string> = {}, cwd = process.cwd()) {
  return spawnSync(command, args, {
    cwd,
    env: { PATH: '/usr/bin:/bin', HOME: folder, ...env },
    encoding: 'utf8',
  });
}

beforeAll(async () => {
  await ensurePagesBuilt();
  const made = spawnSync(process.execPath, ['tooling/release.mjs', folder, '--changed'], {
    encoding: 'utf8',
  });
  expect(made).toMatchObject({ status: 0, stderr: '' });
  printed = made.stdout;
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '';
  mkdirSync(unpacked);
  expect(run('tar', ['-xzf', join(folder, archive), '-C', unpacked])).toMatchObject({ status: 0 });
  root = join(unpacked, archive.replace('.tar.gz', ''));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is small, and has neither tests nor what builds pages', () => {
  const megabytes = Number(/(\d+) MB unpacked/.exec(printed)?.[1]);
  expect(megabytes).toBeGreaterThan(50);
  expect(megabytes).toBeLessThanOrEqual(350);
  for (const gone of ['vite', 'rolldown', 'typescript', 'vitest', '@react-router/dev'])
    expect(existsSync(join(root, 'node_modules', gone)), gone).toBe(false);
  const tests = ['apps', 'packages', 'tooling'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true }).filter((name) => /\.test\.tsx?$/.test(`${name}`)),
  );
  expect(tests).toEqual([]);
});

it('has the template of new databases', () => {
  expect(readdirSync(join(root, 'packages/database/build'))).toEqual([
    expect.stringMatching(/^template-\d+\.\d+\.\d+\.gz$/),
  ]);
});

it('reads data, builds and starts in an empty folder, without a build, a network or another Node', async () => {
  const node = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const port = await freePort();
  const env = { DATA_DIR: join(folder, 'var'), PORT: `${port}`, HOST: '127.0.0.1', LOG_FORMAT: 'text' };
  writeMiniMirror(join(folder, 'mirror'));
  for (const args of [['ingest', '--from', join(folder, 'mirror')], ['build'], ['status']]) {
    const { status, stderr } = run(node, ['tooling/deckwright.mjs', ...args], env, root);
    expect({ status, stderr }, args.join(' ')).toMatchObject({ status: 0 });
  }
  const site: ChildProcess = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', 'apps/site/server/main.ts'],
    {
      cwd: root,
      env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...env },
    },
  );
  let said = '';
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  const ended = new Promise((resolve) => site.once('close', resolve));
  try {
    await vi.waitFor(() => expect(said).toContain('is ready at'), { timeout: 120_000, interval: 250 });
    const at = `http://127.0.0.1:${port}`;
    for (const path of [
      '/',
      '/commanders',
      '/cards',
      '/search',
      '/api/docs',
      '/api/v1/search?q=t:creature',
      '/favicon.ico',
    ])
      expect([path, (await fetch(at + path)).status]).toEqual([path, 200]);
    const html = await (await fetch(at)).text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    expect((await fetch(at + script)).status).toBe(200);
  } finally {
    site.kill('SIGTERM');
  }
  expect({ code: await ended, said }).toMatchObject({ code: 0 });
  expect(said).not.toMatch(/\n\s+at /);
}, 300_000);
