import {
  CARD_TYPES,
  comparablePrice,
  DEFAULT_PRICE_SOURCES,
  formatPrice,
  type ListGroup,
  type ListSort,
  PRICE_SOURCE_CURRENCY,
  type PriceSource,
} from '@deckwright/domain';
import { type Sortable, sortViews } from './sort-views.ts';

export type Listed<T> = { kind: string; title: string; cards: T[] };

type Group = { kind: string; title: string; rank: number };

const RARITIES: readonly string[] = ['mythic', 'rare', 'uncommon', 'common'];

/** Upper ends of the price ranges, in the currency of the first price source; the last range is open. */
const PRICE_STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100] as const;

/**
 * The cards of a page, grouped and sorted as specified. Each card occurs once, in the first list with it; empty groups
 * are omitted.
 */
export function groupCards<T extends Sortable>(
  lists: readonly { kind: string; title: string; cards: readonly T[] }[],
  { group, sort }: { group: ListGroup; sort: ListSort },
  sources: readonly PriceSource[] = DEFAULT_PRICE_SOURCES,
): Listed<T>[] {
  const once = withoutRepeats(lists);
  const grouped = group === 'default' ? once : regroup(once, group, sources);
  return grouped.map((list) => ({ ...list, cards: sortViews(list.cards, sort, sources) }));
}

function withoutRepeats<T extends Sortable>(
  lists: readonly { kind: string; title: string; cards: readonly T[] }[],
): Listed<T>[] {
  const seen = new Set<string>();
  return lists
    .map(({ kind, title, cards }) => ({
      kind,
      title,
      cards: cards.filter(({ url }) => !seen.has(url) && seen.add(url)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

function regroup<T extends Sortable>(
  lists: readonly Listed<T>[],
  group: Exclude<ListGroup, 'default'>,
  sources: readonly PriceSource[],
): Listed<T>[] {
  const groups = new Map<string, Group & { cards: T[] }>();
  for (const card of lists.flatMap(({ cards }) => cards)) {
    const found = getGroup(card, group, sources);
    const known = groups.get(found.kind);
    if (known) known.cards.push(card);
    else groups.set(found.kind, { ...found, cards: [card] });
  }
  return [...groups.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ kind, title, cards }) => ({ kind, title, cards }));
}

function getGroup(
  card: Sortable,
  group: Exclude<ListGroup, 'default'>,
  sources: readonly PriceSource[],
): Group {
  switch (group) {
    case 'type':
      return typeGroup(card);
    case 'mana-value':
      return {
        kind: `mana-${`${card.manaValue}`.replace('.', '-')}`,
        title: `Mana Value ${card.manaValue}`,
        rank: card.manaValue,
      };
    case 'price':
      return priceGroup(comparablePrice(card.prices, sources), sources);
    case 'rarity':
      return rarityGroup(card.rarity ?? '');
    case 'release-date':
      return yearGroup(card.released ?? '');
    case 'ungrouped':
      return { kind: 'all-cards', title: 'All Cards', rank: 0 };
  }
}

function typeGroup({ primaryType: type }: Sortable): Group {
  const title = type === 'Sorcery' ? 'Sorceries' : `${type}s`;
  return { kind: `type-${type.toLowerCase()}`, title, rank: CARD_TYPES.indexOf(type) };
}

function priceGroup(price: number | null, [source]: readonly PriceSource[]): Group {
  const currency = source ? PRICE_SOURCE_CURRENCY[source] : 'USD';
  const amount = (step: number) => formatPrice({ price: step, currency }).replace('.00', '');
  if (price === null) return { kind: 'price-none', title: 'No Price', rank: PRICE_STEPS.length + 1 };
  const rank = PRICE_STEPS.filter((end) => price >= end).length;
  const [low, high] = [PRICE_STEPS[rank - 1], PRICE_STEPS[rank]];
  const tag = `price-${`${low ?? 0}`.replace('.', '-')}`;
  if (low === undefined) return { kind: tag, title: `Under ${amount(high ?? 0)}`, rank };
  return {
    kind: tag,
    title: high === undefined ? `${amount(low)} and more` : `${amount(low)} to ${amount(high)}`,
    rank,
  };
}

function rarityGroup(rarity: string): Group {
  const index = RARITIES.indexOf(rarity);
  const title = rarity === '' ? 'No Rarity' : `${rarity[0]?.toUpperCase()}${rarity.slice(1)}`;
  return { kind: `rarity-${rarity || 'none'}`, title, rank: index < 0 ? RARITIES.length : index };
}

/** Newest first; cards without a date last. */
function yearGroup(released: string): Group {
  const year = Number(released.slice(0, 4));
  return year > 0
    ? { kind: `year-${year}`, title: `${year}`, rank: -year }
    : { kind: 'year-none', title: 'No Date', rank: 0 };
}
