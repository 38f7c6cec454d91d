import { printCount, printNames } from '@deckwright/contract';
import type { CountFilter, CountKey, CountOperator, DeckFilters, NameFilter } from '@deckwright/domain';

export { BRACKET_NAMES } from '@deckwright/domain';

/** One restriction of a page's decks, in words, with the filters that remain without it. */
export type Restriction = { key: string; words: string; without: DeckFilters };

export const COUNT_LABELS: Readonly<Record<CountKey, string>> = {
  c: 'creatures',
  i: 'instants',
  s: 'sorceries',
  a: 'artifacts',
  e: 'enchantments',
  b: 'battles',
  p: 'planeswalkers',
  l: 'lands',
  d: 'deck price in $',
};

export const OPERATOR_LABELS: Readonly<Record<CountOperator, string>> = {
  gt: 'more than',
  lt: 'fewer than',
  eq: 'exactly',
  ne: 'not',
};

const RANGE_LABELS = { none: '', week: 'past week', month: 'past month', year: 'past year' };

/** Everything that restricts the decks: filters first, then bracket, then time range. */
export function toRestrictions(filters: DeckFilters): Restriction[] {
  const { names, counts } = filters;
  const byName = names.map((filter) => ({
    key: printNames(filter),
    words: describeNames(filter),
    without: { ...filters, names: names.filter((other) => other !== filter) },
  }));
  const byCount = counts.map((count) => ({
    key: printCount(count),
    words: describeCount(count),
    without: { ...filters, counts: counts.filter((other) => other !== count) },
  }));
  return [...byName, ...byCount];
}

const BUDGET_LABELS = { budget: 'the cheapest third', expensive: 'the most expensive third' };

/** The menus that restrict the decks: theme, price, tournaments, bracket, then time range. */
export function toSwitchRestrictions(filters: DeckFilters): Restriction[] {
  const { theme, budget, placing, bracket, range } = filters;
  return [
    ...(theme
      ? [
          {
            key: 'theme',
            words: `theme ${theme.replaceAll('-', ' ')}`,
            without: { ...filters, theme: null },
          },
        ]
      : []),
    ...(budget
      ? [{ key: 'budget', words: BUDGET_LABELS[budget], without: { ...filters, budget: null } }]
      : []),
    ...(placing
      ? [{ key: 'placing', words: 'top 16 of a tournament', without: { ...filters, placing: null } }]
      : []),
    ...(bracket
      ? [
          {
            key: 'bracket',
            words: `bracket ${bracket}`,
            without: { ...filters, bracket: null, estimated: false },
          },
        ]
      : []),
    ...(range === 'none'
      ? []
      : [{ key: 'range', words: RANGE_LABELS[range], without: { ...filters, range: 'none' as const } }]),
  ];
}

export function describeCount({ type, op, number }: CountFilter): string {
  if (type !== 'd') return `${OPERATOR_LABELS[op]} ${number} ${COUNT_LABELS[type]}`;
  const comparison = { gt: 'above', lt: 'below', eq: 'of', ne: 'other than' }[op];
  return `deck price ${comparison} $${number}`;
}

/** "with sol ring", "with opt and sol ring", "without opt or sol ring". */
function describeNames({ preposition, names }: NameFilter): string {
  const cards = names.map((slug) => slug.replaceAll('-', ' '));
  const last = cards.pop();
  const [word, and] = preposition === 'in' ? ['with', 'and'] : ['without', 'or'];
  return `${word} ${cards.length > 0 ? `${cards.join(', ')} ${and} ${last}` : last}`;
}
