import type { InsightDeck, InsightLine } from '@deckwright/engine/query';
import { landColors } from '../land/land-colors.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { madeByArtifact } from './mana-made.ts';

export type ReadInsightDeck = {
  deck: InsightDeck;
  /** Positions in the snapshot's cards, in the order of the lines. */
  commanders: number[];
  cards: number[];
  unknown: { name: string; of: 'card' | 'commander' }[];
};

/** Cap on the copies of one card, to keep sums and probabilities within range. */
const MOST_COPIES = 999;

/**
 * Converts a request to lines, merging duplicates. A commander that is also among the cards counts once, because some
 * lists include it there.
 */
export function readInsightDeck(
  snapshot: LoadedSnapshot,
  sent: { commanders: readonly string[]; cards: readonly string[] },
): ReadInsightDeck {
  const unknown: ReadInsightDeck['unknown'] = [];
  const commanders = new Set<number>();
  for (const text of sent.commanders) {
    const found = text.trim() === '' ? [] : snapshot.resolver.findCommanders(text);
    if (found === null) unknown.push({ name: withoutQuantity(text), of: 'commander' });
    else for (const card of found) commanders.add(card);
  }
  const copies = new Map<number, number>();
  for (const text of sent.cards) {
    if (text.trim() === '') continue;
    const card = snapshot.resolver.find(text);
    if (card === null) unknown.push({ name: withoutQuantity(text), of: 'card' });
    else copies.set(card, Math.min(MOST_COPIES, (copies.get(card) ?? 0) + quantityOf(snapshot, text, card)));
  }
  for (const commander of commanders) {
    const more = (copies.get(commander) ?? 0) - 1;
    if (more > 0) copies.set(commander, more);
    else copies.delete(commander);
  }
  const identity = [...commanders].reduce(
    (bits, card) => bits | (snapshot.cards[card]?.colorIdentity ?? 0),
    0,
  );
  const lineOf = (index: number, quantity: number): InsightLine[] => {
    const card = snapshot.cards[index];
    if (!card) return [];
    const makes = card.primaryType === 'Land' ? landColors(snapshot, index) : madeByArtifact(card, identity);
    return [{ card, quantity, makes }];
  };
  return {
    deck: {
      commanders: [...commanders].flatMap((card) => lineOf(card, 1)),
      cards: [...copies].flatMap(([card, quantity]) => lineOf(card, quantity)),
    },
    commanders: [...commanders],
    cards: [...copies.keys()],
    unknown: uniqueNames(unknown),
  };
}

/** "12 Forest" is twelve; "50 Feet of Rope" and addresses are one. */
function quantityOf({ resolver }: LoadedSnapshot, text: string, card: number): number {
  const [, count = '', name = ''] = /^(\d{1,6})\s*x?\s+(.+)$/i.exec(text.trim()) ?? [];
  if (count === '' || resolver.find(name) !== card) return 1;
  return Math.min(MOST_COPIES, Math.max(1, Number(count)));
}

function withoutQuantity(text: string): string {
  return text.trim().replace(/^\d+\s*x?\s+/i, '');
}

function uniqueNames(names: ReadInsightDeck['unknown']): ReadInsightDeck['unknown'] {
  return [...new Map(names.map((each) => [`${each.of} ${each.name}`, each])).values()];
}
