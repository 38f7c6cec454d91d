import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import type { ListPlan } from './types.ts';
import { unsupportedCards } from './unsupported-cards.ts';

const filler = Array.from({ length: 40 }, (_, index) => insightCard(`Filler ${index}`, 'Sorcery'));

/** Which of the cards a list of these cards and of 40 others lacks support for. */
function refused(list: readonly Card[], offered: readonly Card[], themes: readonly string[] = []): string[] {
  const cards = [...filler, ...list, ...offered];
  const facts = proposalFacts(cards, []);
  const plan: ListPlan = {
    themes: themes.map((slug) => ({
      slug,
      kind: 'theme',
      name: slug,
      type: null,
      source: 'list',
      cards: 9,
      weight: 1,
    })),
  };
  const deck = {
    identity: 0,
    cards: [...Array(filler.length + list.length).keys()],
    makes: () => 0,
  };
  const isUnsupported = unsupportedCards(facts, deck, plan);
  return offered
    .filter((_, index) => isUnsupported(filler.length + list.length + index))
    .map(({ name }) => name);
}

const spell = (name: string, text: string): Card => insightCard(name, 'Enchantment', { text });
const copies = (count: number, text: string): Card[] =>
  Array.from({ length: count }, (_, index) => spell(`Copy ${index} ${text.length}`, text));

describe('what works against the cards of a list', () => {
  it('forbids what these reward', () => {
    const narset = spell('Narset', "Each opponent can't draw more than one card each turn.");
    const thief = spell('Lens', "Opponents can't search libraries.");
    const xyris =
      'Whenever an opponent draws a card except the first one they draw each turn, create a token.';
    expect(refused(copies(2, xyris), [narset, thief])).toEqual(['Narset']);
    expect(refused(copies(1, xyris), [narset])).toEqual([]);
    const torment = spell('Torment', "Players can't gain life.");
    const erebos = spell('Erebos', "Your opponents can't gain life.");
    expect(refused(copies(2, 'Whenever you gain life, draw a card.'), [torment, erebos])).toEqual([
      'Torment',
    ]);
    const orb = spell('Orb', "Creatures entering don't cause abilities to trigger.");
    expect(refused(copies(8, 'When this creature enters, draw a card.'), [orb])).toEqual(['Orb']);
    expect(refused(copies(7, 'When this creature enters, draw a card.'), [orb])).toEqual([]);
    const peace = spell('Peace', 'If a card would be put into a graveyard from anywhere, exile it instead.');
    expect(refused(copies(6, 'Return target card from your graveyard to your hand.'), [peace])).toEqual([
      'Peace',
    ]);
  });
});

describe('what returns creatures alone', () => {
  const greasefang = spell(
    'Greasefang',
    'Return target Vehicle card from your graveyard to the battlefield.',
  );
  const offered = [
    spell('Reanimate', 'Put target creature card from a graveyard onto the battlefield under your control.'),
    insightCard('Dance', 'Enchantment — Aura', { text: 'Enchant creature card in a graveyard' }),
    spell('Victim', 'Choose two target creature cards in your graveyard. Return them to the battlefield.'),
    spell(
      'Unearthing',
      'Return target creature card with mana value 3 or less from your graveyard to the battlefield.',
    ),
    spell('Refurbishing', 'Return target artifact card from your graveyard to the battlefield.'),
    spell('Titan', 'Return target permanent card from your graveyard to the battlefield.'),
  ];

  it('is left out where Vehicles are returned and few creatures are worth it', () => {
    expect(refused([greasefang], offered, ['vehicles', 'reanimator'])).toEqual([
      'Reanimate',
      'Dance',
      'Victim',
    ]);
  });

  it('is not, where there are five creatures of five mana, or Vehicles are not the plan', () => {
    const big = Array.from({ length: 5 }, (_, index) =>
      insightCard(`Big ${index}`, 'Creature — Beast', { manaValue: 5 }),
    );
    expect(refused([greasefang, ...big], offered, ['vehicles'])).toEqual([]);
    expect(refused([greasefang], offered, ['reanimator'])).toEqual([]);
  });
});
