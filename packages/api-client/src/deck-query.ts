import type { CountFilter, CountKey, CountOperator, DeckFilters } from '@deckwright/domain';

/** In the order in which they are written. */
export const COUNT_KEYS: readonly CountKey[] = ['c', 'i', 's', 'a', 'e', 'b', 'p', 'l', 'd'];
export const OPERATORS: readonly CountOperator[] = ['gt', 'lt', 'eq', 'ne'];

/** The one way to write these filters: keys sorted, what is not set left out; '' or '?…'. */
export function printDeckQuery(filters: DeckFilters): string {
  const names = (['in', 'out'] as const).flatMap((preposition) => {
    const same = filters.names.filter((filter) => filter.preposition === preposition);
    const slugs = [...new Set(same.flatMap((filter) => filter.names))].sort();
    return slugs.length > 0 ? [`${preposition}=${slugs.join(',')}`] : [];
  });
  const conditions = [...names, ...new Set([...filters.counts].sort(byCount).map(printCount))];
  const pairs = [
    filters.bracket ? `bracket=${filters.bracket}` : '',
    filters.budget ? `budget=${filters.budget}` : '',
    filters.bracket && filters.estimated ? 'estimated=1' : '',
    conditions.length > 0 ? `f=${conditions.map(encodeCondition).join(';')}` : '',
    filters.range === 'none' ? '' : `range=${filters.range}`,
    filters.theme ? `theme=${encodeURIComponent(filters.theme)}` : '',
  ].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Keeps `=`, `:` and `,`, which the form of the query uses and addresses allow. */
function encodeCondition(condition: string): string {
  return encodeURIComponent(condition).replace(/%3D/g, '=').replace(/%3A/g, ':').replace(/%2C/g, ',');
}

export function printCount({ type, op, number }: CountFilter): string {
  return `${type}:${op}=${number}`;
}

export function byCount(a: CountFilter, b: CountFilter): number {
  const place = (filter: CountFilter) => COUNT_KEYS.indexOf(filter.type) * 4 + OPERATORS.indexOf(filter.op);
  return place(a) - place(b) || a.number - b.number;
}
