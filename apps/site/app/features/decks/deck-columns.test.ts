import { describe, expect, it } from 'vitest';
import { toColumns } from './deck-columns.tsx';

type Page = Parameters<typeof toColumns>[0];

const deck = (bracket: number, source: string) =>
  ({
    bracket,
    bracketEstimated: false,
    source: { name: source },
    themes: [],
    counts: {},
  }) as unknown as Page['decks'][number];

function shown(page: Partial<Page>) {
  const decks = [deck(5, 'club'), deck(5, 'club')];
  const { columns, common } = toColumns({ decks, by: 'date', same: [], sample: false, ...page });
  return { keys: columns.map(({ key }) => key), common };
}

describe('the columns of a list of decks', () => {
  it('give way to a line where all decks have the same value', () => {
    expect(shown({}).keys).toContain('bracket');
    const { keys, common } = shown({ same: ['bracket'] });
    expect(keys).not.toContain('bracket');
    expect(common).toContain('bracket 5');
  });

  it('include the one that sorts the list in any case', () => {
    expect(shown({ same: ['bracket'], by: 'bracket' }).keys).toContain('bracket');
  });

  it('include the source only if the decks of the page differ in it', () => {
    expect(shown({}).keys).not.toContain('source');
    expect(shown({ decks: [deck(5, 'club'), deck(5, 'league')] }).keys).toContain('source');
  });

  it('leave themes to the titles, unless all decks of the page have the same', () => {
    const themed = (slug: string) => ({ ...deck(5, 'club'), themes: [{ slug, name: slug }] });
    const [elves, infect] = [themed('elves'), themed('infect')];
    const read = (decks: Page['decks']) => toColumns({ decks, by: 'date', same: [], sample: false });
    expect(read([elves, infect])).toMatchObject({ hasThemes: true });
    expect(read([elves, elves])).toMatchObject({ hasThemes: false });
    expect(read([elves, elves]).common).toContain('elves');
  });

  it('mark lands as estimated where cards missing to 100 count as basics', () => {
    const getLands = (basicsEstimated: boolean) => {
      const filled = { ...deck(5, 'club'), counts: { land: 42 }, basicsEstimated };
      return shown({ decks: [filled, filled], same: ['land'] }).common;
    };
    expect(getLands(true)).toContain('42 lands (estimated)');
    expect(getLands(false)).toContain('42 lands');
    expect(getLands(false)).not.toContain('estimated');
  });

  it('name no player, and end with the date', () => {
    const decks = [deck(1, 'club'), deck(2, 'league')];
    // Themes are the same: none.
    expect(shown({ decks }).keys).toEqual([
      ...['off-average', 'curve', 'bracket', 'salt', 'price'],
      ...['creature', 'instant', 'sorcery', 'artifact', 'enchantment', 'planeswalker', 'battle', 'land'],
      ...['source', 'date'],
    ]);
  });
});
