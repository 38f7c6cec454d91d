import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_OF, catalog, repeatedLists, THEME_KINDS } from '../testing/arbitrary.ts';
import { GOLDEN_CARDS, AS_OF as GOLDEN_DAY, GOLDEN_DECKS } from '../testing/golden.ts';
import { loaded } from '../testing/load.ts';
import { finishEngine } from './finish.ts';
import { mergeShards } from './merge.ts';
import { buildShard } from './shard.ts';
import { toShard } from './to-shard.ts';
import type { EngineCard, EngineDeck, Shard } from './types.ts';

const emptyShard = (cards: readonly EngineCard[]): Shard => buildShard(cards, []);

/** Merges in the order of a tree: at each step two neighbors, chosen by the next number. */
function mergeInAnyOrder(shards: Shard[], choices: readonly number[]): Shard {
  const left = [...shards];
  for (let step = 0; left.length > 1; step++) {
    const position = (choices[step % choices.length] ?? 0) % (left.length - 1);
    const [a, b] = left.splice(position, 2);
    if (a && b) left.splice(position, 0, step % 2 === 0 ? mergeShards(a, b) : mergeShards(b, a));
  }
  const [whole] = left;
  if (!whole) throw new Error('at least one shard is needed');
  return whole;
}

describe('shards', () => {
  test('give the same bytes for any number and order of shards and any order of decks', () => {
    fc.assert(
      fc.property(
        catalog,
        repeatedLists,
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (cards, lists, shardCount, choices, random) => {
          const decks = lists.map((deck, ref) => ({ ...deck, ref }));
          const whole = finishEngine(cards, buildShard(cards, decks), {
            asOfDay: AS_OF,
            themes: THEME_KINDS,
          });
          const parts: EngineDeck[][] = Array.from({ length: shardCount }, () => []);
          const keyed = decks.map((deck) => ({ deck, key: random.next().value ?? 0 }));
          for (const { deck } of keyed.sort((a, b) => a.key - b.key)) {
            const slugs = deck.commanders.map((card) => cards[card]?.slug ?? '');
            parts[toShard(slugs, shardCount)]?.push(deck);
          }
          const shards = parts.map((part) => buildShard(cards, part));
          const merged = mergeInAnyOrder(shards, choices);
          const other = mergeInAnyOrder([...shards].reverse(), choices.toReversed());
          expect(other).toEqual(merged);
          const finished = finishEngine(cards, merged, { asOfDay: AS_OF, themes: THEME_KINDS });
          expect(Buffer.compare(finished.bytes, whole.bytes)).toBe(0);
          expect(finished.cardOrder).toEqual(whole.cardOrder);
          expect(finished.themeDecks).toEqual(whole.themeDecks);
          expect(finished.deckRefs).toEqual(whole.deckRefs);
          expect(merged.identical).toBe(buildShard(cards, decks).identical);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('give the same bytes for any order of the catalogue', () => {
    fc.assert(
      fc.property(catalog, repeatedLists, fc.infiniteStream(fc.nat()), (cards, decks, random) => {
        const keyed = cards.map((card, position) => ({ card, position, key: random.next().value ?? 0 }));
        keyed.sort((a, b) => a.key - b.key);
        const moved = (positions: readonly number[]): number[] =>
          positions.map((position) => keyed.findIndex((entry) => entry.position === position));
        const other = keyed.map(({ card }) => card);
        const otherDecks = decks.map((deck) => ({
          ...deck,
          commanders: moved(deck.commanders),
          cards: moved(deck.cards),
          copies: (deck.copies ?? []).map(([card, copies]): [number, number] => [
            moved([card])[0] ?? 0,
            copies,
          ]),
          companion: moved([deck.companion ?? -1]).find((position) => position >= 0) ?? null,
        }));
        const one = finishEngine(cards, buildShard(cards, decks), { asOfDay: AS_OF, themes: THEME_KINDS });
        const two = finishEngine(other, buildShard(other, otherDecks), {
          asOfDay: AS_OF,
          themes: THEME_KINDS,
        });
        expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
      }),
    );
  });

  test('an empty shard changes nothing', () => {
    const shard = buildShard(GOLDEN_CARDS, GOLDEN_DECKS);
    expect(mergeShards(shard, emptyShard(GOLDEN_CARDS))).toEqual(shard);
    expect(mergeShards(emptyShard(GOLDEN_CARDS), shard)).toEqual(shard);
  });

  test('two shards with decks of one commander key are refused by name', () => {
    const [first, second] = GOLDEN_DECKS.slice(7).map((deck) => buildShard(GOLDEN_CARDS, [deck]));
    if (!first || !second) throw new Error('the golden set has three decks of the pair');
    expect(() => mergeShards(first, second)).toThrow(/bell-cole/);
  });

  test('all decks of a commander fall into one shard, in any order of a pair', () => {
    for (const count of [1, 2, 7, 64]) {
      expect(toShard(['tymna', 'kraum'], count)).toBe(toShard(['kraum', 'tymna'], count));
      expect(toShard(['kraum', 'tymna'], count)).toBeLessThan(count);
    }
    expect(() => toShard(['kraum'], 0)).toThrow(/number of shards/);
  });

  test('shards spread over their numbers', () => {
    const used = new Set(Array.from({ length: 200 }, (_, number) => toShard([`commander-${number}`], 8)));
    expect(used.size).toBe(8);
  });
});

describe('identical lists', () => {
  const deck = (facts: Partial<EngineDeck>): EngineDeck => ({
    commanders: [0],
    cards: [4, 5, 6],
    day: null,
    bracket: 0,
    estimatedBracket: 0,
    basics: 0,
    basicsEstimated: false,
    ...facts,
  });

  test('count once per commander key; the newest stays, an undated one goes', () => {
    const shard = buildShard(GOLDEN_CARDS, [
      deck({ day: 10_300 }),
      deck({ cards: [6, 5, 4], day: 10_400, bracket: 2 }),
      deck({ day: null, bracket: 5 }),
      deck({ commanders: [1], day: 10_100 }),
    ]);
    expect(shard.identical).toBe(2);
    expect([...shard.day]).toEqual([10_400, 10_100]);
    expect([...shard.bracket]).toEqual([2, 0]);
  });

  test('a day before the release of a card or commander is not known', () => {
    // All golden cards but novel came out on day 10,000; novel is at 10.
    const released = GOLDEN_CARDS[10]?.releaseDay ?? 0;
    const days = [9_999, 10_000].map((day) => buildShard(GOLDEN_CARDS, [deck({ day })]).day[0]);
    expect(days).toEqual([0, 10_000]);
    const withNovel = [released - 1, released].map(
      (day) => buildShard(GOLDEN_CARDS, [deck({ cards: [4, 10], day })]).day[0],
    );
    expect(withNovel).toEqual([0, released]);
  });

  test('a pair in either order is one key, one of its two alone another', () => {
    const shard = buildShard(GOLDEN_CARDS, [
      deck({ commanders: [2, 3] }),
      deck({ commanders: [3, 2] }),
      deck({ commanders: [2] }),
    ]);
    expect(shard.identical).toBe(1);
    expect(shard.labels).toEqual(['bell-cole bell cole', 'cole cole']);
  });

  test('of two lists alike on one day the one that names a companion stays', () => {
    const plain = deck({ day: 300, companion: null });
    const named = deck({ day: 300, companion: 9 });
    for (const order of [
      [plain, named],
      [named, plain],
    ])
      expect([...buildShard(GOLDEN_CARDS, order).companion]).toEqual([9]);
    expect([...buildShard(GOLDEN_CARDS, [plain]).companion]).toEqual([65535]);
  });

  test('a companion is a card outside the deck', () => {
    for (const companion of [4, 0, 99, -1])
      expect(() => buildShard(GOLDEN_CARDS, [deck({ companion })])).toThrow(/companion/);
  });

  test('a list that goes on longer is another list', () => {
    expect(buildShard(GOLDEN_CARDS, [deck({}), deck({ cards: [4, 5, 6, 7] })]).identical).toBe(0);
  });
});

describe('the order of the file', () => {
  test('cards by descending deck count, then name; being the commander does not count as in the deck', () => {
    const { slug } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_DAY);
    // ring 7; angel 5; plains, ward 4; novel, sword 3; bolt, wall 2; field, keep, lotus 1; the four commanders 0.
    const order = [
      'ring',
      'angel',
      'plains',
      'ward',
      'novel',
      'sword',
      'bolt',
      'wall',
      'field',
      'keep',
      'lotus',
    ];
    const all = [...order, 'aria', 'ash', 'bell', 'cole'];
    expect(all.map((_, index) => slug(index))).toEqual(all);
  });

  test('commanders by key, their decks undated first, then by date', () => {
    const { engine, slug } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_DAY);
    const commanders = Array.from(engine.commanderCards, (card) => (card === 0xffff ? null : slug(card)));
    expect(commanders).toEqual(['aria', null, 'ash', null, 'bell', 'cole']);
    expect([...engine.commanderStart]).toEqual([0, 4, 7, 10]);
    const ago = Array.from(engine.deckDay, (day) => (day === 0 ? null : GOLDEN_DAY - day));
    expect(ago).toEqual([null, 100, 20, 0, null, 400, 10, 200, 29, 5]);
  });

  test('every deck of the file is identified by the number it was given', () => {
    const decks = GOLDEN_DECKS.map((deck, position) => ({ ...deck, ref: 70_000 + position }));
    const { deckRefs } = finishEngine(GOLDEN_CARDS, buildShard(GOLDEN_CARDS, decks), { asOfDay: GOLDEN_DAY });
    // aria: a1 undated, a2 100 days ago, a3 20, a4 0; ash: r1 undated, r2 400, r3 10; bell and cole: p2 200, p3 29, p1 5.
    expect([...deckRefs].map((ref) => ref - 70_000)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 7]);
  });

  test('keys that read alike stay apart', () => {
    const cards = ['x-y', 'x', 'y', 'z'].map(
      (name) => ({ ...GOLDEN_CARDS[0], slug: name, name }) as EngineCard,
    );
    const list = (commanders: number[]): EngineDeck => getDeck(commanders);
    const { engine } = loaded(cards, [list([0]), list([1, 2])], GOLDEN_DAY);
    expect(engine.commanders).toBe(2);
  });
});

const getDeck = (commanders: number[]): EngineDeck => ({
  commanders,
  cards: [3],
  day: null,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

describe('what the engine cannot hold is refused with the reason', () => {
  const broken: [string, Partial<EngineDeck>, RegExp][] = [
    ['no commander', { commanders: [] }, /one or two/],
    ['three commanders', { commanders: [0, 1, 2] }, /one or two/],
    ['one commander twice', { commanders: [1, 1] }, /one or two/],
    ['a card twice', { cards: [5, 5] }, /sword twice/],
    ['a commander among the others', { cards: [0] }, /aria twice/],
    ['a card outside the catalogue', { cards: [99] }, /catalogue, got 99/],
    ['day 0', { day: 0 }, /day must be/],
    ['bracket 6', { bracket: 6 }, /bracket must be/],
    ['estimate −1', { estimatedBracket: -1 }, /estimate must be/],
    ['half a basic', { basics: 0.5 }, /basics must be/],
    ['a tag twice', { tags: [2, 2] }, /each tag may stand once/],
    ['a tag below 0', { tags: [-1] }, /tags must be numbers/],
    ['half a number', { ref: 0.5 }, /number must fit/],
  ];
  test.each(broken)('%s', (_, facts, reason) => {
    expect(() => buildShard(GOLDEN_CARDS, [{ ...getDeck([0]), ...facts }])).toThrow(reason);
  });

  test('a deck after the as-of date', () => {
    const shard = buildShard(GOLDEN_CARDS, GOLDEN_DECKS);
    expect(() => finishEngine(GOLDEN_CARDS, shard, { asOfDay: GOLDEN_DAY - 1 })).toThrow(
      /dated 2024-03-31, after the as-of date 2024-03-30/,
    );
    expect(() => finishEngine(GOLDEN_CARDS, shard, { asOfDay: Number.NaN })).toThrow(/as-of day/);
  });

  test('a catalogue beyond 16 bits', () => {
    const [card] = GOLDEN_CARDS;
    if (!card) throw new Error('the golden set has cards');
    const many = new Array<EngineCard>(65_536).fill(card);
    expect(() => buildShard(many, [])).toThrow(/at most 65535 cards, got 65536/);
  });

  const cardProblems: [string, Partial<EngineCard>, RegExp][] = [
    ['identity', { identity: 32 }, /color identity/],
    ['type', { type: 8 }, /type must be/],
    ['mana value', { manaValue: Number.NaN }, /mana value/],
    ['pips', { pips: [1] }, /five pip counts/],
    ['one pip', { pips: [0, 0, 0, 0, -1] }, /pips must be/],
    ['release', { releaseDay: 1.5 }, /release day/],
    ['price', { priceCents: -2 }, /price must be/],
    ['salt score', { salt: 4.5 }, /salt score must be/],
  ];
  test.each(cardProblems)('a card with a wrong %s', (_, facts, reason) => {
    const cards = GOLDEN_CARDS.map((card, position) => (position === 4 ? { ...card, ...facts } : card));
    expect(() => finishEngine(cards, buildShard(cards, []), { asOfDay: GOLDEN_DAY })).toThrow(reason);
  });
});
