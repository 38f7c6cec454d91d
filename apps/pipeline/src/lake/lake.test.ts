import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPaths, writeJsonLines } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonFile, readJsonLines } from './json-lines.ts';
import { readCurrent, readMeta, removeUnused, writeCurrent, writeLakeFolder } from './lake.ts';
import { DecksMeta, EMPTY_LAKE } from './lake-schemas.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-lake-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const writeDecks = (records: unknown[], rights = 'own') =>
  writeLakeFolder(dataPaths(dataDir), 'decks', 'club-', async (folder) => ({
    files: { 'decks.jsonl': writeJsonLines(join(folder, 'decks.jsonl'), records) },
    meta: { source: 'club', rights, decks: records.length, rejected: 0 },
  }));

describe('writeLakeFolder', () => {
  it('names the folder by its content and keeps an existing one', async () => {
    const first = await writeDecks([{ id: 'a' }]);
    expect(first.name).toMatch(/^club-[0-9a-f]{16}$/);
    expect(await writeDecks([{ id: 'a' }])).toEqual({ name: first.name, created: false });
    expect((await writeDecks([{ id: 'b' }])).name).not.toBe(first.name);
    expect((await writeDecks([{ id: 'a' }], 'licensed')).name).not.toBe(first.name);
    expect(readMeta(dataPaths(dataDir), 'decks', first.name, DecksMeta)).toMatchObject({
      source: 'club',
      rights: 'own',
      decks: 1,
    });
  });

  it('replaces a folder that lost a part', async () => {
    const { name } = await writeDecks([{ id: 'a' }]);
    const path = join(dataPaths(dataDir).decks, name, 'decks.jsonl');
    truncateSync(path, 3);
    expect(await writeDecks([{ id: 'a' }])).toEqual({ name, created: true });
    expect(readFileSync(path, 'utf8')).toBe('{"id":"a"}\n');
  });

  it('leaves nothing behind if the source fails midway', async () => {
    const failing = writeLakeFolder(dataPaths(dataDir), 'decks', 'club-', async (folder) => {
      writeFileSync(join(folder, 'decks.jsonl'), 'half');
      throw new Error('broken off');
    });
    await expect(failing).rejects.toThrow('broken off');
    expect(readdirSync(dataPaths(dataDir).decks)).toEqual([]);
  });
});

describe('what is current', () => {
  it('is nothing at first, and then what was written', () => {
    const paths = dataPaths(dataDir);
    expect(readCurrent(paths)).toEqual(EMPTY_LAKE);
    writeCurrent(paths, { ...EMPTY_LAKE, catalogue: 'abc', decks: ['one', 'two'] });
    expect(readCurrent(paths)).toMatchObject({ catalogue: 'abc', decks: ['one', 'two'], prices: [] });
  });

  it('is refused if the file is damaged', () => {
    const paths = dataPaths(dataDir);
    mkdirSync(paths.lake, { recursive: true });
    for (const content of ['{"format":', '{"format":"deckwright-lake","version":2}']) {
      writeFileSync(paths.lakeCurrent, content);
      expect(() => readCurrent(paths)).toThrow(expect.objectContaining({ code: 'data-loss' }));
    }
  });

  it('decides which folders are removed; without the file none are', async () => {
    const paths = dataPaths(dataDir);
    const used = await writeDecks([{ id: 'a' }]);
    const unused = await writeDecks([{ id: 'b' }]);
    removeUnused(paths);
    expect(existsSync(join(paths.decks, unused.name))).toBe(true);
    writeCurrent(paths, { ...EMPTY_LAKE, decks: [used.name] });
    removeUnused(paths);
    expect(readdirSync(paths.decks)).toEqual([used.name]);
  });
});

describe('readJsonLines', () => {
  const Record = z.object({ name: z.string() });
  const path = () => join(dataDir, 'lines.jsonl');

  it('returns the records of a file of any length, across chunk boundaries', () => {
    const records = Array.from({ length: 30_000 }, (_, index) => ({
      name: `Lim-Dûl’s Vault ${index} ${'x'.repeat(index % 97)}`,
    }));
    const facts = writeJsonLines(path(), records);
    let bytes = 0;
    const read = [
      ...readJsonLines(path(), facts, Record, (more) => {
        bytes += more;
      }),
    ];
    expect(read).toEqual(records);
    expect(bytes).toBe(facts.bytes);
    expect(bytes).toBeGreaterThan(2 << 20);
  });

  it('returns nothing for an empty file', () => {
    expect([...readJsonLines(path(), writeJsonLines(path(), []), Record)]).toEqual([]);
  });

  it('refuses a changed, truncated or missing file and another shape', () => {
    const facts = writeJsonLines(path(), [{ name: 'a' }, { name: 'b' }]);
    const read = () => [...readJsonLines(path(), facts, Record)];
    writeFileSync(path(), '{"name":"a"}\n{"name":"c"}\n');
    expect(read).toThrow(/lines\.jsonl is damaged \(its checksum is wrong\)/);
    writeFileSync(path(), '{"name":"a"}\n{"na');
    expect(read).toThrow(/a line is no JSON/);
    rmSync(path());
    expect(read).toThrow(/it cannot be read/);
    const other = writeJsonLines(path(), [{ title: 'a' }]);
    expect(() => [...readJsonLines(path(), other, Record)]).toThrow(/another shape/);
  });
});

describe('readJsonFile', () => {
  it('returns the value or refuses a changed file', () => {
    const path = join(dataDir, 'sets.json');
    const facts = writeJsonLines(path, [['a']]);
    expect(readJsonFile(path, facts, z.array(z.string()))).toEqual(['a']);
    writeFileSync(path, '["b"]\n');
    expect(() => readJsonFile(path, facts, z.array(z.string()))).toThrow(
      expect.objectContaining({ code: 'data-loss' }),
    );
  });
});
