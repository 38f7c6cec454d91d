import type { CardRole } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { interval, labeledCards, measureRoles, precision, recall, sumOf } from './measure.ts';

describe('a table of labels', () => {
  it('gives each name its roles, and a half that depends on the name alone', () => {
    const table = { 'ramp, draw': 'Sprout; Old  Beacon', none: '\n  Wave ;' };
    const cards = labeledCards(table);
    expect(cards.map(({ name, roles }) => [name, roles])).toEqual([
      ['Sprout', ['ramp', 'draw']],
      ['Old Beacon', ['ramp', 'draw']],
      ['Wave', []],
    ]);
    expect(labeledCards({ none: 'Sprout' })[0]?.half).toBe(cards[0]?.half);
  });

  it('is refused if a role is unknown or a name is repeated', () => {
    expect(() => labeledCards({ rampage: 'Sprout' })).toThrow('"rampage" is no role');
    expect(() => labeledCards({ ramp: 'Sprout', none: 'Sprout' })).toThrow('Sprout is labeled twice');
  });
});

describe('roles measured beside labels', () => {
  const cards = labeledCards({ ramp: 'One; Two; Three', draw: 'Four', none: 'Five', removal: 'Nowhere' });
  const said: Record<string, CardRole[]> = {
    One: ['ramp'],
    Two: ['ramp', 'draw'],
    Three: [],
    Four: ['draw'],
    Five: ['ramp'],
  };
  const { tallies, faults, unknown } = measureRoles(cards, (name) => said[name] ?? null);

  it('count what is right, wrong and missed of each role', () => {
    // Ramp: One and Two right, Five wrong, Three missed. Draw: Four right, Two wrong.
    expect(tallies.get('ramp')).toEqual({ right: 2, wrong: 1, missed: 1 });
    expect(tallies.get('draw')).toEqual({ right: 1, wrong: 1, missed: 0 });
    expect(faults).toEqual([
      { name: 'Two', role: 'draw', kind: 'wrong' },
      { name: 'Three', role: 'ramp', kind: 'missed' },
      { name: 'Five', role: 'ramp', kind: 'wrong' },
    ]);
  });

  it('omit cards that the catalog lacks, and name them', () => {
    expect(unknown).toEqual(['Nowhere']);
    expect(tallies.get('removal')).toEqual({ right: 0, wrong: 0, missed: 0 });
  });

  it('give precision and recall, and none of nothing', () => {
    const sum = sumOf(tallies.values());
    expect(sum).toEqual({ right: 3, wrong: 2, missed: 1 });
    expect(precision(sum)).toBe(3 / 5);
    expect(recall(sum)).toBe(3 / 4);
    expect(precision(sumOf([]))).toBeNull();
    expect(recall(sumOf([]))).toBeNull();
  });
});

describe('the interval of a share', () => {
  it('is Wilson’s', () => {
    // 9 of 10: z² = 3.8416; middle (.9 + .19208) / 1.38416 = .78898; half 1.96 / 1.38416 · √(.009 + .009604) = .19314.
    const { low, high } = interval(9, 10);
    expect(low).toBeCloseTo(0.5958, 4);
    expect(high).toBeCloseTo(0.9821, 4);
  });
});
