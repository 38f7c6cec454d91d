import { missingFact } from '@deckwright/contract';
import {
  DeckListAnswer,
  type DeckListParts,
  type ListedCard,
  type NotRead,
  type Provenance,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { AskApi } from './ask-api.ts';
import { terminalText } from './terminal-text.ts';

/** A list as the API read it, and the same deck as other calls take it. */
export type SentDeckList = {
  list: DeckListParts;
  /** By id, or by name for a card without one. */
  deck: { commanders: string[]; cards: string[]; companion: string | null };
  /** Number of different cards, commanders included. */
  different: number;
  source: Provenance;
};

/** Longest entry of a list that the API takes. */
const ENTRY_LENGTH = 400;
/** Lines that an error names. */
const MAX_NAMED = 3;

/**
 * Reads the text of a deck list.
 * @throws AppError invalid-argument for a list without a card of the deck, naming the first lines that were not read
 */
export async function readSentDeck(
  { ask }: Pick<AskApi, 'ask'>,
  text: string,
  fileName: string | null = null,
): Promise<SentDeckList> {
  const { data: list, source } = await askDeckList({ ask }, text, fileName);
  const cards = new Map<string, number>();
  for (const card of list.cards) cards.set(sentId(card), (cards.get(sentId(card)) ?? 0) + card.quantity);
  const different = list.commanders.length + cards.size;
  if (different === 0) throw noCard(list);
  const entry = (quantity: number, id: string): string => `${quantity} ${id}`.slice(0, ENTRY_LENGTH);
  return {
    list,
    deck: {
      commanders: list.commanders.map((card) => entry(card.quantity, sentId(card))),
      cards: [...cards].map(([id, quantity]) => entry(quantity, id)),
      companion: list.companion && sentId(list.companion).slice(0, ENTRY_LENGTH),
    },
    different,
    source,
  };
}

/** Reads the text of a list, which may have no card. */
export async function askDeckList(
  { ask }: Pick<AskApi, 'ask'>,
  text: string,
  fileName: string | null = null,
): Promise<{ data: DeckListParts; source: Provenance }> {
  const named = fileName === null ? {} : { file_name: fileName };
  return ask('/deck-lists', DeckListAnswer, { text, ...named });
}

/** What identifies a card in other calls. */
export function sentId({ id, name }: Pick<ListedCard, 'id' | 'name'>): string {
  return id ?? name;
}

/** "line 3 (“Bacon”): no card has this name (did you mean Beacon?)" */
function notReadText({ line, text, reason, nearest }: NotRead): string {
  return `line ${line} (“${text}”): ${reason}${nearest === null ? '' : ` (did you mean ${nearest}?)`}`;
}

/** What was not read: a text for each line, and one for all names that the card data lack. */
export function notReadTexts(lines: readonly NotRead[], cardDate: string | null): string[] {
  const missing = new Set(lines.filter(({ kind }) => kind === 'missing').map(({ text }) => text));
  return [
    ...lines.filter(({ kind }) => kind !== 'missing').map(notReadText),
    ...(missing.size > 0 ? [missingFact([...missing], cardDate)] : []),
  ];
}

function noCard({ not_read, outside, card_date }: DeckListParts): AppError {
  const lines = notReadTexts(
    not_read.map((line) => ({ ...line, text: line.text.slice(0, 80) })),
    card_date,
  );
  if (lines.length > 0) {
    const named = lines.slice(0, MAX_NAMED).map(terminalText);
    const more = lines.length > MAX_NAMED ? ` And ${lines.length - MAX_NAMED} more lines.` : '';
    return new AppError(
      'invalid-argument',
      `No line names a card that the site knows. Not read: ${named.join('; ')}.${more} Is this a deck list?`,
    );
  }
  if (outside.length > 0)
    return new AppError(
      'invalid-argument',
      'All cards of the list are outside the deck, such as in its sideboard. Is the list complete?',
    );
  return new AppError(
    'invalid-argument',
    'The list has no card. Write one a line, such as "1 Sol Ring", and mark the commander with "*CMDR*".',
  );
}
