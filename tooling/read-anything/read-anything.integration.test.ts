// Every reader of visitor input or of browser storage, given arbitrary data.
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConsent } from '../../apps/site/app/features/audience/consent/consent.ts';
import { mergeTabs } from '../../apps/site/app/features/clipboard/merge-tabs.ts';
import { readStoredGame } from '../../apps/site/app/features/spellify/stored-game.ts';
import { createCollectionStore } from '../../apps/site/app/shared/collection/collection-store.ts';
import { readRemembered } from '../../apps/site/app/shared/lists/views/list-cookies.ts';
import { printContents, storedClipboard } from '../../apps/site/app/shared/storage/stored-clipboard.ts';
import { storedSession } from '../../apps/site/app/shared/storage/stored-session.ts';
import { parseQuery, printQuery } from '../../packages/card-query/src/index.ts';
import {
  parseDeckQuery,
  parseListQuery,
  parseViewQuery,
  printDeckQuery,
} from '../../packages/contract/src/index.ts';
import { readCollection } from '../../packages/decklist/src/collection/index.ts';
import { parseDeckText, readSharedDeck } from '../../packages/decklist/src/index.ts';
import { cardSlug, faceNames, searchKey, slugify } from '../../packages/domain/src/index.ts';
import { arbitrarilySpoiled, odd } from '../testing/spoiled.ts';
import { trialSize } from '../testing/trial-size.ts';
import { withstand } from '../testing/withstand.ts';

const COUNT = trialSize({ usual: 200, long: 50_000 });
const SEED = Number(
  process.env.PROPERTY_SEED ?? trialSize({ usual: 20_261_125, long: randomInt(1, 2 ** 30) }),
);

/** Text made of parts of a language in any order, with anything in between. */
function toText(parts: readonly string[], between: readonly string[], most: number): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...parts) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constantFrom(...parts).chain(repeated) },
  );
  return fc
    .array(fc.tuple(piece, fc.constantFrom(...between)), { maxLength: most })
    .map((parts) => parts.flat().join(''));
}

/** Exposes readers that scan the same characters again and again. */
const repeated = (piece: string): fc.Arbitrary<string> =>
  fc.constantFrom(50, 500, 3000).map((times) => piece.repeat(times).slice(0, 40_000));

const decks = toText(
  [
    ...[
      '1 Sol Ring',
      '4x Island',
      'SB: 1 Opt',
      '1 Fire // Ice (APC) 128',
      '1 Opt *F*',
      'Commander',
      '// Lands',
    ],
    ...[
      'Sideboard:',
      '[Maybeboard{noDeck}]',
      '~~Wizards~~',
      '"1","Sol Ring"',
      'Count,Name',
      '-',
      '1',
      '(',
      ')',
    ],
    ...[
      'A-',
      ' ',
      '\t',
      '#!Commander',
      '^Have,#37d67a^',
      '999999999999 Island',
      '１ Ｓｏｌ',
      '<card name="Opt"/>',
    ],
  ],
  ['\n', '\r\n', '\r', ' ', '', ',', '\t'],
  40,
);
const tables = toText(
  [
    'Name',
    'Quantity',
    'Count',
    '"',
    '""',
    '1',
    'Sol Ring',
    '"Fire // Ice"',
    'Folder',
    ';',
    '\t',
    ',',
    '\u0000',
  ],
  ['\n', ',', ';', '\t', '"', ''],
  60,
);
const queries = toText(
  [
    ...[
      't:wizard',
      'o:"draw a"',
      'o:/(a+)+$/',
      'mv<=3',
      'mv>1e999',
      'in:cyr',
      'lift>2',
      '(',
      ')',
      '-',
      'or',
      'and',
    ],
    ...[
      '!"Beacon"',
      'order:price',
      'order:__proto__',
      'id<=wubrg',
      'm:{w}{w}',
      'date>=2020-99-99',
      '"',
      '{',
      '<',
    ],
  ],
  [' ', '', ' ', ':'],
  30,
);
const filters = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom('f', 'range', 'bracket', 'estimated', 'page', 'theme', 'view', 'sort', 'group'),
      odd,
    ),
    fc.oneof(
      odd,
      toText(
        ['in=beacon', 'c:gt=30', 'x:lt=1e9', 'out=', 'week', '1', 'd:eq=', 'all', '%', '+'],
        [';', ',', ''],
        40,
      ),
    ),
  ),
  { maxLength: 6 },
);
const params = filters.map((pairs) => new URLSearchParams(pairs.map(([k, v]) => [k, v.toWellFormed()])));

/** Stored browser data with one part of it corrupted, or not JSON at all. */
const readDeviceStorage = (sound: unknown): fc.Arbitrary<string | null> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: arbitrarilySpoiled(fc.constant(sound)).map((value) => JSON.stringify(value) ?? null),
    },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constantFrom(null, '', '[', '{"state":', '['.repeat(20_000)) },
  );
const CLIPBOARD = {
  state: { cards: { '/cards/sol-ring': true, '/cards/opt': true }, commanders: ['/cards/cyr-the-lone'] },
  version: 2,
};
const GAME = {
  day: '2026-11-25',
  letters: ['a', 'b'],
  hints: ['colors'],
  result: null,
  streak: { days: 3, best: 5, last: '2026-11-24' },
};
const COLLECTION = { cards: { 'sol-ring': 2 }, unknown: [{ name: 'Sol Rig', quantity: 1 }] };
const cookies = toText(
  [
    'consent=',
    '11',
    'yyn',
    'view=',
    'sort=price',
    'group=',
    'deckwright-view=',
    'lists=',
    '__proto__=',
    '%E0%A4%A',
    '=',
  ],
  ['; ', ';', '', '&', '|'],
  20,
);

