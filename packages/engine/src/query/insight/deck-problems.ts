import { type Card, isWithin } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import { copiesAllowed } from './copies-allowed.ts';
import { judgeCompanion } from './judge-companion.ts';
import { describeColors, listNames } from './problem-text.ts';
import { allLines, type InsightDeck, type InsightLine } from './types.ts';

/** A rule of deck building that a deck breaks, in a sentence that names the cards. */
export type RuleViolation = {
  kind: 'commander' | 'size' | 'copies' | 'identity' | 'banned' | 'companion';
  text: string;
  cards: Card[];
};

const NOBODY_LEADS = 'No commander is chosen: what the deck may hold depends on its colors.';

/**
 * Why the deck is not legal: no commander, wrong size, too many copies, cards outside the commanders' color identity
 * (only with a commander), banned cards, a companion that it may not have. `leading` = why the commanders are not legal, or null.
 */
export function deckProblems(deck: InsightDeck, leading: string | null): RuleViolation[] {
  return [
    ...commanderProblem(deck, leading),
    ...sizeProblem(deck),
    ...copiesProblem(mergedLines(deck)),
    ...identityProblem(deck),
    ...bannedProblem(allLines(deck)),
    ...companionProblem(deck),
  ];
}

function commanderProblem({ commanders }: InsightDeck, leading: string | null): RuleViolation[] {
  if (commanders.length === 0) return [{ kind: 'commander', text: NOBODY_LEADS, cards: [] }];
  if (leading === null) return [];
  return [{ kind: 'commander', text: sentence(leading), cards: commanders.map(({ card }) => card) }];
}

function sizeProblem(deck: InsightDeck): RuleViolation[] {
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

function copiesProblem(lines: readonly InsightLine[]): RuleViolation[] {
  const over = lines.filter(({ card, quantity }) => quantity > copiesAllowed(card));
  if (over.length === 0) return [];
  const each = over.map(({ card, quantity }) => {
    const most = copiesAllowed(card);
    return `${quantity} copies of ${card.name}${most > 1 ? ` (at most ${most})` : ''}`;
  });
  return [
    {
      kind: 'copies',
      text: `Each card but a basic land may be in a deck once: ${listNames(each)}.`,
      cards: over.map(({ card }) => card),
    },
  ];
}

function identityProblem({ commanders, cards }: InsightDeck): RuleViolation[] {
  if (commanders.length === 0) return [];
  const identity = commanders.reduce((bits, { card }) => bits | card.colorIdentity, 0);
  const outside = cards.map(({ card }) => card).filter((card) => !isWithin(card.colorIdentity, identity));
  if (outside.length === 0) return [];
  const each = outside.map(({ name, colorIdentity }) => {
    return `${name} (${describeColors(colorIdentity & ~identity)})`;
  });
  return [{ kind: 'identity', text: `Outside the commanders’ colors: ${listNames(each)}.`, cards: outside }];
}

function bannedProblem(lines: readonly InsightLine[]): RuleViolation[] {
  const banned = lines.map(({ card }) => card).filter(({ legality }) => legality === 'banned');
  if (banned.length === 0) return [];
  return [
    {
      kind: 'banned',
      text: `Banned in Commander: ${listNames(banned.map(({ name }) => name))}.`,
      cards: banned,
    },
  ];
}

function companionProblem(deck: InsightDeck): RuleViolation[] {
  const verdict = judgeCompanion(deck);
  return verdict?.text ? [{ kind: 'companion', text: verdict.text, cards: verdict.cards }] : [];
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
