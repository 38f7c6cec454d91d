import type { Combo } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { BracketEstimator } from './bracket-evidence.ts';
import { buildCatalog } from './catalogue.ts';

const cards = [
  makeCard({ name: 'Leader', typeLine: 'Legendary Creature — Human' }),
  makeCard({ name: 'Changer', gameChanger: true }),
  makeCard({ name: 'Flood', roles: ['mass-land-denial'] }),
  makeCard({ name: 'Warp', roles: ['extra-turn'] }),
  makeCard({ name: 'Half', key: 'oracle-half' }),
  makeCard({ name: 'Other Half' }),
  makeCard({ name: 'Plain' }),
];
const [commander, changer, flood, warp, half, otherHalf, plain] = cards.map(
  (_, index) => index,
) as number[] as [number, number, number, number, number, number, number];

function combo(parts: Partial<Combo>): Combo {
  return {
    id: '1',
    cards: [
      { name: 'Half', oracleId: 'oracle-half', mustBeCommander: false },
      { name: 'Other Half', oracleId: null, mustBeCommander: false },
    ],
    requires: [],
    produces: ['Infinite mana'],
    identity: 0,
    prerequisites: '',
    steps: '',
    manaNeeded: '',
    bracketTag: 'R',
    ...parts,
  };
}

const estimator = (combos: Combo[]) => new BracketEstimator(buildCatalog(cards), combos);

describe('BracketEstimator', () => {
  it('reads the signals from the cards', () => {
    const { estimate } = { estimate: (list: number[]) => estimator([]).estimate([commander], list) };
    expect(estimate([plain])).toBe(2);
    expect(estimate([warp])).toBe(2);
    expect(estimate([changer])).toBe(3);
    expect(estimate([flood])).toBe(4);
  });

  it('detects a two-card combo only with both cards in the deck, by oracle id or name', () => {
    const known = estimator([combo({})]);
    expect(known.estimate([commander], [half, plain])).toBe(2);
    expect(known.estimate([commander], [otherHalf, half])).toBe(4);
  });

  it('counts a commander as in the deck', () => {
    expect(estimator([combo({})]).estimate([half], [otherHalf])).toBe(4);
  });

  it('requires a card that must be the commander to be it', () => {
    const [first, second] = combo({}).cards;
    const leads = combo({ cards: first && second ? [{ ...first, mustBeCommander: true }, second] : [] });
    expect(estimator([leads]).estimate([commander], [half, otherHalf])).toBe(2);
    expect(estimator([leads]).estimate([half], [commander, otherHalf])).toBe(4);
  });

  it('skips combos with cards missing from the catalog', () => {
    const unknown = combo({
      cards: [
        { name: 'Half', oracleId: 'oracle-half', mustBeCommander: false },
        { name: 'Nobody', oracleId: 'oracle-nobody', mustBeCommander: false },
      ],
    });
    expect(estimator([unknown]).estimate([commander], [half])).toBe(2);
  });
});
