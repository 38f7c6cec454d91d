import { describe, expect, it } from 'vitest';
import { listTypeSections, withoutCommanders } from './deck-sections.ts';

const PARTS = [
  { kind: 'commanders', title: 'Commander', count: 1 },
  { kind: 'creatures', title: 'Creatures', count: 30 },
  { kind: 'lands', title: 'Lands', count: 30 },
];

describe('the sections of a list', () => {
  it('are its types, the lands with basic lands that are estimated', () => {
    expect(listTypeSections(PARTS, 6)).toEqual([
      { kind: 'list-creatures', title: 'Creatures', count: 30 },
      { kind: 'list-lands', title: 'Lands', count: 36 },
    ]);
    expect(listTypeSections(PARTS)[1]?.count).toBe(30);
  });

  it('have no commanders, who are in the head of the page', () => {
    expect(withoutCommanders(PARTS).map(({ kind }) => kind)).toEqual(['creatures', 'lands']);
  });
});
