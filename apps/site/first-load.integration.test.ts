import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePagesBuilt } from '../../tooling/testing/made-on-demand.ts';
import { CHUNK_GROUPS } from './chunks.ts';
import { FIRST_LOADS } from './first-load.data.ts';
import { type FirstLoad, firstLoads } from './tooling/first-load.ts';

/** First scripts of an empty app of the same framework in kilobytes; measured once, as in bench/src/pages/run.ts. */
const EMPTY_APP_KB = 96.9;
/** The most that a kind of page may load on top of that. */
const MAX_ABOVE_KB = 40;
/** What a page may change by without being recorded again. */
const TOLERANCE_KB = 1;

type Recorded = (typeof FIRST_LOADS)[string];

const GROUPS = new Set(CHUNK_GROUPS.map(({ name }) => name));
const getGroups = ({ files }: FirstLoad) => files.filter((file) => GROUPS.has(file)).join(' ');

/** How pages differ from what is recorded, as lines for first-load.data.ts. */
function changes(built: Map<string, FirstLoad>, recorded: Readonly<Record<string, Recorded>>): string[] {
  const changed = [...built].flatMap(([page, load]) => {
    const before = recorded[page];
    const kilobytes = load.bytes / 1000;
    const isSame =
      before !== undefined &&
      before.groups === getGroups(load) &&
      Math.abs(before.kilobytes - kilobytes) <= TOLERANCE_KB;
    return isSame ? [] : [`'${page}': { kilobytes: ${kilobytes.toFixed(1)}, groups: '${getGroups(load)}' },`];
  });
  const gone = Object.keys(recorded).filter((page) => !built.has(page));
  return [...changed, ...gone.map((page) => `${page}: no such page`)];
}

function tooLarge(built: Map<string, FirstLoad>): string[] {
  return [...built]
    .filter(([, { bytes }]) => bytes / 1000 - EMPTY_APP_KB > MAX_ABOVE_KB)
    .map(([page, { bytes }]) => `${page}: ${(bytes / 1000 - EMPTY_APP_KB).toFixed(1)} kB`);
}

describe('what pages load at first', () => {
  let built = new Map<string, FirstLoad>();
  beforeAll(async () => {
    await ensurePagesBuilt();
    built = firstLoads(join(import.meta.dirname, 'build/client'));
  });

  it('is as recorded, with the same groups of chunks', () => {
    expect(built.size).toBeGreaterThan(40);
    expect(changes(built, FIRST_LOADS)).toEqual([]);
  });

  it(`is at most ${MAX_ABOVE_KB} kB of scripts above an empty app`, () => {
    expect(tooLarge(built)).toEqual([]);
  });

  it('includes the shell on every page, and on none what preserves interaction', () => {
    for (const { files } of built.values()) {
      expect(files).toContain('site');
      expect(files).not.toContain('preserve-interaction');
    }
  });
});

describe('a changed first load', () => {
  const page = { files: ['lists', 'page', 'site'], bytes: 120_000 };
  const recorded = { page: { kilobytes: 120, groups: 'lists site' } };

  it('is found if a group comes or goes, the size changes, or a page is new or gone', () => {
    expect(changes(new Map([['page', page]]), recorded)).toEqual([]);
    expect(changes(new Map([['page', { ...page, bytes: 121_000 }]]), recorded)).toEqual([]);
    for (const other of [
      { ...page, files: ['page', 'site'] },
      { ...page, files: ['filters', 'lists', 'page', 'site'] },
      { ...page, bytes: 121_100 },
      { ...page, bytes: 118_900 },
    ])
      expect(changes(new Map([['page', other]]), recorded)).toHaveLength(1);
    expect(changes(new Map([['other', page]]), recorded)).toHaveLength(2);
  });

  it('is found if it is too large', () => {
    expect(tooLarge(new Map([['page', { ...page, bytes: 136_900 }]]))).toEqual([]);
    expect(tooLarge(new Map([['page', { ...page, bytes: 137_000 }]]))).toEqual(['page: 40.1 kB']);
  });
});
