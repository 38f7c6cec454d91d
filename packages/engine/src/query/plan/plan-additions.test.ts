import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import type { AdviceBasis } from '../types.ts';
import { findCardStrengths } from './card-strength/card-strength.ts';
import { planAdditions } from './plan-additions.ts';
import { fitInOrder } from './plan-fit.ts';

// Aegis Turtle is on our list of weak cards, Saruli Caretaker on that of replaceable ones, Skullclamp on that of strong ones.
const NAMES = ['Aegis Turtle', 'Saruli Caretaker', 'Good', 'Other', 'Skullclamp'];
const cards = NAMES.map((name, index) => insightCard(name, index % 2 === 0 ? 'Artifact' : 'Instant'));
const additions = NAMES.map((_, card) => ({ card, score: 1 - card / 10, reasons: [] }));

function order(nearness: number, bracket = 2, basis: AdviceBasis = 'all-decks'): string[] {
  return planAdditions(additions, {
    facts: proposalFacts(cards, []),
    strengths: findCardStrengths(cards),
    deck: { identity: 0, cards: [], makes: () => 0 },
    lackingLands: null,
    basis,
    nearness,
    bracket,
  }).map(({ card }) => NAMES[card] ?? '');
}

it('moves strong cards up and weak ones down where no decks are near', () => {
  // Places from 10 on over factors of .3, .7, 1, 1 and 1.4: 33.3, 15.7, 12, 13, 10.
  expect(order(0)).toEqual(['Skullclamp', 'Good', 'Other', 'Saruli Caretaker', 'Aegis Turtle']);
});

it('does so the less the nearer decks are, and not for tuned lists', () => {
  // 1 − 0.75 = 0.25, to the power of 1.5 an eighth: 10/.3^⅛ = 11.6, 11/.7^⅛ = 11.5, 12, 13, 14/1.4^⅛ = 13.4.
  expect(order(0.75)).toEqual(['Saruli Caretaker', 'Aegis Turtle', 'Good', 'Other', 'Skullclamp']);
  expect(order(1)).toEqual(NAMES);
  expect(order(0, 4)).toEqual(NAMES);
  expect(order(0, 2, 'near-decks')).toEqual(NAMES);
});

it('lets a plan count less for tuned lists', () => {
  const fit = Float32Array.of(0, 0.5, 1);
  expect(fitInOrder(fit, 3)).toBe(fit);
  expect([...fitInOrder(fit, 4)].map((value) => Number(value.toFixed(3)))).toEqual([0, 0.2, 0.4]);
});