/** Letters and digits of any script; excludes characters with a meaning in addresses. */
const SLUG = /^[\p{L}\p{N}\-_+/]*$/u;

/** Each reader with its inputs; `read` itself judges the result. */
const READERS: Record<string, { inputs: fc.Arbitrary<unknown>; read: (input: never) => unknown }> = {
  'a deck list': {
    inputs: decks,
    read: (text: string) => {
      const { cards, commanders, sideboard, maybeboard } = parseDeckText(text);
      for (const name of commanders) expect(name.trim()).not.toBe('');
      for (const { name, quantity } of [...cards, ...sideboard, ...maybeboard]) {
        expect(name.trim()).not.toBe('');
        expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
      }
    },
  },
  'a table as a deck list': { inputs: tables, read: (text: string) => parseDeckText(text) },
  'a collection': {
    inputs: fc.oneof(tables, decks),
    read: async (text: string) => {
      const { entries } = await readCollection(text);
      for (const { quantity } of entries) expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
    },
  },
  'a shared link': {
    inputs: fc.oneof(
      odd,
      fc.base64String({ maxLength: 300 }).map((packed) => `#deck=1${packed}`),
    ),
    read: (fragment: string) => readSharedDeck(fragment),
  },
  'a card search': {
    inputs: queries,
    read: (text: string) => {
      const print = printQuery(parseQuery(text));
      expect(printQuery(parseQuery(print))).toBe(print);
    },
  },
  'filters of decks': {
    inputs: params,
    read: (query: URLSearchParams) => {
      const { filters: said } = parseDeckQuery(query);
      const print = printDeckQuery(said);
      expect(printDeckQuery(parseDeckQuery(new URLSearchParams(print)).filters)).toBe(print);
    },
  },
  'an address of a list': { inputs: params, read: (query: URLSearchParams) => parseListQuery(query) },
  'a view of a list': { inputs: params, read: (query: URLSearchParams) => parseViewQuery(query) },
  'names as addresses': {
    inputs: fc.oneof(odd, fc.constantFrom('/', ' // ', '’', 'Æ').chain(repeated)),
    read: (name: string) => {
      expect(slugify(name)).toMatch(SLUG);
      expect(cardSlug(name, 'split')).toMatch(SLUG);
      expect(faceNames(name).length).toBeGreaterThan(0);
      expect(searchKey(searchKey(name))).toBe(searchKey(name));
    },
  },
  'a kept clipboard': {
    inputs: fc.tuple(readDeviceStorage(CLIPBOARD), readDeviceStorage(CLIPBOARD)),
    read: ([mine, theirs]: [string | null, string | null]) => {
      const [here, there] = [mine, theirs].map((text) => storedClipboard.parse(text).contents);
      const none = { cards: {}, commanders: [] };
      const merged = mergeTabs(none, here ?? none, there ?? none);
      expect(storedClipboard.parse(printContents(merged)).contents).toEqual(merged);
      for (const url of Object.keys(merged.cards)) expect(url).toMatch(/^\/cards\/[^/?#\s]+$/);
    },
  },
  'a kept game': {
    inputs: readDeviceStorage(GAME),
    read: (text: string | null) => {
      const { streak } = readStoredGame(text, '2026-11-25');
      expect(Number.isSafeInteger(streak.days) && streak.days >= 0).toBe(true);
    },
  },
  'a kept session': {
    inputs: readDeviceStorage({ uid: 'u', token: 't' }),
    read: (text: string | null) => {
      const session = storedSession.parse(text);
      if (session !== null) expect(session).toEqual({ uid: expect.any(String) });
    },
  },
  'a kept collection': {
    inputs: fc.oneof(arbitrarilySpoiled(fc.constant(COLLECTION)), fc.anything()),
    read: async (retained: unknown) => {
      const store = createCollectionStore({
        read: async () => retained,
        update: async () => undefined,
        remove: async () => undefined,
      });
      const { collection } = await store.load();
      for (const quantity of Object.values(collection?.cards ?? {})) expect(quantity).toBeGreaterThan(0);
    },
  },
  cookies: {
    inputs: cookies,
    read: (text: string) => {
      const { analytics, ads, identity } = readConsent(text);
      for (const answer of [analytics, ads, identity]) expect(['yes', 'no', null]).toContain(answer);
      readRemembered(text);
    },
  },
};

describe('arbitrary input', () => {
  it.each(Object.entries(READERS))(
    `is read or refused by %s, ${COUNT} times`,
    async (name, { inputs, read }) => {
      // Safe because the table matches inputs and reader.
      const { refused, slowestMs, grownMb } = await withstand({
        inputs,
        read: read as (input: unknown) => unknown,
        count: COUNT,
        seed: SEED,
      });
      process.stdout.write(
        `${name}: ${COUNT} read, ${refused} refused, slowest ${slowestMs.toFixed(0)} ms, memory ${grownMb.toFixed(1)} MB, seed ${SEED}\n`,
      );
      // A reader that refuses everything has read nothing.
      expect(refused).toBeLessThan(COUNT);
    },
    1_800_000,
  );
});
