import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeOnce } from './made-once.mjs';

const HASH = 'a'.repeat(64);
/** No process has this number: Linux uses none above 2^22. */
const NOBODY = 2 ** 22 + 1;
let store = '';

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'deckwright-made-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

describe('madeOnce', () => {
  it('makes a folder once and returns it again', async () => {
    let made = 0;
    const make = async (folder: string) => {
      made += 1;
      writeFileSync(join(folder, 'part'), `${made}`);
    };
    const first = await madeOnce('thing', HASH, make, store);
    expect(await madeOnce('thing', HASH, make, store)).toBe(first);
    expect([made, readFileSync(join(first, 'part'), 'utf8')]).toEqual([1, '1']);
    expect(readdirSync(store)).toEqual([`thing-${HASH.slice(0, 16)}`]);
  });

  it('makes it for one of several simultaneous callers; the others wait', async () => {
    let making = 0;
    const make = async (folder: string) => {
      making += 1;
      await new Promise((resolve) => setImmediate(resolve));
      writeFileSync(join(folder, 'part'), 'whole');
    };
    const folders = await Promise.all(Array.from({ length: 5 }, () => madeOnce('thing', HASH, make, store)));
    expect(new Set(folders).size).toBe(1);
    expect(making).toBe(1);
  });

  it('makes it again from other sources', async () => {
    const make = async () => {};
    const first = await madeOnce('thing', HASH, make, store);
    expect(await madeOnce('thing', 'b'.repeat(64), make, store)).not.toBe(first);
    expect(existsSync(first)).toBe(true);
  });

  it('takes over from a process that died, with nothing of what it left', async () => {
    const folder = join(store, `thing-${HASH.slice(0, 16)}`);
    writeFileSync(`${folder}.lock`, `${NOBODY}`);
    mkdirSync(`${folder}.tmp`);
    writeFileSync(join(`${folder}.tmp`, 'half'), '');
    await madeOnce('thing', HASH, async (target) => writeFileSync(join(target, 'part'), ''), store);
    expect(readdirSync(folder)).toEqual(['part']);
  });

  it('leaves nothing behind on failure, and tries again', async () => {
    const fail = async (folder: string) => {
      writeFileSync(join(folder, 'half'), '');
      throw new Error('no room');
    };
    await expect(madeOnce('thing', HASH, fail, store)).rejects.toThrow('no room');
    expect(readdirSync(store)).toEqual([]);
    await madeOnce('thing', HASH, async () => {}, store);
    expect(readdirSync(store)).toHaveLength(1);
  });

  it('removes what was made from older sources and has not been used for a day', async () => {
    const old = await madeOnce('thing', HASH, async () => {}, store);
    const other = await madeOnce('other', HASH, async () => {}, store);
    const before = new Date(Date.now() - 90_000_000);
    utimesSync(old, before, before);
    utimesSync(other, before, before);
    await madeOnce('thing', 'c'.repeat(64), async () => {}, store);
    expect([existsSync(old), existsSync(other)]).toEqual([false, true]);
  });
});
