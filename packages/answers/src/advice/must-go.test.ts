import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot, tinyContent, withCompanions } from '../testing/index.ts';
import { findMustGo, listProblems } from './must-go.ts';
import { type AdvisedList, readAdvisedDeck } from './read-advised-deck.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  const content = tinyContent();
  // Wave is banned, too, so that one card is illegal for two reasons in a green deck.
  const cards = content.cards.map((card) =>
    card.name === 'Wave' ? { ...card, legality: 'banned' as const } : card,
  );
  tiny = await openTiny({ cards: withCompanions(cards) });
}, 60_000);
afterAll(() => tiny.close());

async function judge(list: AdvisedList) {
  const deck = await readAdvisedDeck(tiny.snapshot, list, { mayGuess: false });
  return {
    mustGo: findMustGo(tiny.snapshot, deck).map(({ card, reason }) => [
      tiny.snapshot.cards[card]?.name,
      reason,
    ]),
    kinds: listProblems(deck).map(({ kind }) => kind),
  };
}

describe('cards that must go', () => {
  it('are banned or outside the colors, each once with every reason', async () => {
    const cards = ['2 Sunbeam', 'Wave', 'Old Terror', 'Sprout', 'Beacon', '20 Island'];
    const { mustGo, kinds } = await judge({ commanders: ['Dun the Unplayed'], cards });
    // Dun is green: Sunbeam is white, Wave and Island are blue; Beacon and Old Terror have no color.
    expect(Object.fromEntries(mustGo)).toEqual({
      Sunbeam: 'outside your colors',
      Wave: 'outside your colors, banned in Commander',
      'Old Terror': 'banned in Commander',
      Island: 'outside your colors',
    });
    expect(kinds).toEqual(['copies', 'identity', 'banned']);
  });

  it('are the banned ones alone where the colors are not known', async () => {
    for (const commanders of [[], ['Beacon'], ['Ada, the First', 'Cyr the Lone']])
      expect(await judge({ commanders, cards: ['Sprout', 'Old Terror'] }), `${commanders}`).toEqual({
        mustGo: [['Old Terror', 'banned in Commander']],
        kinds: ['banned'],
      });
  });

  it('may be the commander', async () => {
    expect(await judge({ commanders: ['Old Terror'], cards: ['Sprout'] })).toEqual({
      mustGo: [['Old Terror', 'banned in Commander']],
      kinds: ['banned'],
    });
  });
});

describe('the rules that a list breaks', () => {
  it('are copies, a wrong companion and too many cards, but not too few', async () => {
    const list = { commanders: ['Cyr the Lone'], cards: ['2 Sunbeam', '30 Island'] };
    expect((await judge(list)).kinds).toEqual(['copies']);
    // Sunbeam costs three mana, which the lamp does not allow.
    const companion = 'Lim-Dûl’s Lamp';
    expect((await judge({ ...list, cards: ['Sunbeam'], companion })).kinds).toEqual(['companion']);
    expect((await judge({ ...list, cards: ['99 Island'] })).kinds).toEqual([]);
    expect((await judge({ ...list, cards: ['100 Island'] })).kinds).toEqual(['size']);
  });
});
