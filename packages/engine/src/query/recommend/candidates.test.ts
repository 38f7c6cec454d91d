import { describe, expect, it } from 'vitest';
import { buildCardDecks } from '../../build/card-decks/build-card-decks.ts';
import type { EngineDeck } from '../../build/types.ts';
import { AS_OF } from '../../testing/arbitrary.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { manyDecks } from '../../testing/many-decks.ts';
import { loadCardDecks } from '../card-decks/card-decks.ts';
import { commanderCards, deckList, decksRunning } from '../counting/accessors.ts';
import type { RecommendInput } from '../types.ts';
import { decksWithin } from './in-colors.ts';
import { findNeighbors, type SearchEffort } from './neighbors.ts';
import { readQuery } from './query.ts';
import { recommend } from './recommend.ts';
import { RECOMMEND } from './settings.ts';

const { cards, decks } = manyDecks(900, 7);
const { engine } = loaded(cards, decks, AS_OF);
const cardModel = testModel(engine);
const cardDecks = loadCardDecks(buildCardDecks(engine, { from: 1, blockDecks: 300 }).buffer, engine);

/** Never all decks; some of the cards are read. */
const BRIEF: SearchEffort = { exactDecks: 0, candidates: 60, entriesRead: 900, entriesPerDeck: 0 };
const WHOLE: SearchEffort = {
  exactDecks: 0,
  candidates: decks.length,
  entriesRead: Number.POSITIVE_INFINITY,
  entriesPerDeck: 0,
};
const EXACT: SearchEffort = { ...RECOMMEND, exactDecks: Number.POSITIVE_INFINITY };

/** Parts of decks of the corpus, with a card of another deck; whole decks; short lists; a commander alone. */
const inputs: RecommendInput[] = Array.from({ length: 30 }, (_, index) => {
  const deck = (index * 149) % engine.decks;
  const commander = [...engine.commanderStart].findLastIndex((first) => first <= deck);
  const own = [...deckList(engine, deck)];
  const retained = [own.length, own.length - 5, 8, 1, 0][index % 5] ?? 0;
  const other = index % 2 === 0 ? [] : [...deckList(engine, (deck + 450) % engine.decks)].slice(0, 1);
  return {
    commanders: commanderCards(engine, commander),
    cards: [...own.slice(0, retained), ...other],
    limit: 40,
    ranked: 200,
  };
});

const decksInColors = ({ commanders }: RecommendInput): number =>
  decksWithin(engine, readQuery(engine, { commanders, cards: [], limit: 0 }).identity);

/** Those with enough decks within the colors for a choice of candidates. */
const searched = inputs.filter((input) => decksInColors(input) >= RECOMMEND.regressed);

const search = (input: RecommendInput, effort: SearchEffort) =>
  findNeighbors(engine, readQuery(engine, input), { cardDecks, effort });

describe('similar decks among candidates', () => {
  it('have the similarity they have among all decks', () => {
    for (const input of searched) {
      const all = findNeighbors(engine, readQuery(engine, input));
      // The 500 nearest of 900 decks; what is not among them is no nearer than the last.
      const known = new Map([...all.decks].map((deck, index) => [deck, index]));
      const last = all.similarity.at(-1) ?? 0;
      const some = search(input, BRIEF);
      expect(some.decks.length).toBeGreaterThan(50);
      expect(some.decks.length).toBeLessThanOrEqual(60);
      some.decks.forEach((deck, index) => {
        const at = known.get(deck);
        if (at === undefined) expect(some.similarity[index]).toBeLessThanOrEqual(last);
        else {
          expect(some.similarity[index]).toBe(all.similarity[at]);
          expect(some.overlap[index]).toBe(all.overlap[at]);
          expect(some.norm[index]).toBe(all.norm[at]);
        }
      });
    }
  });

  it('include a deck that has the list and one card more, and pass over the list itself', () => {
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

  it('leave few of the nearest ones out, with a third of the cards’ decks read', () => {
    const hold = decksRunning(engine);
    const whole = searched.filter(({ cards: list }) => list.length > 12);
    expect(whole.length).toBeGreaterThan(5);
    const shares = whole.map((input) => {
      const entries = input.cards.reduce((sum, card) => sum + (hold[card] ?? 0), 0);
      const nearest = new Set(findNeighbors(engine, readQuery(engine, input)).decks.subarray(0, 30));
      const found = search(input, {
        exactDecks: 0,
        candidates: 120,
        entriesRead: entries / 3,
        entriesPerDeck: 0,
      });
      return found.decks.subarray(0, 30).filter((deck) => nearest.has(deck)).length / 30;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
  });

  it('are not chosen where few decks are within the colors: all decks are compared', () => {
    const few = inputs.filter((input) => decksInColors(input) < RECOMMEND.regressed);
    expect(few.length).toBeGreaterThan(1);
    for (const input of few)
      expect(search(input, BRIEF)).toEqual(findNeighbors(engine, readQuery(engine, input)));
  });
});

describe('a deck that is the list', () => {
  it('is met and passed over even if it is fifteen years old', () => {
    const list = [9, 12, 15, 20, 33, 41, 58, 77, 103, 150, 171, 190].filter((card) => !cards[card]?.identity);
    const old: EngineDeck = {
      ...decks[0]!,
      commanders: [0],
      cards: list,
      day: AS_OF - 15 * 365,
    };
    const on = loaded(cards, [...decks, old], AS_OF);
    const lists = loadCardDecks(buildCardDecks(on.engine, { from: 1, blockDecks: 300 }).buffer, on.engine);
    const indexOf = (card: number): number => on.index(cards[card]?.slug ?? '');
    const query = readQuery(on.engine, {
      commanders: [indexOf(0)],
      cards: list.map(indexOf),
      limit: 0,
    });
    const effort = {
      exactDecks: 0,
      candidates: 20,
      entriesRead: Number.POSITIVE_INFINITY,
      entriesPerDeck: 0,
    };
    const near = findNeighbors(on.engine, query, { cardDecks: lists, effort });
    expect(near.considered).toBe(decksWithin(on.engine, query.identity) - 1);
    expect(near.decks).toHaveLength(19);
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
