// Every importer with records that upstream never sent: each spoiled at one place, many to a file.
import { randomInt } from 'node:crypto';
import { AppError } from '@deckwright/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arbitrarilySpoiled } from '../../../tooling/testing/spoiled.ts';
import { trialSize } from '../../../tooling/testing/trial-size.ts';
import { heapMb } from '../../../tooling/testing/withstand.ts';
import { type Catalog, readCatalog } from './catalog/read-catalog.ts';
import { readDecks } from './decks/read-decks.ts';
import { readPrices } from './prices/read-prices.ts';
import { readSalt } from './salt/read-salt.ts';
import {
  cardRecord,
  type Fields,
  type MirrorContent,
  mirror,
  printingRecord,
  rulingRecord,
} from './testing/mirror.ts';
import { tempFile } from './testing/temp-dir.ts';

const RECORDS = trialSize({ usual: 2000, long: 50_000 });
const SEED = Number(
  process.env.PROPERTY_SEED ?? trialSize({ usual: 20_261_124, long: randomInt(1, 2 ** 31) }),
);
/** A file with few spoiled records is read to its end, one with many is refused: both are tried. */
const SIZES = [1, 50];
const SOUND = 100;

const CARDS = Array.from({ length: SOUND }, (_, index) => cardRecord(`Card ${index}`));
const FACES = ['Day', 'Night'].map((name) => ({
  name,
  mana_cost: '{1}',
  type_line: 'Creature — Test',
  colors: [],
}));
const SOUND_CARD = fc.constantFrom<Fields>(
  cardRecord('Spoiled'),
  cardRecord('Day // Night', { layout: 'transform', card_faces: FACES }),
  cardRecord('Banned', { legalities: { commander: 'banned' }, prices: { usd: '1.00', tix: '0.1' } }),
);
const USES = ['Card 1', 'Card 2'].map((name) => ({
  card: { name, oracleId: `oracle-of-${name}` },
  quantity: 1,
  mustBeCommander: false,
}));
const VARIANT: Fields = {
  id: '1-2',
  status: 'OK',
  uses: USES,
  requires: [{ template: { name: 'Creature with haste' }, quantity: 1 }],
  produces: [{ feature: { name: 'Infinite mana' }, quantity: 1 }],
  identity: 'UB',
  manaNeeded: '{2}',
  easyPrerequisites: 'Both in play.',
  notablePrerequisites: '',
  description: 'Repeat.',
  bracketTag: 'S',
  legalities: { commander: true },
};
const PRECON: Fields = {
  code: 'TST',
  name: 'First Steps',
  releaseDate: '2020-01-01',
  type: 'Commander Deck',
  commander: [{ count: 1, name: 'Card 1', setCode: 'TST', number: '1' }],
  mainBoard: [{ count: 12, name: 'Card 2', setCode: 'TST', number: '3' }],
  sideBoard: [],
};
const ENTRY: Fields = {
  code: 'TST',
  fileName: 'First_TST',
  name: 'First Steps',
  releaseDate: '2020-01-01',
  type: 'Commander Deck',
};
const SET: Fields = {
  object: 'set',
  id: 'x',
  code: 'tst',
  name: 'Test Set',
  set_type: 'expansion',
  released_at: '2020-05-01',
  card_count: 3,
  digital: false,
  icon_svg_uri: 'https://svgs.test/tst.svg',
};
const TAG: Fields = { slug: 'ramp', taggings: [{ oracle_id: 'oracle-of-Card 1' }, { oracle_id: null }] };
const PRICE: Fields = {
  paper: { tcgplayer: { currency: 'USD', retail: { normal: { '2026-03-08': 2.5 } } } },
};
const IDENTIFIER: Fields = { uuid: 'u1', name: 'Card 1', identifiers: { scryfallId: 'print-of-Card 1' } };
const DECK: Fields = {
  source: 'somewhere',
  id: 'abc',
  url: 'https://decks.test/abc',
  commanders: ['Card 1'],
  cards: [{ name: 'Card 2', quantity: 12 }, 'Card 3'],
  updatedAt: '2024-03-24',
  tags: ['cedh'],
  bracket: 5,
};

/** Where the spoiled records of each kind go in a mirror. */
const KINDS: Readonly<
  Record<string, { sound: fc.Arbitrary<Fields>; embed: (spoiled: unknown[]) => MirrorContent }>
