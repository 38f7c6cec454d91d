import { colorCount, compareFigures, type Direction } from '@deckwright/domain';
import type { Condition } from './ast.ts';
import type { CardColumns } from './columns.ts';
import { nearestWord } from './nearest-word.ts';
import { inclusionRate, recordsInScope, type Scope } from './played.ts';
import { QueryError } from './query-error.ts';

/** What an answer may be ordered by, each with the direction players expect first. */
const ORDERS = {
  name: 'asc',
  mv: 'asc',
  usd: 'desc',
  eur: 'desc',
  tix: 'desc',
  inclusion: 'desc',
  decks: 'desc',
  commander: 'desc',
  lift: 'desc',
  synergy: 'desc',
  winrate: 'desc',
  released: 'desc',
  rarity: 'desc',
  salt: 'desc',
  color: 'asc',
  power: 'desc',
  toughness: 'desc',
} as const;

export type OrderName = keyof typeof ORDERS;
export type Order = { by: OrderName; direction: Direction };

const ORDER_ALIASES: Readonly<Record<string, OrderName>> = {
  edhrec: 'inclusion',
  cmc: 'mv',
  manavalue: 'mv',
  price: 'usd',
  date: 'released',
  new: 'released',
  wr: 'winrate',
  pow: 'power',
  tou: 'toughness',
  colour: 'color',
};

export function readOrder({ value, valueSpan }: Condition): OrderName {
  const written = value.toLowerCase();
  const name = Object.hasOwn(ORDER_ALIASES, written) ? ORDER_ALIASES[written] : written;
  if (name !== undefined && Object.hasOwn(ORDERS, name)) return name as OrderName;
  const words = [...Object.keys(ORDERS), ...Object.keys(ORDER_ALIASES)];
  const near = nearestWord(written, words);
  throw new QueryError(
    `Results can’t be sorted by “${value}”. ${near ? `Did you mean “${near}”?` : `Try ${Object.keys(ORDERS).join(', ')}.`}`,
    valueSpan,
  );
}

export function readDirection({ value, valueSpan }: Condition): Direction | 'auto' {
  const written = value.toLowerCase();
  if (written === 'asc' || written === 'desc' || written === 'auto') return written;
  throw new QueryError(`“${value}” is not a direction. Write asc or desc.`, valueSpan);
}

export function defaultDirection(order: OrderName): Direction {
  return ORDERS[order];
}

/** Sorts in place: by the order's number, those without one last; equal ones by the decks shown, then by name. */
export function sortByOrder(cards: number[], order: Order, columns: CardColumns, scope: Scope): void {
  const { nameRanks } = columns;
  const sign = order.direction === 'asc' ? 1 : -1;
  if (order.by === 'name') {
    cards.sort((a, b) => sign * ((nameRanks[a] ?? 0) - (nameRanks[b] ?? 0)));
    return;
  }
  const value = numberFor(order.by, columns, scope);
  // A card without the number stands behind all others, whichever way they go.
  const keys = new Float64Array(columns.size);
  for (const card of cards) {
    const number = value(card);
    keys[card] = Number.isNaN(number) ? Number.POSITIVE_INFINITY : sign * number;
  }
  const { decks } = scope.first ?? columns.numbers;
  cards.sort(
    (a, b) =>
      compareFigures(-(keys[a] ?? 0), -(keys[b] ?? 0)) ||
      (decks[b] ?? 0) - (decks[a] ?? 0) ||
      (nameRanks[a] ?? 0) - (nameRanks[b] ?? 0),
  );
}

function numberFor(
  by: Exclude<OrderName, 'name'>,
  columns: CardColumns,
  scope: Scope,
): (card: number) => number {
  const { prices, days, salts, numbers } = columns;
  switch (by) {
    case 'mv':
      return (card) => columns.manaValues[card] ?? Number.NaN;
    case 'usd':
      return (card) => prices.usd[card] ?? Number.NaN;
    case 'eur':
      return (card) => prices.cardmarket[card] ?? Number.NaN;
    case 'tix':
      return (card) => prices.cardhoarder[card] ?? Number.NaN;
    case 'inclusion':
      return (card) => inclusionRate(card, { columns, scope });
    case 'decks': {
      const { decks } = scope.first ?? numbers;
      return (card) => decks[card] ?? 0;
    }
    case 'commander':
      return (card) => numbers.asCommander[card] || Number.NaN;
    case 'lift':
    case 'synergy': {
      const of = scope.first?.[by];
      return (card) => ((scope.first?.decks[card] ?? 0) > 0 ? (of?.[card] ?? Number.NaN) : Number.NaN);
    }
    // By the lower end of the interval, so that few games do not come first.
    case 'winrate': {
      const records = recordsInScope({ columns, scope });
      return (card) => records?.winRateLow[card] ?? Number.NaN;
    }
    case 'released':
      return (card) => days[card] ?? Number.NaN;
    case 'rarity':
      return (card) => columns.rarities[card] ?? Number.NaN;
    case 'salt':
      return (card) => salts[card] ?? Number.NaN;
    case 'color':
      return (card) => colorRank(columns.colors[card] ?? 0);
    case 'power':
    case 'toughness':
      return (card) => columns.faces[card]?.find((face) => !Number.isNaN(face[by]))?.[by] ?? Number.NaN;
  }
}

/** White, blue, black, red, green, then two colors and more, colorless last. */
function colorRank(colors: number): number {
  return colors === 0 ? 1000 : colorCount(colors) * 100 + colors;
}
