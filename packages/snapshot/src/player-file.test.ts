import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataPaths } from './data-folder.ts';
import { findPlayerFile, playerFilePath, readPlayerFile, writePlayerFile } from './player-file.ts';

const WHEN = '2026-11-22T11:00:00.000Z';
const Row = z.object({ key: z.string(), count: z.number() });
type Row = z.infer<typeof Row>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-players-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* toRows(rows: readonly object[]): AsyncGenerator<object> {
  yield* rows;
}

const write = (rows: readonly object[]) => writePlayerFile(dataPaths(folder), 'votes', toRows(rows), WHEN);
const path = () => playerFilePath(dataPaths(folder), 'votes');
const read = () => [...readPlayerFile(path(), Row)];

const ROWS: Row[] = [
  { key: 'sol-ring', count: 3 },
  { key: 'lim-dûls-vault', count: 1 },
];

describe('a player file', () => {
  it('returns what was written, with its count and time', async () => {
    const facts = await write(ROWS);
    expect(facts).toMatchObject({ rows: 2, writtenAt: WHEN });
    expect(findPlayerFile(path())).toEqual(facts);
    expect(read()).toEqual(ROWS);
    expect(readdirSync(dataPaths(folder).players)).toEqual(['votes.jsonl']);
  });

  it('may be empty, and is null if it was never written', async () => {
    expect(findPlayerFile(path())).toBeNull();
    await write([]);
    expect(findPlayerFile(path())).toMatchObject({ rows: 0 });
    expect(read()).toEqual([]);
  });

  it('stays unchanged if the rows cannot be read to their end', async () => {
    await write(ROWS);
    async function* broken(): AsyncGenerator<object> {
      yield { key: 'sol-ring', count: 9 };
      throw new Error('the database is away');
    }
    await expect(writePlayerFile(dataPaths(folder), 'votes', broken(), WHEN)).rejects.toThrow('away');
    expect(read()).toEqual(ROWS);
    expect(readdirSync(dataPaths(folder).players)).toEqual(['votes.jsonl']);
  });

  it('is refused if truncated anywhere, or if any byte is changed', async () => {
    await write(ROWS);
    const whole = readFileSync(path());
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), (length) => {
        writeFileSync(path(), whole.subarray(0, length));
        expect(read).toThrow(/is damaged \(.*Delete it; the site writes it anew when it starts\./);
      }),
    );
    const changed = whole.toString('utf8').replace('"count":3', '"count":4');
    writeFileSync(path(), changed);
    expect(findPlayerFile(path())).toMatchObject({ rows: 2 });
    expect(read).toThrow('its checksum is wrong');
  });

  it('is refused with an extra row, a row of another shape, and in another version', async () => {
    await write(ROWS);
    const whole = readFileSync(path(), 'utf8');
    writeFileSync(path(), `{"key":"mana-crypt","count":1}\n${whole}`);
    expect(read).toThrow('its checksum is wrong');
    await write([{ name: 'Sol Ring' }]);
    expect(read).toThrow('a row has another shape');
    writeFileSync(path(), whole.replace('"version":1', '"version":2'));
    expect(read).toThrow('of another version than 1');
    expect(() => findPlayerFile(path())).toThrow('of another version than 1');
  });

  it('can have rows longer than a chunk', async () => {
    const long = [{ key: 'x'.repeat(3_000_000), count: 1 }, ...ROWS];
    await write(long);
    expect(read()).toEqual(long);
  });
});
