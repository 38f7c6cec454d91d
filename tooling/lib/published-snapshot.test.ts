import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SNAPSHOT_VERSION } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedSnapshot, READ_VERSION } from './published-snapshot.mjs';

const ID = '0123456789abcdef';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function publish(manifest: string, id = ID): void {
  mkdirSync(join(dataDir, 'snapshots', ID), { recursive: true });
  writeFileSync(join(dataDir, 'snapshots', ID, 'manifest.json'), manifest);
  writeFileSync(join(dataDir, 'snapshots', 'current'), `${id}\n`);
}

describe('publishedSnapshot', () => {
  it('knows the version that the program reads', () => {
    expect(READ_VERSION).toBe(SNAPSHOT_VERSION);
  });

  it('finds nothing in a new folder', () => {
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'none' });
  });

  it.each([true, false])('tells a snapshot of another version, with sample %s', (sample) => {
    publish(JSON.stringify({ version: READ_VERSION - 1, sample }));
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'outdated', id: ID, sample });
  });

  it.each([
    ['of this version', JSON.stringify({ version: READ_VERSION, sample: true })],
    ['cut off', '{"version":1,"sam'],
    ['null', 'null'],
    ['no record', '[1]'],
  ])('leaves a manifest that is %s to the site', (_, manifest) => {
    publish(manifest);
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'current' });
  });

  it('leaves a pointer that is no id to the site', () => {
    publish(JSON.stringify({ version: 1 }), '../../elsewhere');
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'current' });
  });
});
