import { describe, expect, it } from 'vitest';
import { getOrder } from './sort-rows.ts';

/** Colors, decks, lands. */
const ROWS = [
  ['Dimir', '40', '35.2'],
  ['Azorius', '40', '36.1 (2%)'],
  ['Éclair', '7', '35.2'],
  ['Boros', '1,200', '35.2'],
  ['Gruul', '40', ''],
];
const [COLORS, DECKS, LANDS] = [0, 1, 2];

const getNames = (column: number, order: 'ascending' | 'descending', decks: number | null = DECKS) =>
  getOrder(ROWS, { column, decks, isNumber: column !== COLORS, order }).map((index) => ROWS[index]?.[0]);

describe('the rows of a table', () => {
  it('are sorted by the column, then by decks, then by name; missing values are last', () => {
    expect(getNames(LANDS, 'descending')).toEqual(['Azorius', 'Boros', 'Dimir', 'Éclair', 'Gruul']);
    expect(getNames(DECKS, 'descending')).toEqual(['Boros', 'Azorius', 'Dimir', 'Gruul', 'Éclair']);
  });

  it('have equal ones in the same order from the lowest up', () => {
    expect(getNames(LANDS, 'ascending')).toEqual(['Boros', 'Dimir', 'Éclair', 'Azorius', 'Gruul']);
  });

  it('have equal ones by name where there is no column of decks', () => {
    expect(getNames(LANDS, 'ascending', null)).toEqual(['Boros', 'Dimir', 'Éclair', 'Azorius', 'Gruul']);
    expect(getNames(DECKS, 'ascending', null)).toEqual(['Éclair', 'Azorius', 'Dimir', 'Gruul', 'Boros']);
  });

  it('are from A to Z by name, and from Z to A', () => {
    expect(getNames(COLORS, 'ascending')).toEqual(['Azorius', 'Boros', 'Dimir', 'Éclair', 'Gruul']);
    expect(getNames(COLORS, 'descending')).toEqual(['Gruul', 'Éclair', 'Dimir', 'Boros', 'Azorius']);
  });
});
