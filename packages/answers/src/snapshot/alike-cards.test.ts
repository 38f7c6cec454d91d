import type { Card } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { buildAlikeCards } from './alike-cards.ts';
import { SteppedValue } from './stepped-value.ts';

/** A card by the fields that similarity depends on: name, cost, type line, text. */
function card(
  name: string,
  manaValue: number,
  typeLine: string,
  text: string,
  more: Partial<Card> = {},
): Card {
  return makeCard({ name, manaValue, typeLine, text, ...more });
}

/** What five of nine cards have would be too common to tell anything. */
const OTHERS = Array.from({ length: 40 }, (_, n) =>
  card(`Other ${n}`, 2, 'Creature', `other${n} text${n} here${n}`),
);
const TAX = 'Whenever an opponent casts a spell, you may draw a card unless that player pays';
const CARDS = [
  card('Study', 3, 'Enchantment', `${TAX} {1}.`),
  card('Tide', 1, 'Enchantment', `Cumulative upkeep {1}\n${TAX} {4}.`),
  card('Sentinel', 1, 'Artifact Creature — Soldier', `${TAX} {X}, where X is Sentinel’s power.`),
  card('Snap', 2, 'Instant', 'Return target creature to its owner’s hand. Untap up to two lands.'),
  card('Recall', 3, 'Instant', 'Return target creature to its owner’s hand.'),
  card('Blast', 1, 'Instant', 'Blast deals 3 damage to any target.'),
  card('Bear', 2, 'Creature — Bear', 'Trample'),
  card('Tax Collector', 3, 'Enchantment', `${TAX} {1}.`, { legality: 'banned' }),
  card('Island', 0, 'Basic Land — Island', `${TAX} {1}.`),
  ...OTHERS,
];
const find = (cards: readonly Card[], name: string, decks: readonly number[] = []) => {
  const alike = new SteppedValue(buildAlikeCards(cards, decks)).value;
  const index = cards.findIndex((each) => each.name === name);
  return alike(index, 10).map((found) => ({ ...found, name: cards[found.card]?.name ?? '' }));
};
const getNames = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('similar cards', () => {
  it('are those whose text does the same, not those of the same color or type', () => {
    expect(getNames(find(CARDS, 'Study')).slice(0, 2).sort()).toEqual(['Sentinel', 'Tide']);
    expect(getNames(find(CARDS, 'Snap'))[0]).toBe('Recall');
  });

  it('include neither the card itself, nor basics, nor banned cards', () => {
    expect(getNames(find(CARDS, 'Study'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Study|Tax Collector|Island)$/)]),
    );
  });

  it('are empty if nothing is similar', () => {
    expect(find(CARDS, 'Bear')).toEqual([]);
    expect(find([CARDS[0] as Card], 'Study')).toEqual([]);
  });

  it('are less similar for each mana value between them, and come first if decks run them', () => {
    const bolt = (name: string, cost: number) =>
      card(name, cost, 'Instant', `${name} deals 3 damage to any target.`);
    const cards = [bolt('One', 1), bolt('Dear', 5), bolt('Played', 1), bolt('Unplayed', 1), ...OTHERS];
    const found = find(cards, 'One', [9, 9, 9, 0]);
    expect(getNames(found)).toEqual(['Played', 'Unplayed', 'Dear']);
    // The same text and the most decks: alike in everything.
    expect(found[0]?.similarity).toBeCloseTo(1, 9);
    // Four mana values apart: 1 / 1.32 of that.
    expect(found[2]?.similarity).toBeCloseTo(1 / 1.32, 9);
    // In no deck: .85 of it.
    expect(found[1]?.similarity).toBeCloseTo(0.85, 9);
  });
});
