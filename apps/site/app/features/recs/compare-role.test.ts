import { describe, expect, it } from 'vitest';
import { compareRole, describeFewDecks, shortNames } from './compare-role.ts';

describe('a role beside the decks of the commander', () => {
  it('names the decks and their number', () => {
    expect(compareRole({ yours: 12, usual: 18.6, decks: 314 }, 'Kinnan')).toEqual({
      note: 'you run 12, the 314 decks of Kinnan run 19',
      isFull: false,
    });
  });

  it('is no warning where the list has as many', () => {
    const compared = compareRole({ yours: 18, usual: 12.2, decks: 20 }, 'Prossh');
    expect(compared).toEqual({ note: 'enough: you run 18, the 20 decks of Prossh run 12', isFull: true });
    expect(compareRole({ yours: 12, usual: 12.2, decks: 20 }, 'Prossh')?.isFull).toBe(true);
  });

  it('is left out for few decks, which is said', () => {
    expect(compareRole({ yours: 18, usual: 12, decks: 19 }, 'Prossh')).toBeNull();
    expect(describeFewDecks(20, 'Prossh')).toBe('');
    expect(describeFewDecks(1, 'Krenko')).toMatch(/^We know only 1 deck of Krenko: too few/);
    expect(describeFewDecks(0, 'Krenko')).toBe('We know no deck of Krenko.');
  });

  it('shortens names', () => {
    expect(shortNames([{ name: 'Prossh, Skyraider of Kher' }])).toBe('Prossh');
    expect(shortNames([{ name: 'Esika, God of the Tree // The Prismatic Bridge' }, { name: 'Tymna' }])).toBe(
      'Esika and Tymna',
    );
  });
});
