import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFacts, HashedFile, writeWhole } from './hashed-file.ts';

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-hashed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const nextPath = (): string => join(folder, String(files++));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('a file written with its checksum', () => {
  it('has what was written in its order, text of any length as UTF-8, and these facts', async () => {
    const long = fc.constantFrom('a'.repeat(1_100_000), 'é'.repeat(700_000), '🂡'.repeat(400_000));
    const text = fc.oneof(
      { weight: 9, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: long },
    );
    const parts = fc.array(fc.oneof(text, fc.uint8Array()), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(parts, async (written) => {
        const path = nextPath();
        const file = new HashedFile(path);
        for (const piece of written)
          if (typeof piece === 'string') file.writeText(piece);
          else file.writeBytes(piece);
        const expected = Buffer.concat(written.map((piece) => Buffer.from(piece as string)));
        const facts = { bytes: expected.length, sha256: sha256(expected) };
        expect(file.close()).toEqual(facts);
        expect(readFileSync(path).equals(expected)).toBe(true);
        expect(await fileFacts(path)).toEqual(facts);
      }),
      { numRuns: 40 },
    );
  });

  it('is not written over another', () => {
    const path = nextPath();
    writeWhole(path, 'first');
    expect(() => writeWhole(path, 'second')).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect(readFileSync(path, 'utf8')).toBe('first');
  });
});

describe('facts of a file on disk', () => {
  it('are right at, below and above the length of the buffer', async () => {
    for (const bytes of [0, 1, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20]) {
      const content = Buffer.from(Uint8Array.from({ length: bytes }, (_, index) => (index * 31) & 0xff));
      const path = nextPath();
      writeFileSync(path, content);
      expect(await fileFacts(path)).toEqual({ bytes, sha256: sha256(content) });
    }
  });

  it('are none of a file that is not there', async () => {
    await expect(fileFacts(join(folder, 'none'))).rejects.toThrow(
      expect.objectContaining({ code: 'ENOENT' }),
    );
  });
});
