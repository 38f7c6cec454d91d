import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPaths, playerFilePath, readPlayerFile, writePlayerFile } from '@deckwright/snapshot';
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
/** The writing begun last, over once its outcome is known to the files. */
let writing: Promise<unknown>;

beforeEach(() => {
  // Pauses pass when a test says so; files are written in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-player-files-'));
  [logged, number, reads, away] = [[], 1, 0, null];
  writing = Promise.resolve();
  files = new PlayerFiles({
    paths: dataPaths(folder),
    log: (line) => void logged.push(line),
    write: (...args) => {
      const done = writePlayerFile(...args);
      writing = done.catch(() => undefined);
      return done;
    },
  });
  files.register('votes', async function* () {
    reads += 1;
    if (away) throw away;
    yield { number };
  });
});
afterEach(async () => {
  away = null;
  await files.stop();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** Until what is being written is there, or has failed, and the next time is planned. */
async function ended(): Promise<void> {
  await writing;
  await vi.advanceTimersByTimeAsync(0);
}

/** Goes on to the time that is planned, and to the end of what is written then. */
async function planned(): Promise<void> {
  expect(vi.getTimerCount()).toBe(1);
  vi.runOnlyPendingTimers();
  await ended();
}

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
    await ended();
    expect(written()).toBe(1);
    expect(readdirSync(players)).toEqual(['votes.jsonl']);
  });

  it('writes once for many changes, four seconds after the first, and again for a later one', async () => {
    for (number = 2; number < 50; number += 1) files.changed('votes');
    vi.advanceTimersByTime(3999);
    expect(reads).toBe(0);
    vi.advanceTimersByTime(1);
    await ended();
    expect([written(), reads]).toEqual([50, 1]);
    number = 51;
    files.changed('votes');
    await planned();
    expect([written(), reads]).toEqual([51, 2]);
  });

  it('is not put off by changes that never end', async () => {
    for (let second = 0; second < 5; second += 1) {
      files.changed('votes');
      vi.advanceTimersByTime(1000);
    }
    await ended();
    expect(written()).toBe(1);
  });

  it('writes at the stop what has changed, and nothing after it', async () => {
    number = 7;
    files.changed('votes');
    await files.stop();
    expect(written()).toBe(7);
    files.changed('votes');
    expect(vi.getTimerCount()).toBe(0);
    expect(reads).toBe(1);
  });

  it('logs a failure, keeps the file and tries again', async () => {
    files.start();
    await ended();
    expect(written()).toBe(1);
    [number, away] = [2, new Error('the database is away')];
    files.changed('votes');
    await planned();
    await planned();
    const line =
      'The players\' file "votes" could not be written and will be tried again: "the database is away"';
    expect(logged).toEqual([line, line]);
    expect(written()).toBe(1);
    away = null;
    await planned();
    expect(written()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
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
    vi.runOnlyPendingTimers();
    await begun.promise;
    current = 2;
    files.changed('slow');
    gate.resolve();
    await ended();
    const path = playerFilePath(dataPaths(folder), 'slow');
    expect([...readPlayerFile(path, Row)]).toEqual([{ number: 1 }]);
    await planned();
    expect([...readPlayerFile(path, Row)]).toEqual([{ number: 2 }]);
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
    await planned();
    expect(logged[0]).toContain('could not be written');
    rmSync(players);
    await planned();
    expect(written()).toBe(1);
  });
});
