import { CardResource, foundSchema } from '@deckwright/contract/schemas';
import { AppError, getShownPrice } from '@deckwright/domain';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { dollars, SHARE_SCHEMAS, ShownFinish, shareFields, shareText } from './card-fields.ts';
import { Citation, citationLines, toCitation } from './citation.ts';
import { defineTool } from './define-tool.ts';

const CardsFound = foundSchema(CardResource, 'Card').options[0];
const MAX_WARNINGS = 10;
const TEXT_LENGTH = 300;

const FoundCard = z.object({
  name: z.string(),
  page: z.string(),
  mana_cost: z.string(),
  type_line: z.string(),
  rules: z.string().nullable().describe(`Rules text, at most ${TEXT_LENGTH} characters; null without one`),
  legality: z.string().describe('Legality in Commander'),
  price_usd: z.number().nullable(),
  price_finish: ShownFinish,
  ...SHARE_SCHEMAS,
});

export const FIND_CARDS = defineTool({
  name: 'find_cards',
  title: 'Find cards',
  description:
    'Finds cards by a name or by a query in the language of Magic card searches, such as "t:elf mv<=3", "id<=wu role:removal usd<2" or "in:atraxa-praetors-voice order:lift", and tells how many Commander decks run them.',
  input: z.object({
    query: z.string().trim().max(500).describe('A card name, or a card query'),
    limit: z.number().int().min(1).max(20).default(10).describe('Cards in the answer, 1…20'),
  }),
  output: z.object({
    total: z.number().int().describe('Cards that the query finds'),
    cards: z.array(FoundCard).describe('The first of them'),
    warnings: z
      .array(z.string())
      .describe('What of the query was ignored and why; the cards are those of the rest. Empty for none'),
    source: Citation,
  }),
  answer: async ({ ask, pageAt }, { query, limit }) => {
    if (query === '')
      throw new AppError('invalid-argument', 'Write a card name, or a query such as "t:elf mv<=3".');
    const search = `q=${encodeURIComponent(query)}`;
    const { data, total, warnings, source } = await ask(`/search?${search}&limit=${limit}`, CardsFound);
    const ignored = warnings.slice(0, MAX_WARNINGS).map((warning) => boundedText(warning, TEXT_LENGTH));
    const citation = toCitation(source, pageAt(`/search?${search}`));
    const cards = data.map((card) => ({
      name: card.name,
      page: pageAt(card.page),
      mana_cost: card.mana_cost,
      type_line: card.type_line,
      rules: getRules(card),
      legality: card.legality,
      ...getPrice(card),
      ...shareFields(card),
    }));
    return {
      lines: [
        ...ignored.map((warning) => `Warning: ${warning}`),
        total === 0 ? 'The query finds no card.' : `${total} cards, of which ${cards.length} follow:`,
        ...cards.map(
          (card) =>
            `- ${[card.name, card.mana_cost, card.type_line].filter(Boolean).join(' · ')}: in ${shareText(card)}; ${dollars(card.price_usd, card.price_finish)}; ${card.page}`,
        ),
        ...citationLines(citation),
      ],
      data: { total, cards, warnings: ignored, source: citation },
    };
  },
});

function getRules({ faces }: CardResource): string | null {
  const texts = faces.flatMap(({ text }) => (text ? [text] : []));
  return texts.length === 0 ? null : boundedText(texts.join(' // '), TEXT_LENGTH);
}

function getPrice({ prices }: CardResource): Pick<z.infer<typeof FoundCard>, 'price_usd' | 'price_finish'> {
  const shown = getShownPrice(prices);
  if (shown?.currency !== 'USD') return { price_usd: null, price_finish: null };
  return { price_usd: shown.price, price_finish: shown.finish ?? null };
}
