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
import { dirname, join } from 'node:path';
import { dataPaths, holdLock } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openControlPort } from './control-port.ts';
import { dumpEmbedded } from './dump-embedded.ts';

const DUMP = { migrations: [], tables: [{ name: 'users', rows: 1 }] };

let folder = '';
let dataDir = '';
let target = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-dump-'));
  [dataDir, target] = [join(folder, 'data'), join(folder, 'backup')];
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  mkdirSync(target);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Dumps while a site runs that writes like this. */
async function dumpWhile(write: (into: string) => void) {
  const lock = holdLock(dataPaths(dataDir).siteLock, 'site');
  const dump = async (into: string) => {
    write(into);
    return DUMP;
  };
  const verbs = { dump } as unknown as Parameters<typeof openControlPort>[0]['verbs'];
  const close = await openControlPort({ dataDir, verbs, log: () => undefined });
  try {
    return await dumpEmbedded(dataDir, target);
  } finally {
    await close();
    lock.release();
  }
}

const left = () => readdirSync(dataDir).filter((name) => name.startsWith('.tmp-'));

describe('a dump by the site that runs', () => {
  it('is written within the data folder, the only one that the site may write, and taken from there', async () => {
    let into = '';
    const dumped = await dumpWhile((given) => {
      into = given;
      writeFileSync(join(given, 'users.jsonl'), 'one\n');
    });
    expect(dumped).toEqual(DUMP);
    expect(dirname(into)).toBe(dataDir);
    expect(readFileSync(join(target, 'users.jsonl'), 'utf8')).toBe('one\n');
    expect(left()).toEqual([]);
  });

  it('leaves nothing when it fails, and removes what a killed backup left an hour ago', async () => {
    const [old, young] = [join(dataDir, '.tmp-dump-old'), join(dataDir, '.tmp-dump-young')];
    for (const path of [old, young]) mkdirSync(path);
    const before = new Date(Date.now() - 3_660_000);
    utimesSync(old, before, before);
    const failing = dumpWhile((given) => {
      writeFileSync(join(given, 'users.jsonl'), 'half');
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    });
    await expect(failing).rejects.toThrow('no room left');
    expect(left()).toEqual(['.tmp-dump-young']);
    expect(existsSync(join(target, 'users.jsonl'))).toBe(false);
  });
});
