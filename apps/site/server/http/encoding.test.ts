import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compressBrotli, reencode } from './encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['br;q=x', 'identity'],
    [null, 'identity'],
  ])('answers %s with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('reencode', () => {
  it('returns the content in an encoding the client accepts', async () => {
    const content = new TextEncoder().encode('card '.repeat(1000));
    const stored = await compressBrotli(content);
    expect(stored.byteLength).toBeLessThan(100);
    expect(new Uint8Array(brotliDecompressSync(await reencode(stored, 'br')))).toEqual(content);
    expect(new Uint8Array(gunzipSync(await reencode(stored, 'gzip')))).toEqual(content);
    expect(await reencode(stored, 'identity')).toEqual(content);
  });
});
