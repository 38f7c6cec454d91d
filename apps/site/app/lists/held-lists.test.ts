import { describe, expect, it } from 'vitest';
import { commanderLists, heldLists } from './held-lists.ts';

const [creatures, leaders] = [
  { tag: 'creatures', header: 'Creatures', cardviews: [] },
  { tag: 'topcommanders', header: 'Top Commanders', cardviews: [] },
];

describe('lists held on the server', () => {
  it('are drawn from their entries, which are not written into the page', () => {
    const [held] = heldLists([creatures]);
    expect(held?.cardviews).toBe(creatures.cardviews);
    expect(JSON.parse(JSON.stringify(held))).toEqual({ tag: 'creatures', header: 'Creatures' });
  });

  it('leave the rows of commanders whole', () => {
    const lists = heldLists([creatures, leaders]);
    expect(JSON.parse(JSON.stringify(lists))[1]).toEqual(leaders);
    expect(commanderLists(lists)).toEqual([leaders]);
  });
});