> = {
  cards: { sound: SOUND_CARD, embed: (spoiled) => ({ cards: [...CARDS, ...spoiled] }) },
  printings: {
    sound: fc.constant(printingRecord('Card 1', 'p1')),
    embed: (spoiled) => ({
      printings: [...CARDS.map((_, n) => printingRecord(`Card ${n}`, `q${n}`)), ...spoiled],
    }),
  },
  sets: { sound: fc.constant(SET), embed: (spoiled) => ({ sets: [...Array(SOUND).fill(SET), ...spoiled] }) },
  tags: { sound: fc.constant(TAG), embed: (spoiled) => ({ tags: [...Array(SOUND).fill(TAG), ...spoiled] }) },
  rulings: {
    sound: fc.constant(rulingRecord('Card 1')),
    embed: (spoiled) => ({ rulings: [...Array(SOUND).fill(rulingRecord('Card 2')), ...spoiled] }),
  },
  combos: {
    sound: fc.constant(VARIANT),
    embed: (spoiled) => ({
      variants: [...Array.from({ length: SOUND }, (_, n) => ({ ...VARIANT, id: `${n}` })), ...spoiled],
    }),
  },
  'deck list': {
    sound: fc.constant(ENTRY),
    embed: (spoiled) => ({ deckList: [ENTRY, ...spoiled], decks: { First_TST: PRECON } }),
  },
  precons: {
    sound: fc.constant(PRECON),
    embed: (spoiled) => ({
      deckList: spoiled.map((_, n) => ({ ...ENTRY, fileName: `D${n}`, name: `Deck ${n}` })),
      decks: Object.fromEntries(spoiled.map((deck, n) => [`D${n}`, deck])),
    }),
  },
  identifiers: {
    sound: fc.constant(IDENTIFIER),
    embed: (spoiled) => ({ identifiers: { u1: IDENTIFIER, ...spoiled }, prices: { u1: PRICE } }),
  },
  prices: {
    sound: fc.constant(PRICE),
    embed: (spoiled) => ({ identifiers: { u1: IDENTIFIER }, prices: { u1: PRICE, ...spoiled } }),
  },
};
const EACH = Math.ceil(RECORDS / (Object.keys(KINDS).length + 3));

/** Files of spoiled records, `EACH` in all. */
function getFiles(sound: fc.Arbitrary<Fields>): unknown[][] {
  const records = fc.sample(arbitrarilySpoiled(sound), { numRuns: EACH, seed: SEED });
  const files: unknown[][] = [];
  for (let turn = 0; records.length > 0; turn++) files.push(records.splice(0, SIZES[turn % 5 === 0 ? 1 : 0]));
  return files;
}

/** Of this thread's processor for one file, which a busy machine does not change. */
const MAX_MS = 1000;
const MAX_GROWTH_MB = 48;
let heapBefore: number;
beforeEach(() => {
  heapBefore = heapMb();
});
afterEach(() => expect(heapMb() - heapBefore).toBeLessThan(MAX_GROWTH_MB));

/** Refusing a file is an answer; any other error is a fault, and so is a file that takes more than a second. */
async function refusedOr<T>(read: () => Promise<T>): Promise<T | null> {
  const begun = process.threadCpuUsage();
  try {
    const answer = await read();
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(MAX_MS);
    return answer;
  } catch (error) {
    if (error instanceof AppError && ['data-loss', 'invalid-argument'].includes(error.code)) return null;
    throw error;
  }
}

/** What a catalogue says must be sound whatever came in. */
function expectSound({ cards, combos, precons, sets, rulings, reports }: Catalog): void {
  for (const { records, accepted, rejected, skipped } of reports)
    expect(accepted + rejected + Object.values(skipped).reduce((sum, count) => sum + count, 0)).toBe(records);
  const slugs = cards.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of [...slugs, ...precons.map((precon) => precon.slug)]) expect(slug).toMatch(/^[^/?#\s]+$/);
  const whole = JSON.stringify([cards, combos, precons, sets, rulings], (_, value) => {
    // JSON would write them as null, which the snapshot would then say.
    if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    return value;
  });
  expect(whole).not.toContain('"__proto__":');
}

describe('records that upstream never sent', () => {
  it.each(Object.entries(KINDS))(
    'of %s are rejected or read, and nothing else happens',
    async (_, { sound, embed: assign }) => {
      let read = 0;
      for (const spoiled of getFiles(sound)) {
        const dir = await mirror({ cards: CARDS, ...assign(spoiled) });
        const catalog = await refusedOr(() => readCatalog({ dir }));
        if (catalog) {
          expectSound(catalog);
          read += 1;
        }
      }
      expect(read).toBeGreaterThan(0);
    },
  );

  it('of decks are rejected or read, and nothing else happens', async () => {
    let read = 0;
    for (const spoiled of getFiles(fc.constant(DECK))) {
      const lines = [...Array(SOUND).fill(DECK), ...spoiled].map((deck) => JSON.stringify(deck) ?? 'null');
      const path = await tempFile('decks.jsonl', lines.join('\n'));
      await refusedOr(async () => {
        for await (const one of readDecks([path]))
          if ('deck' in one) read += one.deck.cards.length > 0 ? 1 : 0;
      });
    }
    expect(read).toBeGreaterThan(EACH / 2);
  });

  it.each([
    ['salt', { name: 'Card 1', score: 3.06, votes: 2041 }],
    ['prices', { name: 'Card 1', price: 2.5, date: '2026-02-02' }],
  ] as const)('of a file of %s are rejected or read, and nothing else happens', async (kind, row) => {
    let read = 0;
    for (const spoiled of getFiles(fc.constant({ ...row }))) {
      const lines = [
        ...Array.from({ length: SOUND }, (_, n) => ({ ...row, name: `Card ${n}` })),
        ...spoiled,
      ].map((one) => JSON.stringify(one) ?? 'null');
      const path = await tempFile('rows.jsonl', lines.join('\n'));
      const found = await refusedOr<{ rows: { name: string }[] }>(() =>
        kind === 'salt' ? readSalt(path) : readPrices(path, { vendor: 'scg', currency: 'USD' }),
      );
      for (const value of found?.rows.flatMap((one) => Object.values(one)) ?? [])
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
      read += found?.rows.length ?? 0;
    }
    expect(read).toBeGreaterThan(EACH / 2);
  });
});
