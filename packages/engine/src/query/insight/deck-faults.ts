import { type Card, colorsOf, isWithin } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import { copiesAllowed } from './copies-allowed.ts';
import { allLines, type InsightDeck, type InsightLine } from './types.ts';

/** A rule of deck building that a deck breaks, in a sentence that names the cards. */
export type DeckFault = {
  kind: 'commander' | 'size' | 'copies' | 'identity' | 'banned';
  text: string;
  cards: Card[];
};

const COLOR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
const NOBODY_LEADS = 'No commander is chosen: what the deck may hold depends on its colors.';
/** Cards named in one sentence. */
const NAMED = 8;

/**
 * Why the deck is not legal: no commander, wrong size, too many copies, cards outside the commanders' color identity
 * (only with a commander), banned cards. `leading` = why the commanders are not legal, or null.
 */
export function deckFaults(deck: InsightDeck, leading: string | null): DeckFault[] {
  return [
    ...commanderFault(deck, leading),
    ...sizeFault(deck),
    ...copiesFault(mergedLines(deck)),
    ...identityFault(deck),
    ...bannedFault(allLines(deck)),
  ];
}

function commanderFault({ commanders }: InsightDeck, leading: string | null): DeckFault[] {
  if (commanders.length === 0) return [{ kind: 'commander', text: NOBODY_LEADS, cards: [] }];
  if (leading === null) return [];
  return [{ kind: 'commander', text: sentence(leading), cards: commanders.map(({ card }) => card) }];
}

function sizeFault(deck: InsightDeck): DeckFault[] {
  const size = allLines(deck).reduce((sum, { quantity }) => sum + quantity, 0);
  const off = THRESHOLDS.deckMaxCards - size;
  if (off === 0) return [];
  const has = `The deck has ${size} ${size === 1 ? 'card' : 'cards'}${deck.commanders.length > 0 ? ', commanders included' : ''}`;
  const rest = off > 0 ? `${off} short of` : `${-off} over`;
  return [{ kind: 'size', text: `${has}: ${rest} ${THRESHOLDS.deckMaxCards}.`, cards: [] }];
}

/** Each card once: copies of a commander may be among the cards. */
function mergedLines(deck: InsightDeck): InsightLine[] {
  const byCard = new Map<Card, InsightLine>();
  for (const line of allLines(deck))
    byCard.set(line.card, { ...line, quantity: line.quantity + (byCard.get(line.card)?.quantity ?? 0) });
  return [...byCard.values()];
}

function copiesFault(lines: readonly InsightLine[]): DeckFault[] {
  const over = lines.filter(({ card, quantity }) => quantity > copiesAllowed(card));
  if (over.length === 0) return [];
  const each = over.map(({ card, quantity }) => {
    const most = copiesAllowed(card);
    return `${quantity} copies of ${card.name}${most > 1 ? ` (at most ${most})` : ''}`;
  });
  return [
    {
      kind: 'copies',
      text: `Each card but a basic land may be in a deck once: ${listed(each)}.`,
      cards: over.map(({ card }) => card),
    },
  ];
}

function identityFault({ commanders, cards }: InsightDeck): DeckFault[] {
  if (commanders.length === 0) return [];
  const identity = commanders.reduce((bits, { card }) => bits | card.colorIdentity, 0);
  const outside = cards.map(({ card }) => card).filter((card) => !isWithin(card.colorIdentity, identity));
  if (outside.length === 0) return [];
  const each = outside.map(({ name, colorIdentity }) => {
    const extra = colorsOf(colorIdentity & ~identity).map((color) => COLOR_WORDS[color]);
    return `${name} (${extra.join(', ')})`;
  });
  return [{ kind: 'identity', text: `Outside the commanders’ colors: ${listed(each)}.`, cards: outside }];
}

function bannedFault(lines: readonly InsightLine[]): DeckFault[] {
  const banned = lines.map(({ card }) => card).filter(({ legality }) => legality === 'banned');
  if (banned.length === 0) return [];
  return [
    {
      kind: 'banned',
      text: `Banned in Commander: ${listed(banned.map(({ name }) => name))}.`,
      cards: banned,
    },
  ];
}

function listed(words: readonly string[]): string {
  const shown = words.slice(0, NAMED).join(', ');
  return words.length > NAMED ? `${shown} and ${words.length - NAMED} more` : shown;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
