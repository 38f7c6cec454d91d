import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import type { Recommendation } from '../types.ts';
import { findCardStrengths } from './card-strength/card-strength.ts';
import { orderForReading } from './reading-order.ts';
import type { ListPlan } from './types.ts';

// Skullclamp is on our list of strong cards, Aegis Turtle on that of weak ones.
const NAMES = ['Aegis Turtle', 'First', 'Second', 'Skullclamp', 'Planned'];

function order(
  names: readonly string[],
  {
    fits = {},
    overlaps = {},
    shares = {},
    lackingLands = null,
    types = {},
    plan = { themes: [] },
  }: {
    fits?: Record<string, number>;
    overlaps?: Record<string, number>;
    shares?: Record<string, number>;
    lackingLands?: number | null;
    types?: Record<string, string>;
    plan?: ListPlan;
  } = {},
) {
  const cards = names.map((name) => insightCard(name, types[name] ?? 'Artifact'));
  const additions = names.map((name, card): Recommendation => {
    const share = shares[name];
    return {
      ...{ card, score: 1 },
      reasons: share === undefined ? [] : [{ kind: 'similar-decks', share, decks: 150 }],
    };
  });
  const read = orderForReading(additions, {
    facts: { cards },
    strengths: findCardStrengths(cards),
    basis: Object.keys(shares).length > 0 ? 'near-decks' : 'all-decks',
    plan,
    fit: {
      isWanted: (card) => names[card] === 'Goblin' || names[card] === 'Lifelinker',
      isOfMainType: (card) => names[card] !== 'Lifelinker',
      fit: Float32Array.from(names, (name) => fits[name] ?? 0),
      overlap: (card) => overlaps[names[card] ?? ''] ?? 0,
    },
    lackingLands,
  });
  return { names: read.additions.map(({ card }) => names[card]), first: read.first };
}

it('puts strong cards and those of the plan first', () => {
  // − ln of 10 to 14: −2.30, −2.40, −2.48, −2.56, −2.64; and −0.4 (weak), 0, 0, 0.4 (strong), 0.8 · 0.9 = 0.72:
  // −2.70, −2.40, −2.48, −2.16, −1.92.
  expect(order(NAMES, { fits: { Planned: 0.9 } })).toEqual({
    names: ['Planned', 'Skullclamp', 'First', 'Second', 'Aegis Turtle'],
    first: 5,
  });
});

it('counts the themes that a card shares with the list, and the decks like it that play the card', () => {
  // ln(10/14) = −0.34: an overlap of 10 of 20 counts 1.4 / 2 = 0.7, of 4 0.28; a share of 0.2 counts 0.4. Where decks
  // are near, an overlap of 7 counts 0.65 · 0.49 = 0.32, of 8 0.36.
  const plain = ['A', 'B', 'C', 'D', 'E'];
  expect(order(plain, { overlaps: { E: 10 } }).names[0]).toBe('E');
  expect(order(plain, { overlaps: { E: 4 } }).names[0]).toBe('A');
  expect(order(plain, { overlaps: { E: 7 }, shares: { E: 0 } }).names[0]).toBe('A');
  expect(order(plain, { overlaps: { E: 8 }, shares: { E: 0 } }).names[0]).toBe('E');
  expect(order(plain, { shares: { E: 0.2 } }).names[0]).toBe('E');
  expect(order(plain, { shares: { E: 0.1 } }).names[0]).toBe('A');
});

it('puts creatures later that a list of one creature type does not want', () => {
  const plan: ListPlan = {
    themes: [
      {
        ...{ slug: 'goblins', kind: 'kindred', name: 'Goblins', type: 'Goblin' },
        ...{ source: 'list', cards: 20, weight: 1 },
      },
    ],
  };
  const types = { Elf: 'Creature — Elf', Goblin: 'Creature — Goblin', Rock: 'Artifact' };
  // − ln of 10, 11 and 12: −2.30 − 0.4, −2.40, −2.48.
  expect(order(['Elf', 'Rock', 'Goblin'], { types, plan }).names).toEqual(['Rock', 'Goblin', 'Elf']);
  expect(order(['Elf', 'Rock', 'Goblin'], { types }).names).toEqual(['Elf', 'Rock', 'Goblin']);
  // Wanted for another theme: − ln of 10 − 0.3 = −2.60, behind −2.40 and −2.48.
  const other = { types: { ...types, Lifelinker: 'Creature — Human' }, plan };
  expect(order(['Lifelinker', 'Rock', 'Goblin'], other).names).toEqual(['Rock', 'Goblin', 'Lifelinker']);
  // Where decks are like the list, they say what it wants.
  const near = { types, plan, shares: { Elf: 0.01 } };
  expect(order(['Elf', 'Rock', 'Goblin'], near).names).toEqual(['Elf', 'Rock', 'Goblin']);
});

it('shows at most 20 cards first, 8 of a group, and no more lands than the list lacks', () => {
  const artifacts = Array.from({ length: 12 }, (_, index) => `Artifact ${index}`);
  const lands = Array.from({ length: 5 }, (_, index) => `Land ${index}`);
  const creatures = Array.from({ length: 12 }, (_, index) => `Creature ${index}`);
  const types = Object.fromEntries([
    ...lands.map((name) => [name, 'Land']),
    ...creatures.map((name) => [name, 'Creature']),
  ]);
  const all = [...artifacts, ...lands, ...creatures];
  // 8 artifacts, 2 lands and 8 creatures: nothing else may come.
  const read = order(all, { types, lackingLands: 2 });
  expect(read.first).toBe(18);
  expect(read.names.slice(0, 18)).toEqual([
    ...artifacts.slice(0, 8),
    ...lands.slice(0, 2),
    ...creatures.slice(0, 8),
  ]);
  expect(read.names).toHaveLength(all.length);
});
