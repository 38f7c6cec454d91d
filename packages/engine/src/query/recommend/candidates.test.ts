import { describe, expect, it } from 'vitest';
import { cardDecksOf } from '../../build/card-decks/card-decks-of.ts';
import { AS_OF } from '../../testing/arbitrary.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { manyDecks } from '../../testing/many-decks.ts';
import { loadCardDecks } from '../card-decks/card-decks.ts';
import { commanderCards, deckList } from '../counting/accessors.ts';
import type { RecommendInput } from '../types.ts';
import { findNeighbors, type SearchEffort } from './neighbors.ts';
import { readQuery } from './query.ts';
import { recommend } from './recommend.ts';
import { RECOMMEND } from './settings.ts';

const { cards, decks } = manyDecks(900, 7);
const { engine } = loaded(cards, decks, AS_OF);
const cardModel = testModel(engine);
const cardDecks = loadCardDecks(cardDecksOf(engine, { from: 1, blockDecks: 300 }).buffer, engine);

/** Never all decks; some of the cards are read. */
const BRIEF: SearchEffort = { exactDecks: 0, candidates: 60, entriesRead: 900 };
const WHOLE: SearchEffort = {
  exactDecks: 0,
  candidates: decks.length,
  entriesRead: Number.POSITIVE_INFINITY,
};
const EXACT: SearchEffort = { ...RECOMMEND, exactDecks: Number.POSITIVE_INFINITY };

/** Parts of decks of the corpus, with a card of another deck; whole decks; short lists; a commander alone. */
const inputs: RecommendInput[] = Array.from({ length: 30 }, (_, place) => {
  const deck = (place * 149) % engine.decks;
  const commander = [...engine.commanderStart].findLastIndex((first) => first <= deck);
  const own = [...deckList(engine, deck)];
  const kept = [own.length, own.length - 5, 8, 1, 0][place % 5] ?? 0;
  const other = place % 2 === 0 ? [] : [...deckList(engine, (deck + 450) % engine.decks)].slice(0, 1);
  return {
    commanders: commanderCards(engine, commander),
    cards: [...own.slice(0, kept), ...other],
    limit: 40,
    ranked: 200,
  };
});

const search = (input: RecommendInput, effort: SearchEffort) =>
  findNeighbors(engine, readQuery(engine, input), { cardDecks, effort });

describe('similar decks among candidates', () => {
  it('have the similarity they have among all decks', () => {
    for (const input of inputs) {
      const all = findNeighbors(engine, readQuery(engine, input));
      // The 500 nearest of 900 decks; what is not among them is no nearer than the last.
      const known = new Map([...all.decks].map((deck, place) => [deck, place]));
      const last = all.similarity.at(-1) ?? 0;
      const some = search(input, BRIEF);
      expect(some.decks.length).toBeGreaterThan(50);
      expect(some.decks.length).toBeLessThanOrEqual(60);
      some.decks.forEach((deck, place) => {
        const at = known.get(deck);
        if (at === undefined) expect(some.similarity[place]).toBeLessThanOrEqual(last);
        else {
          expect(some.similarity[place]).toBe(all.similarity[at]);
          expect(some.overlap[place]).toBe(all.overlap[at]);
          expect(some.norm[place]).toBe(all.norm[at]);
        }
      });
    }
  });

  it('include a deck that has the list and one card more, whatever its age, and pass over the list itself', () => {
    for (let deck = 0; deck < engine.decks; deck += 7) {
      const commander = [...engine.commanderStart].findLastIndex((first) => first <= deck);
      const commanders = commanderCards(engine, commander);
      const list = [...deckList(engine, deck)];
      const same = search({ commanders, cards: list, limit: 0 }, BRIEF);
      expect([...same.decks]).not.toContain(deck);
      // One fewer only if the search met the deck.
      expect(same.considered).toBe(
        findNeighbors(engine, readQuery(engine, { commanders, cards: list, limit: 0 })).considered,
      );
      expect([...search({ commanders, cards: list.slice(1), limit: 0 }, BRIEF).decks]).toContain(deck);
    }
  });

  it('are the same ones for the same list in any order', () => {
    for (const input of inputs) {
      const reversed = {
        ...input,
        cards: [...input.cards].reverse(),
        commanders: [...input.commanders].reverse(),
      };
      expect(search(reversed, BRIEF)).toEqual(search(input, BRIEF));
    }
  });

  it('leave a few of the nearest ones out at worst, by reading a tenth of the cards’ decks', () => {
    const shares = inputs.map((input) => {
      const nearest = new Set(findNeighbors(engine, readQuery(engine, input)).decks.subarray(0, 30));
      return (
        search(input, { ...BRIEF, candidates: 120 })
          .decks.subarray(0, 30)
          .filter((deck) => nearest.has(deck)).length / 30
      );
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
  });
});

describe('an answer', () => {
  it('is the same with all decks as candidates as without candidates', () => {
    for (const input of inputs)
      for (const model of [cardModel, null])
        expect(recommend(engine, input, model, cardDecks, WHOLE)).toEqual(recommend(engine, input, model));
  });

  it('compares all decks where there are few', () => {
    const brief = { ...BRIEF, exactDecks: decks.length };
    for (const input of inputs)
      expect(recommend(engine, input, cardModel, cardDecks, brief)).toEqual(
        recommend(engine, input, cardModel),
      );
  });

  it('counts pairs, colors and commanders by card as over all decks', () => {
    for (const input of inputs)
      for (const discovery of [0, 1])
        expect(recommend(engine, { ...input, discovery }, cardModel, cardDecks, EXACT)).toEqual(
          recommend(engine, { ...input, discovery }, cardModel),
        );
  });
});

describe('similar decks among at most 20,000', () => {
  it('are, to the last bit, those of before candidates were searched', () => {
    expect(RECOMMEND.exactDecks).toBe(20_000);
    const found = inputs.map((input) => {
      const near = findNeighbors(engine, readQuery(engine, input), { cardDecks });
      const { considered, decks: ids, similarity, overlap, norm, weight } = near;
      return {
        considered,
        decks: [...ids],
        similarity: [...similarity],
        overlap: [...overlap],
        norm: [...norm],
        weight: [...weight],
      };
    });
    // Computed with the code of before, which compared all decks. Changes with the settings of similarity, for a reason.
    expect(digest(found)).toBe('fe156f');
  });
});

/** FNV-1a of 32 bits over JSON, which prints every bit of a number. */
function digest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(value)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
