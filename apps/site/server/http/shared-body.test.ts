import { describe, expect, it } from 'vitest';
import { compressBrotli } from './encoding.ts';
import { sharedBody, sharedReencode } from './shared-body.ts';

const LARGE = Uint8Array.from({ length: 300_001 }, (_, at) => at % 251);

describe('a large body', () => {
  it('is sent in parts that are views of it, one at a time', async () => {
    const body = sharedBody(LARGE);
    if (!(body instanceof ReadableStream)) throw new Error('It was to be a stream.');
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    // 4 × 65,536 = 262,144; 300,001 − 262,144 = 37,857.
    expect(parts.map(({ byteLength }) => byteLength)).toEqual([65_536, 65_536, 65_536, 65_536, 37_857]);
    expect(parts.every(({ buffer }) => buffer === LARGE.buffer)).toBe(true);
    expect(Buffer.concat(parts).equals(LARGE)).toBe(true);
  });

  it('of an exact number of parts has no empty one', async () => {
    const sizes: number[] = [];
    const body = sharedBody(LARGE.slice(0, 4 * 65_536));
    if (body instanceof ReadableStream) for await (const part of body) sizes.push(part.byteLength);
    expect(sizes).toEqual([65_536, 65_536, 65_536, 65_536]);
  });

  it('is unpacked once for all who read it at the same time', async () => {
    const packed = await compressBrotli(LARGE);
    const bodies = await Promise.all(Array.from({ length: 20 }, () => sharedReencode(packed, 'identity')));
    expect(new Set(bodies).size).toBe(1);
    expect(await sharedReencode(packed, 'identity')).toBe(bodies[0]);
    expect(Buffer.from(bodies[0] ?? []).equals(LARGE)).toBe(true);
    expect((await sharedReencode(packed, 'gzip')).byteLength).toBeLessThan(LARGE.byteLength);
  });
});

it('a small body is handed over as it is', () => {
  const small = LARGE.slice(0, 1_000);
  expect(sharedBody(small)).toBe(small);
});
