import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tempDir, tempFile } from '../testing/temp-dir.ts';
import { readChunks } from './chunks.ts';

async function toText(path: string, onBytes?: (bytes: number) => void): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(path, onBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('reading the bytes of a file', () => {
  it('decompresses by content, whatever the name says', async () => {
    const dir = await tempDir({});
    await writeFile(join(dir, 'plain.gz'), 'not zipped');
    await writeFile(join(dir, 'zipped.json'), gzipSync('zipped'));
    expect(await toText(join(dir, 'plain.gz'))).toBe('not zipped');
    expect(await toText(join(dir, 'zipped.json'))).toBe('zipped');
  });

  it('reads files of zero and one byte, and concatenated gzip parts', async () => {
    const dir = await tempDir({ none: '', one: 'x' });
    await writeFile(join(dir, 'parts'), Buffer.concat([gzipSync('ab'), gzipSync('cd')]));
    expect(await toText(join(dir, 'none'))).toBe('');
    expect(await toText(join(dir, 'one'))).toBe('x');
    expect(await toText(join(dir, 'parts'))).toBe('abcd');
  });

  it('reports the bytes on disk', async () => {
    const zipped = gzipSync('a'.repeat(1_000_000));
    const path = await tempFile('file', zipped);
    let seen = 0;
    await toText(path, (bytes) => {
      seen += bytes;
    });
    expect(seen).toBe(zipped.length);
  });

  it('names the file and the solution if it is truncated or damaged', async () => {
    const zipped = gzipSync(JSON.stringify(Array.from({ length: 5000 }, (_, index) => index * 7919)));
    const cut = await tempFile('cut.json', zipped.subarray(0, zipped.length / 2));
    await expect(toText(cut)).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(/cut\.json is cut short or damaged .*fetch it again/),
    });
    const damaged = Buffer.from(zipped);
    damaged.fill(0xff, 200, 300);
    const path = await tempFile('damaged.json', damaged);
    await expect(toText(path)).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('says so if there is no such file', async () => {
    await expect(toText('/nowhere/at/all.json')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('closes the file if the reader stops early', async () => {
    const path = await tempFile('large', 'x'.repeat(2_000_000));
    for await (const chunk of readChunks(path)) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
  });
});
