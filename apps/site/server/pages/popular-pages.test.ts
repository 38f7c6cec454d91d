import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SavedPopularPages } from './popular-pages.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path = '';
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'popular-pages.json');
});
afterEach(() => folder.remove());

const PAGES = ['/cards/b', '/cards/a?range=week', '/commanders.data?_routes=a', '/'];

function open(popular: readonly string[] = [], everyMs?: number) {
  const warnings: string[] = [];
  const findPopular = (most: number) => popular.slice(0, most);
  const saved = new SavedPopularPages({ path, findPopular, warn: (line) => warnings.push(line) }, everyMs);
  return { ...{ saved, warnings }, before: saved.before };
}
const getSaved = () => JSON.parse(readFileSync(path, 'utf8')).pages;

it('are those of the process before, then what it had from the one before that', () => {
  expect(open().before).toEqual([]);
  open(PAGES).saved.stop();
  const second = open(['/cards/c', '/cards/a?range=week']);
  expect(second.before).toEqual(PAGES);
  second.saved.stop();
  expect(open().before).toEqual([
    ...['/cards/c', '/cards/a?range=week', '/cards/b', '/commanders.data?_routes=a', '/'],
  ]);
});

it('stay when the cache has just been emptied by a swap of snapshots', async () => {
  const popular = [...PAGES];
  const { saved } = open(popular, 10);
  await vi.waitFor(() => expect(getSaved()).toEqual(PAGES));
  popular.splice(0, popular.length, '/cards/new');
  saved.stop();
  expect(getSaved()).toEqual(['/cards/new', ...PAGES]);
});

it('are no more than 32, and stay where nobody came', () => {
  const many = Array.from({ length: 40 }, (_, at) => `/cards/c${at}`);
  open(many).saved.stop();
  const { saved, before } = open();
  expect(before).toEqual(many.slice(0, 32));
  saved.stop();
  expect(getSaved()).toEqual(many.slice(0, 32));
});

it('are saved now and then, as a process may be killed', async () => {
  const { saved } = open(PAGES, 10);
  await vi.waitFor(() => expect(getSaved()).toEqual(PAGES));
  saved.stop();
});

it('are never those of one visitor, nor addresses that the cache would not have', () => {
  const others = [
    ...[
      '/account',
      '/newsletter/confirm?token=x',
      '/cards?q=secret',
      '/cards/a/',
      '/Cards/a',
      '//evil.test/x',
    ],
    ...[
      'https://evil.test/',
      '/cards/a#b',
      '/cards/a?utm=1',
      '/../x',
      'cards',
      `/cards/${'a'.repeat(300)}`,
      '',
    ],
  ];
  open([...others, ...PAGES]).saved.stop();
  expect(getSaved()).toEqual(PAGES);
  writeFileSync(path, JSON.stringify({ pages: [...others, ...PAGES] }));
  const { before, warnings } = open();
  expect(before).toEqual(PAGES);
  expect(warnings).toEqual([expect.stringContaining(`names ${others.length} that are no pages`)]);
});

it.each([
  ['not JSON', '{'],
  ['other JSON', '{"pages":[1]}'],
  ['too many', JSON.stringify({ pages: Array.from({ length: 33 }, () => '/') })],
  ['huge', ' '.repeat(100_000)],
])('are none with one line where the file is %s', (_, content) => {
  writeFileSync(path, content);
  const { before, warnings, saved } = open(PAGES);
  expect(before).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/popular-pages\.json is ignored, and may be deleted/)]);
  saved.stop();
  expect(getSaved()).toEqual(PAGES);
});

it('say so where they cannot be read or saved, and nothing ends', () => {
  mkdirSync(path);
  const { before, warnings, saved } = open(PAGES);
  saved.stop();
  expect(before).toEqual([]);
  expect(warnings).toHaveLength(2);
});

it('say once that they cannot be saved, and once that they can again', async () => {
  const { saved, warnings } = open(PAGES, 5);
  mkdirSync(path);
  await vi.waitFor(() => expect(warnings).toHaveLength(1));
  // Twenty further tries.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(warnings).toEqual([expect.stringMatching(/could not be saved/)]);
  rmdirSync(path);
  await vi.waitFor(() => expect(getSaved()).toEqual(PAGES));
  saved.stop();
  expect(warnings).toEqual([expect.any(String), 'Which pages are visited most can be saved again.']);
});
