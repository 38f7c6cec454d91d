import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniDecks, trinkets, writeMiniMirror } from '../../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { newPerson, type Person } from './account.ts';
import { freePort, until } from './real-data.ts';
import { finished, run } from './run-site.ts';

/** The lines of a deck of the small catalogue that may be shared. */
export const SHAREABLE = [
  'Commander',
  '1 Azure Archivist',
  '',
  'Deck',
  ...trinkets(21, 79).map((name) => `1 ${name}`),
  '40 Island',
];

/** A site of its own on a small catalogue with real decks, and one of its staff. */
export type PlayersSite = {
  address: string;
  staff: Person;
  /** Builds the statistics anew and waits until they are served. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startPlayersSite(): Promise<PlayersSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-players-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = { PORT: `${port}` };
  const done = async (...args: string[]) => {
    if ((await finished(run(args, dataDir, env))) !== 0) throw new Error(`${args.join(' ')} failed`);
  };
  const pipeline = (...args: string[]) => done('apps/pipeline/src/main.ts', ...args);
  const served = async () => (await (await fetch(`${address}/healthz`)).json()).snapshot?.id;
  let site = null as ReturnType<typeof run> | null;
  const start = async () => {
    site = run(['apps/site/server/main.ts'], dataDir, env);
    await until(async () => typeof (await served()) === 'string');
  };
  const stop = async () => {
    if (!site) return;
    const ended = finished(site);
    site.kill('SIGTERM');
    await ended;
    site = null;
  };
  writeMiniMirror(join(folder, 'mirror'));
  writeFileSync(join(folder, 'decks.jsonl'), miniDecks());
  await pipeline('ingest', '--from', join(folder, 'mirror'));
  await pipeline('ingest', 'decks', join(folder, 'decks.jsonl'), '--source', 'club', '--rights', 'own');
  await pipeline('build');
  await start();
  const staff = newPerson('Stefanie');
  await fetch(`${address}/api/users/register`, {
    method: 'POST',
    body: JSON.stringify({
      email: staff.email,
      password: staff.password,
      username: staff.name,
      consents: { terms: true, privacy: true },
    }),
  });
  await stop();
  await done('e2e/support/make-staff.ts');
  await start();
  return {
    address,
    staff,
    rebuild: async () => {
      const before = await served();
      // The file for the build is written some seconds after a change.
      await until(async () => {
        await pipeline('build');
        return (await served()) !== before;
      });
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
