import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { bindsAllPlayers, deadCards, hosesColor } from './dead-cards.ts';

const W = 1;
const R = 8;
const GW = 17;

const CARDS = {
  plains: insightCard('Plains', 'Basic Land — Plains', { colors: 'W' }),
  pearl: insightCard('Pearl Medallion', 'Artifact', { text: 'White spells you cast cost {1} less to cast.' }),
  misty: insightCard('Misty Rainforest', 'Land', {
    text: '{T}, Pay 1 life, Sacrifice Misty Rainforest: Search your library for a Forest or Island card, put it onto the battlefield, then shuffle.',
  }),
  heath: insightCard('Windswept Heath', 'Land', {
    text: '{T}, Pay 1 life, Sacrifice Windswept Heath: Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.',
  }),
  evolving: insightCard('Evolving Wilds', 'Land', {
    text: '{T}, Sacrifice Evolving Wilds: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  }),
  tower: insightCard('Command Tower', 'Land', {
    roles: ['fixing-land'],
    text: '{T}: Add one mana of any color in your commander’s color identity.',
  }),
  urborg: insightCard('Urborg, Tomb of Yawgmoth', 'Legendary Land', {
    text: 'Each land is a Swamp in addition to its other land types.',
  }),
  forge: insightCard('Open the Armory', 'Sorcery', {
    text: 'Search your library for an Aura or Equipment card, reveal it, put it into your hand, then shuffle.',
  }),
  tutor: insightCard('Demonic Tutor', 'Sorcery', {
    text: 'Search your library for a card, put that card into your hand, then shuffle.',
  }),
  sword: insightCard('Sword', 'Artifact — Equipment'),
  blast: insightCard('Blue Elemental Blast', 'Instant', { text: 'Counter target spell if it’s red.' }),
  volley: insightCard('Rending Volley', 'Instant', {
    text: 'Rending Volley deals 4 damage to target white or blue creature.',
  }),
  silence: insightCard('Deafening Silence', 'Enchantment', {
    text: 'Each player can’t cast more than one noncreature spell each turn.',
  }),
  pyroblast: insightCard('Pyroblast', 'Instant', { text: 'Destroy target blue permanent.' }),
  counterspell: insightCard('Counterspell', 'Instant', { text: 'Counter target spell.' }),
} as const;
const names = Object.keys(CARDS) as (keyof typeof CARDS)[];
const facts = proposalFacts(Object.values(CARDS), []);

/** What is dead in a deck of these colors and cards; lands make what `makes` says. */
function dead(
  identity: number,
  inDeck: (keyof typeof CARDS)[],
  makes: Partial<Record<keyof typeof CARDS, number>> = {},
  lackingLands: number | null = null,
) {
  const deck = {
    identity,
    cards: inDeck.map((name) => names.indexOf(name)),
    makes: (land: number) => makes[names[land] ?? 'plains'] ?? 0,
  };
  const test = deadCards(facts, deck, lackingLands);
  return (name: keyof typeof CARDS) => test(names.indexOf(name))?.kind ?? null;
}

it('finds cards of a color that the deck does not have', () => {
  expect(dead(R, [])('pearl')).toBe('no-color');
  expect(dead(W, [])('pearl')).toBeNull();
  expect(dead(W, [])('urborg')).toBe('no-color');
});

it('finds a fetch land without a target, and only that', () => {
  expect(dead(W, ['plains'])('misty')).toBe('no-target');
  expect(dead(GW, ['plains'])('heath')).toBeNull();
  expect(dead(R, [])('heath')).toBe('no-target');
  expect(dead(GW, ['plains'])('evolving')).toBeNull();
});

it('finds none while the lands of its types are still to come', () => {
  expect(dead(GW, [], {}, 4)('heath')).toBe('no-target');
  expect(dead(GW, [], {}, 5)('heath')).toBeNull();
  // Of the deck's colors, none will come that it finds.
  expect(dead(R, [], {}, 30)('heath')).toBe('no-target');
});

it('finds a search without a target', () => {
  expect(dead(W, ['plains'])('forge')).toBe('no-target');
  expect(dead(W, ['plains', 'sword'])('forge')).toBeNull();
  expect(dead(W, [])('tutor')).toBeNull();
});

it('finds lands that fix colors where there are none to fix, or that make none of the deck’s', () => {
  expect(dead(W, [], { tower: 31 })('tower')).toBe('one-color-land');
  expect(dead(GW, [], { tower: 31 })('tower')).toBeNull();
  expect(dead(W, [], { evolving: R })('evolving')).toBe('no-mana-of-its-colors');
});

it('never calls a basic land dead', () => {
  expect(dead(R, [])('plains')).toBeNull();
});

it('knows cards that are aimed at one color', () => {
  const hoses = (name: (typeof names)[number]): boolean => hosesColor(facts, names.indexOf(name));
  expect(hoses('blast')).toBe(true);
  expect(hoses('pyroblast')).toBe(true);
  expect(hoses('volley')).toBe(true);
  expect(hoses('counterspell')).toBe(false);
});

it('knows cards that forbid something to all players', () => {
  const binds = (name: (typeof names)[number]): boolean => bindsAllPlayers(facts, names.indexOf(name));
  expect(binds('silence')).toBe(true);
  expect(binds('counterspell')).toBe(false);
});
