import type { SenseAnswer } from './answer.ts';
import { countMatches, FIRST_ADDITIONS, FIRST_CUTS, type Figure } from './figure.ts';

/** A share of fewer decks or precons says little. */
const FEW = 20;

/** The reason that the page shows next to a card; the others are folded. */
const firstReason = ({ reasons }: { reasons: readonly string[] }): string => reasons[0] ?? '';

/** Whether the text has the name, not only as a part of a longer word. */
export function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/** Whether a reason states a part of fewer than 20 decks or precons; "both precons" and "all 3 precons" state no part. */
export function restsOnFew(reason: string): boolean {
  const [, count] = /\bof (?:the )?([\d,]+) (?:sample )?(?:decks?|precons?)\b/.exec(reason) ?? [];
  return count !== undefined && Number(count.replaceAll(',', '')) < FEW;
}

const isLikeness = (reason: string): boolean => /\bmuch like\b/.test(reason);

function shareOfReasons(title: string, matches: (reason: string, answer: SenseAnswer) => boolean): Figure {
  return {
    title,
    kind: 'share',
    count: (answer) =>
      countMatches(answer.additions.slice(0, FIRST_ADDITIONS), (addition) =>
        matches(firstReason(addition), answer),
      ),
  };
}

/** What the first reasons of the cards to add say. */
export const REASON_FIGURES: readonly Figure[] = [
  shareOfReasons(`reasons that name one of the first ${FIRST_CUTS} to cut`, (reason, { cuts }) =>
    cuts.slice(0, FIRST_CUTS).some(({ card }) => mentions(reason, card.name)),
  ),
  shareOfReasons('reasons that name any card to cut', (reason, { cuts }) =>
    cuts.some(({ card }) => mentions(reason, card.name)),
  ),
  shareOfReasons(`reasons from fewer than ${FEW} decks or precons`, restsOnFew),
  shareOfReasons('reasons by likeness (“much like”)', isLikeness),
  shareOfReasons('without a reason', (reason) => reason === ''),
];
