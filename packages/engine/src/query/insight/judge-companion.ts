import { type Card, isWithin } from '@deckwright/domain';
import { BANNED_COMPANIONS } from './companion-bans.data.ts';
import { companionCondition } from './companion-condition.ts';
import { describeColors, listNames } from './problem-text.ts';
import { allLines, type InsightDeck } from './types.ts';

export type CompanionVerdict = {
  /** Whether the deck may have it as companion; null where our data do not say, which only lack of text does. */
  meets: boolean | null;
  /** Why not, as a sentence that names it and cards of the deck; null unless `meets` is false. */
  text: string | null;
  /** The companion and the cards that break its condition. */
  cards: Card[];
};

/**
 * Whether the deck may have its companion (rules 702.139 and 903): it has the ability, is not banned as one, is outside
 * the deck, within the commanders' colors, and the deck, commanders included, meets its condition. Null without one.
 */
export function judgeCompanion(deck: InsightDeck): CompanionVerdict | null {
  const { companion = null } = deck;
  if (companion === null) return null;
  const { card, words } = companion;
  if (!card.lead.companion) return refusal(card, NOWHERE, ['it has no companion ability']);
  const lines = allLines(deck);
  const reasons: string[] = [];
  if (card.legality === 'banned') reasons.push('it is banned in Commander');
  else if (BANNED_COMPANIONS.includes(card.slug)) reasons.push('it is banned as a companion');
  const text = card.faces[0]?.text ?? '';
  const condition = companionCondition(text === '' ? (words ?? '') : text);
  if (condition?.judge === null) reasons.push(condition.words);
  const verdict = reasons.length > 0 ? NOWHERE : 'cannot be this deck’s companion';
  if (lines.some((line) => line.card === card)) reasons.push('it is one of the deck’s own cards');
  const outside = outsideColors(deck, card);
  if (outside !== 0) reasons.push(`it is outside the commanders’ colors (${describeColors(outside)})`);
  const judged = condition?.judge?.(lines) ?? { broken: [], unsure: condition === null };
  if (condition && judged.broken.length > 0)
    reasons.push(`${condition.words}: ${listNames(judged.broken.map(({ name }) => name))}`);
  if (reasons.length > 0) return refusal(card, verdict, reasons, judged.broken);
  return { meets: judged.unsure ? null : true, text: null, cards: [card] };
}

const NOWHERE = 'cannot be a companion in Commander';

function refusal(
  card: Card,
  claim: string,
  reasons: readonly string[],
  broken: readonly Card[] = [],
): CompanionVerdict {
  return { meets: false, text: `${card.name} ${claim}: ${reasons.join('; ')}.`, cards: [card, ...broken] };
}

/** Colors of its identity that no commander has; none while there is no commander. */
function outsideColors({ commanders }: InsightDeck, { colorIdentity }: Card): number {
  const identity = commanders.reduce((bits, { card }) => bits | card.colorIdentity, 0);
  return commanders.length === 0 || isWithin(colorIdentity, identity) ? 0 : colorIdentity & ~identity;
}
