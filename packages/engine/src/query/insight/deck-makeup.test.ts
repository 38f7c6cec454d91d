import { CARD_TYPES } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { deckMakeup } from './deck-makeup.ts';
import type { InsightLine } from './types.ts';

const line = (card: InsightLine['card'], quantity = 1): InsightLine => ({ card, quantity, makes: 0 });

const DECK = {
  commanders: [
    line(insightCard('Aria', 'Legendary Creature', { manaValue: 4, salt: { score: 1, votes: 9 } })),
  ],
  cards: [
    line(insightCard('Ring', 'Artifact', { manaValue: 1, roles: ['ramp', 'mana-artifact'] })),
    line(insightCard('Idea', 'Sorcery', { manaValue: 3, roles: ['draw'], salt: { score: 3, votes: 9 } })),
    line(insightCard('Colossus', 'Artifact Creature', { manaValue: 12 })),
    line(insightCard('Rats', 'Creature', { manaValue: 3 }), 2),
    line(insightCard('Plains', 'Basic Land'), 5),
    line(insightCard('Keep', 'Land', { roles: ['utility-land'] })),
  ],
};

describe('cards with a land on the back', () => {
  const twoFaced = (name: string, layout: string, front: string, back: string): InsightLine => {
    const card = insightCard(name, front, { manaValue: 3 });
    const faces = [...card.faces, ...card.faces.map((face) => ({ ...face, typeLine: back }))];
    return line({ ...card, layout, typeLine: `${front} // ${back}`, faces });
  };

  it('are named beside the lands and count as spells', () => {
    const cards = [
      line(insightCard('Plains', 'Basic Land'), 3),
      twoFaced('Rite // Mire', 'modal_dfc', 'Sorcery', 'Land'),
      twoFaced('Druid // Grove', 'modal_dfc', 'Creature — Elf', 'Land'),
      // A land on either side is a land.
      twoFaced('Path // Way', 'modal_dfc', 'Land', 'Land'),
      // Nobody can play a back that another card turns up.
      twoFaced('Map // Cavern', 'transform', 'Artifact', 'Land'),
      twoFaced('God // Sword', 'modal_dfc', 'Legendary Creature — God', 'Legendary Artifact — Equipment'),
      twoFaced('Hero // Trip', 'adventure', 'Creature', 'Land — Town'),
    ];
    const { lands, modalLands, curve, types } = deckMakeup({ commanders: [], cards });
    // Three Plains and the path; five others of three mana.
    expect(lands).toBe(4);
    expect(modalLands.map(({ name }) => name)).toEqual(['Rite // Mire', 'Druid // Grove']);
    expect(curve[3]).toBe(5);
    expect(types).toMatchObject({ Land: 4, Sorcery: 1, Creature: 3, Artifact: 1 });
  });

  it('may be the commander', () => {
    const lead = twoFaced('Lead // Lair', 'modal_dfc', 'Legendary Creature', 'Land');
    expect(deckMakeup({ commanders: [lead], cards: [] }).modalLands).toEqual([lead.card]);
  });
});

describe('what a deck is made of', () => {
  it('counts copies, including commanders', () => {
    const makeup = deckMakeup(DECK);
    /*
     * 1 + 1 + 1 + 1 + 2 + 5 + 1 = 12 cards, 7 different. Not lands: 4, 1, 3, 12, 3, 3 = 26 mana in 6 cards; with the six
     * lands 26 in 12. Salt: 1 and 3, mean 2; only 3 is at 1.5 or more.
     */
    expect(makeup).toMatchObject({ size: 12, different: 7, basics: 5, lands: 6 });
    expect(makeup.averageManaValue).toBeCloseTo(26 / 6, 10);
    expect(makeup.averageWithLands).toBeCloseTo(26 / 12, 10);
    expect(makeup.curve).toEqual([0, 1, 0, 3, 1, 0, 0, 0, 0, 0, 1]);
    expect(makeup.types).toMatchObject({ Creature: 4, Artifact: 1, Sorcery: 1, Land: 6, Instant: 0 });
    expect(makeup.salt).toMatchObject({ mean: 2, scored: 2 });
    expect(makeup.salt.saltiest.map(({ name }) => name)).toEqual(['Idea']);
    const roles = Object.fromEntries((makeup.roles ?? []).map(({ role, count }) => [role, count]));
    expect(roles).toMatchObject({ ramp: 1, draw: 1, 'mana-artifact': 1, removal: 0 });
    expect(roles).not.toHaveProperty('utility-land');
  });

  it('has no averages, roles or salt for an empty deck', () => {
    const empty = deckMakeup({ commanders: [], cards: [] });
    expect(empty).toMatchObject({ size: 0, averageManaValue: null, averageWithLands: null, roles: null });
    expect(empty.salt).toEqual({ mean: null, scored: 0, saltiest: [] });
  });

  it('gives the same result however the copies are listed', () => {
    const card = fc
      .record({
        type: fc.constantFrom('Creature', 'Instant', 'Land', 'Basic Land', 'Artifact Creature'),
        manaValue: fc.integer({ min: 0, max: 14 }),
        quantity: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ type, manaValue, quantity }) => ({ type, manaValue, quantity }));
    fc.assert(
      fc.property(fc.array(card, { maxLength: 15 }), (facts) => {
        const cards = facts.map(({ type, manaValue, quantity }, at) =>
          line(insightCard(`C${at}`, type, { manaValue: type.includes('Land') ? 0 : manaValue }), quantity),
        );
        const makeup = deckMakeup({ commanders: [], cards });
        const copies = cards.flatMap((each) => Array.from({ length: each.quantity }, () => each.card));
        const spells = copies.filter(({ typeLine }) => !typeLine.includes('Land'));
        expect(makeup.size).toBe(copies.length);
        expect(makeup.curve.reduce((sum, count) => sum + count, 0)).toBe(spells.length);
        expect(CARD_TYPES.reduce((sum, type) => sum + makeup.types[type], 0)).toBe(copies.length);
        expect(makeup.curve[10]).toBe(spells.filter(({ manaValue }) => manaValue >= 10).length);
        for (const value of [0, 1, 2, 5, 9])
          expect(makeup.curve[value]).toBe(spells.filter(({ manaValue }) => manaValue === value).length);
        const mana = spells.reduce((sum, { manaValue }) => sum + manaValue, 0);
        if (spells.length > 0) expect(makeup.averageManaValue).toBeCloseTo(mana / spells.length, 10);
        else expect(makeup.averageManaValue).toBeNull();
      }),
    );
  });
});
