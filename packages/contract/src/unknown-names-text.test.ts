import { describe, expect, it } from 'vitest';
import { describeMissing, unknownLines } from './unknown-names-text.ts';

const missing = (name: string) => ({ name, kind: 'missing' as const, reason: null, nearest: null });

describe('the words for unrecognized names', () => {
  it('are a line for each name that can be helped, and one for all others', () => {
    const unknown = [
      missing('New Card'),
      { name: 'Sol Rinng', kind: 'misspelled' as const, reason: null, nearest: { label: 'Sol Ring' } },
      { name: 'Oppt', kind: 'misspelled' as const, reason: null, nearest: 'Opt' },
      { name: 'X', kind: 'excluded' as const, reason: 'is not legal in Commander', nearest: null },
      missing('Newer Card'),
    ];
    expect(unknownLines(unknown, '2024-04-19')).toEqual([
      'No card is called “Sol Rinng”. Did you mean Sol Ring?',
      'No card is called “Oppt”. Did you mean Opt?',
      '“X” is not legal in Commander.',
      '2 names that our card data, of Apr 19, 2024, does not have: “New Card”, “Newer Card”',
    ]);
    expect(unknownLines([], null)).toEqual([]);
  });

  it('are short, however many names there are and however long they are', () => {
    const unknown = Array.from({ length: 1010 }, (_, at) => missing(`${at} ${'z'.repeat(300)}`));
    const [line = '', ...others] = unknownLines(unknown, null);
    expect(others).toEqual([]);
    expect(line).toMatch(/^1,010 names that our card data does not have: “0 z{78}…”, /);
    expect(line).toMatch(/ and 1,000 more$/);
  });

  it('have the number right', () => {
    expect(describeMissing(1, '2024-04-19')).toBe(
      '1 name that our card data, of Apr 19, 2024, does not have',
    );
    expect(describeMissing(7, '2024-04-19')).toBe(
      '7 names that our card data, of Apr 19, 2024, does not have',
    );
  });
});
