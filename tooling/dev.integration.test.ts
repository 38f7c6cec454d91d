import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userCalls } from '../apps/site/server/testing/user-calls.ts';
import { madeDatabase } from './lib/made-once.mjs';
import { type Clone, cloneProject } from './testing/clone.ts';

const PATIENCE = { timeout: 120_000, interval: 100 };

const folder = temporaryFolder();
let clone: Clone;
let dev: ReturnType<typeof startDev>;
const calls = userCalls(() => dev.address());

/** `npm run dev` in the clone, in a separate process group; as under npm, it stops when its parent dies. */
function startDev() {
  const child = spawn(process.execPath, ['tooling/dev.mjs'], {
    cwd: clone.root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      npm_lifecycle_event: 'dev',
      DATA_DIR: folder.path,
      HOST: '127.0.0.1',
      PORT: '0',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const addresses = (): string[] => [...said.matchAll(/ready at (\S+)/g)].map(([, address = '']) => address);
  return {
    said: () => said,
    address: () => addresses().at(-1) ?? '',
    /** How often the server has started. */
    starts: () => addresses().length,
    /** Signals the whole group, as a terminal does. */
    end: async (): Promise<number | null> => {
      if (child.exitCode !== null || child.pid === undefined) return child.exitCode;
      process.kill(-child.pid, 'SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

beforeAll(async () => {
  clone = cloneProject();
  await publishTiny(folder.path);
  cpSync(await madeDatabase(), folder.path, { recursive: true });
  dev = startDev();
  await vi.waitFor(() => expect(dev.starts(), dev.said()).toBe(1), PATIENCE);
});
afterAll(async () => {
  await dev.end();
  clone.remove();
  folder.remove();
});

const page = async (path: string): Promise<string> => (await fetch(`${dev.address()}${path}`)).text();

describe('npm run dev', () => {
  it('does not prepare anything again', () => {
    expect(dev.said().match(/done in .*/g)).toEqual([
      expect.stringContaining('(nothing to do)'),
      expect.stringContaining('(nothing to do)'),
      expect.stringContaining('(nothing to do)'),
    ]);
  });

  it('serves a changed page without a restart', async () => {
    expect(await page('/')).not.toContain('data-changed');
    clone.edit('apps/site/app/features/home/home-screen.tsx', '<h1 ', '<h1 data-changed="yes" ');
    await vi.waitFor(async () => expect(await page('/')).toContain('data-changed="yes"'), PATIENCE);
    expect(dev.starts()).toBe(1);
  });

  it('restarts the server when its code or that of a worker changes, and keeps accounts', async () => {
    const user = await calls.register();
    await calls.change(user, { saltLevel: 2 });
    expect((await fetch(`${dev.address()}/api/v1/pages/cards/beacon`)).status).toBe(200);
    clone.edit('apps/site/server/routes/health.ts', "'ok'", "'changed'");
    clone.edit(
      'packages/answers/src/engine/engine-worker.ts',
      "case 'card':",
      "case 'card': throw new AppError('not-found', 'The worker was changed.');",
    );
    await vi.waitFor(() => expect(dev.starts(), dev.said()).toBe(2), PATIENCE);
    expect(await page('/healthz')).toContain('"status":"changed"');
    expect(await page('/api/v1/pages/cards/beacon')).toContain('The worker was changed.');
    expect((await calls.signIn(user.email)).profile.saltLevel).toBe(2);
    expect(await page('/commanders/cyr-the-lone')).toContain('Cyr the Lone');
  });

  it('leaves no server behind when it is stopped', async () => {
    const address = dev.address();
    expect(await dev.end()).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });
});
