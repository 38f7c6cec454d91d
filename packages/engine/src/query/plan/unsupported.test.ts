import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { unsupported } from './unsupported.ts';

const elves = Array.from({ length: 4 }, (_, index) => insightCard(`Elf ${index}`, 'Creature — Elf'));
const bears = Array.from({ length: 40 }, (_, index) => insightCard(`Bear ${index}`, 'Creature — Bear'));
const CARDS = [
  insightCard('Elf Lord', 'Creature — Elf', { text: 'Other Elves you control get +1/+1.' }),
  insightCard('Colossus Hammer', 'Artifact — Equipment', {
    text: 'Equipped creature gets +10/+10.\nEquip {8}',
  }),
  insightCard('Sigarda’s Aid', 'Enchantment', { text: 'You may attach that Equipment to target creature.' }),
  { ...insightCard('Conscription', 'Enchantment — Aura', { text: 'Enchant creature' }), manaValue: 8 },
  { ...insightCard('Rancor', 'Enchantment — Aura', { text: 'Enchant creature' }), manaValue: 1 },
  insightCard('Light-Paws', 'Creature — Fox', { text: 'Search your library for an Aura card.' }),
  {
    ...insightCard('Snake Maker', 'Creature — Human', {
      text: 'At the beginning of each upkeep, if you control no Snakes, create a Snake creature token.',
    }),
    kindred: ['Snake'],
  },
  insightCard('Sigil', 'Enchantment', { text: 'Whenever you cast an enchantment spell, create a token.' }),
  ...Array.from({ length: 8 }, (_, index) => insightCard(`Shrine ${index}`, 'Enchantment')),
  ...elves,
  ...bears,
];
const facts = proposalFacts(CARDS, []);
const at = (name: string): number => CARDS.findIndex((card) => card.name === name);

function lacks(name: string, ...deck: string[]): boolean {
  const cards = [...bears.map((card) => card.name), ...deck].map(at);
  return unsupported(facts, { identity: 31, cards, makes: () => 0 })(at(name));
}

it('knows cards for a creature type that the deck has little of', () => {
  expect(lacks('Elf Lord', 'Elf 0', 'Elf 1', 'Elf 2')).toBe(true);
  expect(lacks('Elf Lord', 'Elf 0', 'Elf 1', 'Elf 2', 'Elf 3')).toBe(false);
  expect(lacks('Bear 0')).toBe(false);
  expect(lacks('Snake Maker')).toBe(false);
  // A list of a few cards may still get its Elves.
  const few = unsupported(facts, { identity: 31, cards: [at('Bear 0')], makes: () => 0 });
  expect(few(at('Elf Lord'))).toBe(false);
});

it('knows rewards for a type of card that the deck has little of', () => {
  const shrines = Array.from({ length: 8 }, (_, index) => `Shrine ${index}`);
  expect(lacks('Sigil', ...shrines.slice(1))).toBe(true);
  expect(lacks('Sigil', ...shrines)).toBe(false);
});

it('knows cards that need something to make them cheap', () => {
  expect(lacks('Colossus Hammer')).toBe(true);
  expect(lacks('Colossus Hammer', 'Sigarda’s Aid')).toBe(false);
  expect(lacks('Conscription')).toBe(true);
  expect(lacks('Conscription', 'Light-Paws')).toBe(false);
  expect(lacks('Rancor')).toBe(false);
});
