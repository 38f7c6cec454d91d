import { describe, expect, it } from 'vitest';
import { type SetView, splitSmallSets } from './sets-view.ts';

const set = (code: string, numCards: number, name = code) => ({ code, name, numCards }) as SetView;

describe('promos and sets of one or two cards', () => {
  it('stand apart from the years of the others', () => {
    const years = [
      { year: '2025', sets: [set('one', 1)] },
      {
        year: '2024',
        sets: [set('big', 300), set('two', 2), set('three', 3), set('pbig', 80, 'Big Promos')],
      },
    ];
    expect(splitSmallSets(years)).toEqual({
      years: [{ year: '2024', sets: [set('big', 300), set('three', 3)] }],
      small: [set('one', 1), set('two', 2), set('pbig', 80, 'Big Promos')],
    });
  });

  it('stay in their years if there are no others', () => {
    const years = [{ year: '2025', sets: [set('one', 1)] }];
    expect(splitSmallSets(years)).toEqual({ years, small: [] });
  });
});
