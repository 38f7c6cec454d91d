import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { miniDecks, trinkets, writeMiniMirror } from '../../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { dataPaths, findPlayerFile, playerFilePath } from '../../packages/snapshot/src/index.ts';
import { newPerson, type Person, register, secured } from './account.ts';
import { runToEnd, startSite } from './run-site.ts';
import { userCommandIn } from './user-command.ts';

/** The lines of a shareable deck of the small catalog. */
export const SHAREABLE = [
  'Commander',
  '1 Azure Archivist',
  '',
  'Deck',
  ...trinkets(21, 79).map((name) => `1 ${name}`),
  '40 Island',
];

/** Long enough for background work on the busiest machine. */
const PATIENCE_MS = 120_000;

/** A separate site on a small catalog with real decks, and one of its staff. */
export type PlayersSite = {
  address: string;
  staff: Person & { secret: string };
  /** Rebuilds the statistics once players have shared this many counting decks, and waits until they are served. */
  rebuild: (sharedDecks: number) => Promise<void>;
  close: () => Promise<void>;
};

export async function startPlayersSite(): Promise<PlayersSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-players-'));
  const dataDir = join(folder, 'data');
  const pipeline = (...args: string[]) => runToEnd(['apps/pipeline/src/main.ts', ...args], dataDir);
  writeMiniMirror(join(folder, 'mirror'));
  writeFileSync(join(folder, 'decks.jsonl'), miniDecks());
  await pipeline('ingest', '--from', join(folder, 'mirror'));
  await pipeline('ingest', 'decks', join(folder, 'decks.jsonl'), '--source', 'club', '--rights', 'own');
  await pipeline('build');
  const site = await startSite({ dataDir });
  const served = async () => (await (await fetch(`${site.address}/healthz`)).json()).snapshot?.id;
  const sharedDecks = () => findPlayerFile(playerFilePath(dataPaths(dataDir), 'decks'))?.rows;
  const close = async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const staff = newPerson('Stefanie');
  let secret = '';
  try {
    ({ secret } = await secured(site.address, staff, await register(site.address, staff)));
    userCommandIn(dataDir, 'role', staff.email, '--staff', '--unconfirmed');
    // Also written at the start.
    await expect.poll(sharedDecks, { timeout: PATIENCE_MS }).toBe(0);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address: site.address,
    staff: { ...staff, secret },
    rebuild: async (shared) => {
      const before = await served();
      // The site writes the file for the build some seconds after a change.
      await expect.poll(sharedDecks, { timeout: PATIENCE_MS }).toBe(shared);
      await pipeline('build');
      await expect.poll(served, { timeout: PATIENCE_MS }).not.toBe(before);
    },
    close,
  };
}
