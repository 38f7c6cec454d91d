import type { CardRole } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { labeledCards, measureRoles, sumUp, toHits } from './role-accuracy.ts';

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
  const { tallies, errors, unknown } = measureRoles(cards, (name) => said[name] ?? null);

  it('count what is right, wrong and missed of each role', () => {
    // Ramp: One and Two right, Five wrong, Three missed. Draw: Four right, Two wrong.
    expect(tallies.get('ramp')).toEqual({ right: 2, wrong: 1, missed: 1 });
    expect(tallies.get('draw')).toEqual({ right: 1, wrong: 1, missed: 0 });
    expect(errors).toEqual([
      { name: 'Two', role: 'draw', kind: 'wrong' },
      { name: 'Three', role: 'ramp', kind: 'missed' },
      { name: 'Five', role: 'ramp', kind: 'wrong' },
    ]);
  });

  it('omit cards that the catalog lacks, and name them', () => {
    expect(unknown).toEqual(['Nowhere']);
    expect(tallies.get('removal')).toEqual({ right: 0, wrong: 0, missed: 0 });
  });

  it('are summed as hits', () => {
    const sum = sumUp(tallies.values());
    expect(sum).toEqual({ right: 3, wrong: 2, missed: 1 });
    // Five were found, of which three are right; four should have been.
    expect(toHits(sum)).toEqual({ right: 3, found: 5, wanted: 4 });
  });
});
