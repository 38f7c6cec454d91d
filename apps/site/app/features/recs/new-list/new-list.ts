import { parseDeckText } from '@deckwright/decklist';
import { CARD_TYPE_PLURALS, type CardType, faceNames, searchKey } from '@deckwright/domain';
import { type ListCard, type SentLine, type SentList, unknownCard } from './list-card.ts';

/** A card of the new list; `quantity` is 0 if it was cut, `before` is 0 if it was added. */
export type NewLine = { card: ListCard; quantity: number; before: number };

export type NewGroup = {
  heading: string;
  /** Whether its cards are the commanders. */
  isCommand: boolean;
  /** Copies. */
  count: number;
  lines: NewLine[];
};

/** The list with the changes that were made to it. */
export type NewList = {
  /** Commander first, then by type, lands last; without empty groups. Cut cards stay in theirs. */
  groups: NewGroup[];
  /** Copies of cards that are recognized, commanders included. */
  size: number;
  /** Copies of names that no card has; they stay in the list as written. */
  unknown: number;
  /** Copies that were added and that were cut. */
  added: number;
  cut: number;
  /** USD for all copies with a price, and the number of copies without one. */
  price: number;
  unpriced: number;
};

/** A name that the list has more or fewer copies of than before. */
type Change = { name: string; copies: number };

const COMMANDER = 'Commander';
const UNKNOWN = 'Not recognized';

/**
 * The list as sent with the differences between two texts of it: the quantities of all other lines stay. `facts` are the
 * cards that the answer names; what is neither among them nor in the list is shown by its name.
 */
export function buildNewList(
  sent: SentList,
  { from, to }: { from: string; to: string },
  facts: readonly ListCard[],
): NewList {
  const changes = from === to ? new Map<string, Change>() : findChanges(from, to);
  const known = new Map([...sent.others, ...facts].map((card) => [toFrontKey(card.name), card]));
  const take = (line: SentLine): NewLine => {
    let quantity = line.quantity;
    for (const key of new Set([line.written, line.card.name].map(toFrontKey))) {
      const change = changes.get(key);
      if (!change) continue;
      changes.delete(key);
      quantity += change.copies;
    }
    return { card: line.card, quantity: Math.max(0, quantity), before: line.quantity };
  };
  const commanders = sent.commanders.map(take);
  const cards = sent.cards.map(take);
  for (const [key, { name, copies }] of changes)
    if (copies > 0) cards.push({ card: known.get(key) ?? addedCard(name), quantity: copies, before: 0 });
  const all = [...commanders, ...cards];
  const sum = (count: (line: NewLine) => number) => all.reduce((total, line) => total + count(line), 0);
  return {
    groups: toGroups(commanders, cards),
    size: sum((line) => (isUnknown(line) ? 0 : line.quantity)),
    unknown: sum((line) => (isUnknown(line) ? line.quantity : 0)),
    added: sum(({ quantity, before }) => Math.max(0, quantity - before)),
    cut: sum(({ quantity, before }) => Math.max(0, before - quantity)),
    price: Math.round(sum(({ card, quantity }) => (card.price ?? 0) * quantity) * 100) / 100,
    unpriced: sum((line) => (!isUnknown(line) && line.card.price === null ? line.quantity : 0)),
  };
}

/** Whether any copy of a card is left, commanders included; without a list it is as it was sent. */
export function hasCard(list: NewList | null, name: string): boolean {
  if (!list) return true;
  const key = toFrontKey(name);
  return list.groups.some(({ lines }) =>
    lines.some(({ card, quantity }) => quantity > 0 && toFrontKey(card.name) === key),
  );
}

/** A card that the answer adds without facts: basic lands. */
function addedCard(name: string): ListCard {
  return BASIC_LAND.test(name) ? { ...unknownCard(name), type: 'Land' } : unknownCard(name);
}

const BASIC_LAND = /^(?:Snow-Covered )?(?:Plains|Island|Swamp|Mountain|Forest|Wastes)$/;

/** Whether the list as sent has it without our knowing a card of that name. What is added later, such as basics, is known. */
function isUnknown({ card, before }: NewLine): boolean {
  return card.slug === null && before > 0;
}

/** By the front face, regardless of how the name is spelled. */
export function toFrontKey(name: string): string {
  return searchKey(faceNames(name)[0] ?? name) || name;
}

function findChanges(from: string, to: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  const count = (text: string, sign: 1 | -1) => {
    for (const { name, quantity } of parseDeckText(text).cards) {
      const key = toFrontKey(name);
      const copies = (changes.get(key)?.copies ?? 0) + sign * quantity;
      changes.set(key, { name, copies });
    }
  };
  count(from, -1);
  count(to, 1);
  for (const [key, { copies }] of changes) if (copies === 0) changes.delete(key);
  return changes;
}

function toGroups(commanders: readonly NewLine[], cards: readonly NewLine[]): NewGroup[] {
  const types = Object.keys(CARD_TYPE_PLURALS) as CardType[];
  const groups = [
    { heading: commanders.length > 1 ? `${COMMANDER}s` : COMMANDER, isCommand: true, lines: [...commanders] },
    ...types.map((type) => ({
      heading: CARD_TYPE_PLURALS[type],
      isCommand: false,
      lines: cards.filter(({ card }) => card.type === type),
    })),
    { heading: UNKNOWN, isCommand: false, lines: cards.filter(({ card }) => card.type === null) },
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, ...group }) => ({
      ...group,
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: lines.sort((a, b) => (a.card.name < b.card.name ? -1 : 1)),
    }));
}
