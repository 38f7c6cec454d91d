import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPaths, playerFilePath, readPlayerFile } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PlayerFiles } from './player-files.ts';

const Row = z.object({ number: z.number() });

let folder: string;
let files: PlayerFiles;
let logged: string[];
/** What the database would hold, how often it was read, and why it cannot be. */
let number: number;
let reads: number;
let away: Error | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-player-files-'));
  [logged, number, reads, away] = [[], 1, 0, null];
  files = new PlayerFiles({ paths: dataPaths(folder), log: (line) => void logged.push(line), delayMs: 30 });
  files.register('votes', async function* () {
    reads += 1;
    if (away) throw away;
    yield { number };
  });
});
afterEach(async () => {
  away = null;
  await files.stop();
  rmSync(folder, { recursive: true, force: true });
});

const written = () => {
  const [row] = readPlayerFile(playerFilePath(dataPaths(folder), 'votes'), Row);
  return row?.number;
};

describe('PlayerFiles', () => {
  it('writes at the start, and clears what a killed site left', async () => {
    const { players } = dataPaths(folder);
    mkdirSync(players, { recursive: true });
    writeFileSync(join(players, '.tmp-1-abc'), 'half a row');
    files.start();
    await vi.waitFor(() => expect(written()).toBe(1));
    expect(readdirSync(players)).toEqual(['votes.jsonl']);
  });

  it('writes once for many changes, and again for a later one', async () => {
    for (number = 2; number < 50; number += 1) files.changed('votes');
    expect(reads).toBe(0);
    await vi.waitFor(() => expect(written()).toBe(50));
    expect(reads).toBe(1);
    number = 51;
    files.changed('votes');
    await vi.waitFor(() => expect(written()).toBe(51));
    expect(reads).toBe(2);
  });

  it('is not put off by changes that never end', async () => {
    const going = setInterval(() => files.changed('votes'), 3);
    await vi.waitFor(() => expect(written()).toBe(1));
    clearInterval(going);
  });

  it('writes at the stop what has changed, and nothing after it', async () => {
    number = 7;
    files.changed('votes');
    await files.stop();
    expect(written()).toBe(7);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    files.changed('votes');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(reads).toBe(1);
  });

  it('logs a failure, keeps the file and tries again', async () => {
    files.start();
    await vi.waitFor(() => expect(written()).toBe(1));
    [number, away] = [2, new Error('the database is away')];
    files.changed('votes');
    await vi.waitFor(() => expect(logged.length).toBeGreaterThan(1));
    expect(logged[0]).toBe(
      'The players\' file "votes" could not be written and will be tried again: "the database is away"',
    );
    expect(written()).toBe(1);
    away = null;
    await vi.waitFor(() => expect(written()).toBe(2), { timeout: 5000 });
  });

  it('writes again what changed while it was being written', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let current = 1;
    files.register('slow', async function* () {
      const seen = current;
      begun.resolve();
      if (seen === 1) await gate.promise;
      yield { number: seen };
    });
    files.changed('slow');
    await begun.promise;
    current = 2;
    files.changed('slow');
    gate.resolve();
    const path = playerFilePath(dataPaths(folder), 'slow');
    await vi.waitFor(() => expect([...readPlayerFile(path, Row)]).toEqual([{ number: 2 }]));
  });

  it('does nothing for a name that nobody registered', async () => {
    files.changed('decks');
    await files.stop();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('logs a folder that cannot be made, and writes once it can', async () => {
    const { lake, players } = dataPaths(folder);
    mkdirSync(lake);
    writeFileSync(players, 'in the way');
    files.changed('votes');
    await vi.waitFor(() => expect(logged[0]).toContain('could not be written'));
    rmSync(players);
    await vi.waitFor(() => expect(written()).toBe(1), { timeout: 5000 });
  });
});
