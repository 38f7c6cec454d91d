import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READ_VERSIONS } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { READ_VERSIONS as KNOWN, publishedSnapshot } from './published-snapshot.mjs';

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
  it('knows the versions that the program reads', () => {
    expect(KNOWN).toEqual(READ_VERSIONS);
  });

  it('finds nothing in a new folder', () => {
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'none' });
  });

  it.each([true, false])('detects a snapshot of another version, with sample %s', (sample) => {
    publish(JSON.stringify({ version: Math.min(...READ_VERSIONS) - 1, sample }));
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'outdated', id: ID, sample });
  });

  it.each([
    ...READ_VERSIONS.map((version) => [`of version ${version}`, JSON.stringify({ version, sample: true })]),
    ['cut off', '{"version":1,"sam'],
    ['null', 'null'],
    ['no record', '[1]'],
  ])('leaves a manifest that is %s to the site', (_, manifest) => {
    publish(manifest);
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'current' });
  });

  it('leaves an invalid pointer to the site', () => {
    publish(JSON.stringify({ version: 1 }), '../../elsewhere');
    expect(publishedSnapshot(dataDir)).toEqual({ state: 'current' });
  });
});
