import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partsOfFile, readPart } from './file-parts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const line = (id: number): string =>
  `${JSON.stringify({ id: `d${id}`, commanders: ['A'], cards: [], companion: null, date: null, tags: [], bracket: null, url: null, hasQuantities: true })}\n`;

async function getParts(lines: readonly string[], name = 'decks.jsonl') {
  const path = join(folder, name);
  const text = lines.join('');
  writeFileSync(path, text);
  const facts = { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
  return { path, facts, text, parts: await partsOfFile(path, facts, join(folder, `${name}.index`)) };
}

const LINES = Array.from({ length: 12_000 }, (_, id) => line(id));

describe('the parts of a deck file', () => {
  it('are its whole bytes in order, each of whole lines', async () => {
    const { parts, text } = await getParts(LINES);
    expect(parts.length).toBeGreaterThan(3);
    const read = parts.map((part) => Buffer.from(readPart(part)).toString());
    expect(read.join('')).toBe(text);
    for (const part of read) expect(part.endsWith('\n')).toBe(true);
  });

  it('stay the same except around a line that was added or removed', async () => {
    const before = new Set((await getParts(LINES)).parts.map(({ sha256 }) => sha256));
    const without = await getParts(LINES.toSpliced(6000, 1), 'without.jsonl');
    expect(without.parts.filter(({ sha256 }) => !before.has(sha256)).length).toBeLessThanOrEqual(2);
    const longer = await getParts([...LINES, line(99_999)], 'longer.jsonl');
    expect(longer.parts.filter(({ sha256 }) => !before.has(sha256)).length).toBeLessThanOrEqual(2);
  });

  it('are none of an empty file, and read a last line without its end', async () => {
    expect((await getParts([])).parts).toEqual([]);
    const { parts, text } = await getParts([line(1), line(2).trimEnd()], 'open.jsonl');
    expect(parts.map((part) => Buffer.from(readPart(part)).toString()).join('')).toBe(text);
  });

  it('are refused where the file does not match its checksum, before and after they were found', async () => {
    const { path, facts, text, parts } = await getParts(LINES.slice(0, 100));
    writeFileSync(path, text.replace('"d7"', '"d8"'));
    const [first] = parts;
    expect(() => first && readPart(first)).toThrow('its checksum is wrong');
    await expect(partsOfFile(path, facts, join(folder, 'other.index'))).rejects.toThrow(
      'its checksum is wrong',
    );
    writeFileSync(path, `${text}more`);
    await expect(partsOfFile(path, facts, join(folder, 'decks.jsonl.index'))).rejects.toThrow(
      'its checksum is wrong',
    );
  });

  it('are refused where the first line is no deck', async () => {
    await expect(getParts(['{"id":1}\n'])).rejects.toThrow('it has another shape');
    await expect(getParts(['decks\n'])).rejects.toThrow('a line is no JSON');
  });
});
