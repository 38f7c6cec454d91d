import type { DeckInsight } from '@deckwright/api-client/schemas';
import { parseDeckText } from '@deckwright/decklist';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

const MOST_CHARACTERS = 20_000;
const MOST_CARDS = 250;
const MOST_UNKNOWN = 10;
const NAME_LENGTH = 80;
/** Longest entry of a list that the API takes. */
const ENTRY_LENGTH = 400;

/** A deck as players paste it. */
export const DeckText = z
  .string()
  .max(
    MOST_CHARACTERS,
    `The list is longer than ${MOST_CHARACTERS.toLocaleString('en')} characters. Send one deck.`,
  )
  .describe(
    `A deck list, a card a line, such as "1 Sol Ring"; mark a commander with "*CMDR*" behind its name, or put it below a heading "Commander". At most ${MOST_CARDS} different cards.`,
  );

/** A deck as the API takes it, the names in it, commanders first, and what of the list was not read. */
export type SentDeck = { commanders: string[]; cards: string[]; names: string[]; notes: string[] };

/** @throws AppError invalid-argument for a list without a card or with too many */
export function readDeckText(text: string): SentDeck {
  const { commanders, cards, problems } = parseDeckText(text);
  const different = commanders.length + cards.length;
  if (different === 0)
    throw new AppError(
      'invalid-argument',
      'The list has no card. Write one a line, such as "1 Sol Ring", and mark the commander with "*CMDR*".',
    );
  if (different > MOST_CARDS)
    throw new AppError(
      'invalid-argument',
      `The list has ${different} different cards, more than ${MOST_CARDS}. Send one deck.`,
    );
  const [first] = problems;
  const more = problems.length > 1 ? ` and ${problems.length - 1} more lines` : '';
  return {
    commanders: commanders.map((name) => boundedText(name, ENTRY_LENGTH)),
    cards: cards.map(({ name, quantity }) => boundedText(`${quantity} ${name}`, ENTRY_LENGTH)),
    names: [...commanders, ...cards.map(({ name }) => name)].map((name) => boundedText(name, ENTRY_LENGTH)),
    notes: first
      ? [`Not read: line ${first.line} (“${boundedText(first.text, NAME_LENGTH)}”: ${first.reason})${more}.`]
      : [],
  };
}

/** Names that no card has, with the one that may be meant. */
export const ToldUnknown = z
  .array(z.object({ name: z.string(), nearest: z.string().nullable() }))
  .describe(`Names that no card has, at most ${MOST_UNKNOWN}, and the card that may be meant`);

export function toldUnknown(
  unknown: readonly { name: string; nearest?: DeckInsight['unknown'][number]['nearest'] | string | null }[],
): z.infer<typeof ToldUnknown> {
  return unknown.slice(0, MOST_UNKNOWN).map(({ name, nearest = null }) => ({
    name: boundedText(name, NAME_LENGTH),
    nearest: typeof nearest === 'string' || nearest === null ? nearest : nearest.label,
  }));
}

/** Lines about unknown names; `count` is the number of all of them. */
export function unknownLines(told: z.infer<typeof ToldUnknown>, count: number): string[] {
  const lines = told.map(({ name, nearest }) =>
    nearest === null ? `Unknown card: “${name}”` : `Unknown card: “${name}” (did you mean ${nearest}?)`,
  );
  return count > told.length ? [...lines, `and ${count - told.length} more unknown cards`] : lines;
}
