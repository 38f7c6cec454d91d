import type { ListedCard } from '@deckwright/contract/schemas';
import { z } from 'zod';
import { askDeckList } from '../questions/read-deck-list.ts';
import { boundedText } from './bounded-text.ts';
import { Citation, citationLines, toCitation } from './citation.ts';
import { DeckText, deckListFields, notReadFields, notReadLines } from './deck-list.ts';
import { defineTool } from './define-tool.ts';
import { ADVICE_PAGE } from './judge-deck.ts';

const MAX_CARDS = 250;
const MAX_OUTSIDE = 60;
const TEXT_LENGTH = 80;

const Listed = z.object({
  id: z.string().nullable().describe('Id of the card; null for a token'),
  name: z.string(),
  quantity: z.number().int(),
  section: z.string().describe('The heading it stands under; empty without one'),
  finish: z.string(),
});
const { notes: _, ...notReadShape } = deckListFields;

export const READ_DECK_LIST = defineTool({
  name: 'read_deck_list',
  title: 'Read a deck list',
  description:
    'Reads a deck list or the content of a deck file: commanders, companion, cards, what stands outside the deck, and every line that could not be read, with the card that may be meant. Nothing is stored.',
  input: z.object({
    text: DeckText,
    file_name: z
      .string()
      .max(255)
      .optional()
      .describe('Name of the file, if the list is from one, such as deck.cod'),
  }),
  output: z.object({
    format: z.string().describe('What the list was recognized as; text is one card a line'),
    size: z.number().int().describe('Cards of the deck, commanders included'),
    commanders: z.array(Listed),
    companion: Listed.nullable(),
    cards: z.array(Listed).describe(`The other cards, at most ${MAX_CARDS}`),
    cards_count: z.number().int().describe('Number of all entries of the other cards'),
    outside: z
      .array(Listed.extend({ board: z.string() }))
      .describe(`Cards that are not in the deck, at most ${MAX_OUTSIDE}`),
    outside_count: z.number().int().describe('Number of all entries outside the deck'),
    ...notReadShape,
    source: Citation,
  }),
  answer: async ({ ask, pageAt }, { text, file_name }) => {
    const { data, source } = await askDeckList({ ask }, text, file_name ?? null);
    const citation = toCitation(source, pageAt(ADVICE_PAGE));
    const commanders = data.commanders.slice(0, MAX_CARDS).map(listedCard);
    const cards = data.cards.slice(0, MAX_CARDS).map(listedCard);
    const outside = data.outside
      .slice(0, MAX_OUTSIDE)
      .map((card) => ({ ...listedCard(card), board: card.board }));
    const companion = data.companion && listedCard(data.companion);
    const size = [...data.commanders, ...data.cards].reduce((sum, { quantity }) => sum + quantity, 0);
    const notRead = notReadFields(data);
    return {
      lines: [
        `Format: ${data.format}; ${size} cards, commanders included`,
        `Commander: ${commanders.map(({ name }) => name).join(' & ') || 'none found'}`,
        ...(companion ? [`Companion: ${companion.name}`] : []),
        ...notReadLines(notRead, data.card_date),
        ...cards.map((card) => `- ${describeCard(card)}`),
        ...describeMore(cards.length, data.cards.length),
        ...(outside.length > 0 ? ['Outside the deck:'] : []),
        ...outside.map((card) => `- ${describeCard({ ...card, section: card.board })}`),
        ...describeMore(outside.length, data.outside.length),
        ...citationLines(citation),
      ],
      data: {
        format: data.format,
        size,
        commanders,
        companion,
        cards,
        cards_count: data.cards.length,
        outside,
        outside_count: data.outside.length,
        ...notRead,
        source: citation,
      },
    };
  },
});

function listedCard({ id, name, quantity, section, finish }: ListedCard): z.infer<typeof Listed> {
  return { id, name: boundedText(name, 200), quantity, section: boundedText(section, TEXT_LENGTH), finish };
}

/** "2 Sol Ring (Ramp; foil)" */
function describeCard({ quantity, name, section, finish }: z.infer<typeof Listed>): string {
  const more = [section, finish === 'normal' ? '' : finish].filter(Boolean).join('; ');
  return `${quantity} ${name}${more === '' ? '' : ` (${more})`}`;
}

function describeMore(shown: number, count: number): string[] {
  return shown < count ? [`(and ${count - shown} more)`] : [];
}
