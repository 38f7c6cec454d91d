import { type DeckListParts, type Provenance, UNKNOWN_KINDS } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import type { AskApi } from '../questions/ask-api.ts';
import { notReadTexts, readSentDeck, type SentDeckList } from '../questions/read-deck-list.ts';
import { boundedText } from './bounded-text.ts';

const MAX_CHARACTERS = 20_000;
const MAX_CARDS = 250;
const MAX_NOT_READ = 30;
const NAME_LENGTH = 80;
const REASON_LENGTH = 120;

/** A deck as players paste it. */
export const DeckText = z
  .string()
  .max(
    MAX_CHARACTERS,
    `The list is longer than ${MAX_CHARACTERS.toLocaleString('en')} characters. Send one deck.`,
  )
  .describe(
    `A deck list, a card a line, such as "1 Sol Ring"; mark a commander with "*CMDR*" behind its name, or put it below a heading "Commander", and a companion below "Companion". Files of deck programs and sites are read, too. At most ${MAX_CARDS} different cards.`,
  );

/** What of a list is not in the answer. */
export const deckListFields = {
  not_read: z
    .array(
      z.object({
        line: z.number().int().describe('Number of the line in the list, from 1'),
        text: z.string(),
        reason: z.string(),
        of: z.enum(['card', 'commander']).nullable(),
        kind: z
          .enum(UNKNOWN_KINDS)
          .nullable()
          .describe('Of a name: excluded is real, but in no Commander deck; missing is not in the card data'),
        nearest: z.string().nullable().describe('The card that may be meant'),
      }),
    )
    .describe(`What was not read, and names that no card has, by line; at most ${MAX_NOT_READ}`),
  not_read_count: z.number().int().describe('Number of all that was not read'),
  notes: z.array(z.string()).describe('What else of the list does not count, in words'),
};
type ListFields = z.infer<z.ZodObject<typeof deckListFields>>;

/** A deck as other calls take it, and what of the list is not in it, as fields and as lines. */
export type SentDeck = Pick<SentDeckList, 'deck' | 'list'> & {
  source: Provenance;
  fields: ListFields;
  lines: string[];
};

/** @throws AppError invalid-argument for a list without a card or with too many */
export async function readDeckText(context: Pick<AskApi, 'ask'>, text: string): Promise<SentDeck> {
  const { deck, list, different, source } = await readSentDeck(context, text);
  if (different > MAX_CARDS)
    throw new AppError(
      'invalid-argument',
      `The list has ${different} different cards, more than ${MAX_CARDS}. Send one deck.`,
    );
  const fields = { ...notReadFields(list), notes: getNotes(list) };
  return { deck, list, source, fields, lines: [...notReadLines(fields, list.card_date), ...fields.notes] };
}

/** The first lines that were not read, as texts that are safe to hand on. */
export function notReadFields({
  not_read: lines,
}: Pick<DeckListParts, 'not_read'>): Omit<ListFields, 'notes'> {
  return {
    not_read: lines.slice(0, MAX_NOT_READ).map(({ line, text, reason, kind, of, nearest }) => ({
      line,
      text: boundedText(text, NAME_LENGTH),
      reason: boundedText(reason, REASON_LENGTH),
      kind,
      of,
      nearest,
    })),
    not_read_count: lines.length,
  };
}

/** A sentence for each line that was not read, one for all names that the card data lack, and the number of those not shown. */
export function notReadLines(
  { not_read, not_read_count }: Omit<ListFields, 'notes'>,
  cardDate: string | null,
): string[] {
  const more = not_read_count - not_read.length;
  return [
    ...notReadTexts(not_read, cardDate).map((text) => `Not read: ${text}`),
    ...(more > 0 ? [`Not read: ${more} more lines`] : []),
  ];
}

function getNotes({ companion, outside }: DeckListParts): string[] {
  const copies = new Map<string, number>();
  for (const { board, quantity } of outside) copies.set(board, (copies.get(board) ?? 0) + quantity);
  const boards = [...copies].map(([board, quantity]) => `${board} ${quantity}`);
  return [
    ...(companion ? [`Companion: ${boundedText(companion.name, NAME_LENGTH)}`] : []),
    ...(boards.length > 0 ? [`Cards outside the deck, which do not count: ${boards.join(', ')}`] : []),
  ];
}
