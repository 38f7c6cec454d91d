import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
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

describe('compressBrotli', () => {
  it('lets go of its input before a full garbage collection', async () => {
    setFlagsFromString('--expose-gc');
    const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc');
    collect();
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 20; i++) await compressBrotli(new Uint8Array(1_000_000));
    // The second frees what the first moved.
    collect({ type: 'minor' });
    collect({ type: 'minor' });
    // Freed in the background. Inputs that wait for a full collection are 20 MB; the last one or two may still be on
    // the stack, and Node's compressors have up to 16 kB each.
    await vi.waitFor(() => expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000));
  });
});
