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
/** Fakes of the database's rows: the value, how often it was read, and the failure, if any. */
let number: number;
let reads: number;
let away: Error | null;
/** The most recent write, settled once the files know its outcome. */
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

/** Waits until the current write has succeeded or failed and the next one is scheduled. */
async function ended(): Promise<void> {
  await writing;
  await vi.advanceTimersByTimeAsync(0);
}

/** Advances to the scheduled time and waits for that write to end. */
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
  it('writes at the start, and removes what a killed site left', async () => {
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

  it('is not delayed by endless changes', async () => {
    for (let second = 0; second < 5; second += 1) {
      files.changed('votes');
      vi.advanceTimersByTime(1000);
    }
    await ended();
    expect(written()).toBe(1);
  });

  it('writes pending changes when stopped, and nothing afterwards', async () => {
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

  it('writes again what changed during a write', async () => {
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

  it('does nothing for an unregistered name', async () => {
    files.changed('decks');
    await files.stop();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('logs a folder that cannot be created, and writes once it can', async () => {
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
