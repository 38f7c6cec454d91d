type Part = { kind: string; title: string; count: number };

/** The kind of the list of lands. */
const LANDS = 'lands';
const COMMANDERS = 'commanders';

/** The price of a list, as a section of its page. */
export const PRICE = { kind: 'price', title: 'Price' };

/** The types of a list as sections of its page; the head of the page has the commanders. */
export function listTypeSections(parts: readonly Part[], basicsAdded = 0): Part[] {
  return withoutCommanders(parts).map(({ kind, title, count }) => ({
    kind: `list-${kind}`,
    title,
    count: kind === LANDS ? count + basicsAdded : count,
  }));
}

/** The lists except that of the commanders. */
export function withoutCommanders<T extends { kind: string }>(lists: readonly T[]): T[] {
  return lists.filter(({ kind }) => kind !== COMMANDERS);
}
