import type { CardList, DeckPage } from '@deckwright/contract';
import {
  CARD_TYPE_PLURALS,
  CARD_TYPES,
  type Card,
  compareNames,
  countCurve,
  DEFAULT_PRICE_SOURCES,
  listColors,
} from '@deckwright/domain';
import { plainCardView, present } from '../card/index.ts';
import { type ListLine, listPrice, vendorValues } from '../list/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

type ListFields = Pick<DeckPage, 'size' | 'groups' | 'curve' | 'values' | 'value' | 'text'>;

type Entry = { index: number; card: Card; quantity: number };

/** A whole list for pages: by type, with curve, prices and text, and also as card lists. */
export function decklistJson(
  context: ViewContext,
  commanders: readonly number[],
  lines: readonly ListLine[],
): ListFields & { lists: CardList[] } {
  const commanderEntries = toEntries(
    context,
    commanders.map((card) => ({ card, quantity: 1 })),
  );
  const others = toEntries(context, lines);
  const groups = [
    {
      kind: 'commanders',
      title: commanderEntries.length > 1 ? 'Commanders' : 'Commander',
      type: null,
      entries: commanderEntries,
    },
    ...CARD_TYPES.map((type) => ({
      kind: CARD_TYPE_PLURALS[type].toLowerCase(),
      title: CARD_TYPE_PLURALS[type],
      type,
      entries: others.filter(({ card }) => card.primaryType === type),
    })),
  ].filter(({ entries }) => entries.length > 0);
  const all = [...commanderEntries, ...others];
  return {
    size: countCopies(all),
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      count: countCopies(entries),
      lines: entries.map(lineJson),
    })),
    curve: getCurve(others),
    values: vendorValues(all),
    value: listPrice(all),
    text: groups.flatMap(({ entries }) => entries).map(({ card, quantity }) => `${quantity} ${card.name}`),
    lists: groups.map(({ kind, title, entries }) => ({
      kind,
      title,
      cards: present(entries.map(({ index }) => plainCardView(context, index, null))),
    })),
  };
}

/** By mana value, then name; basics after the other lands. */
function toEntries({ snapshot }: ViewContext, lines: readonly ListLine[]): Entry[] {
  const basic = ({ card }: Entry): number => Number(card.supertypes.includes('Basic'));
  return lines
    .flatMap(({ card: index, quantity }): Entry[] => {
      const card = snapshot.cards[index];
      return card ? [{ index, card, quantity }] : [];
    })
    .sort(
      (a, b) =>
        basic(a) - basic(b) || a.card.manaValue - b.card.manaValue || compareNames(a.card.name, b.card.name),
    );
}

function countCopies(entries: readonly Entry[]): number {
  return entries.reduce((sum, { quantity }) => sum + quantity, 0);
}

function lineJson({ card, quantity }: Entry): DeckPage['groups'][number]['lines'][number] {
  const vendor = DEFAULT_PRICE_SOURCES.find((source) => card.prices[source]);
  return {
    name: card.name,
    url: `/cards/${card.slug}`,
    quantity,
    manaCost: card.manaCost,
    colorIdentity: listColors(card.colorIdentity),
    price: (vendor && card.prices[vendor]) ?? null,
    banned: card.legality === 'banned',
    gameChanger: card.gameChanger,
  };
}

function getCurve(entries: readonly Entry[]): Record<string, number> {
  const spells = entries.filter(({ card }) => card.primaryType !== 'Land');
  const curve = countCurve(spells.map(({ card, quantity }) => ({ manaValue: card.manaValue, quantity })));
  return Object.fromEntries(Object.entries(curve).filter(([, count]) => count > 0));
}
