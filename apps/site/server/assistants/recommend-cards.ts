import { RecommendationsAnswer } from '@deckwright/contract/schemas';
import { z } from 'zod';
import { adviceHead, checkCommander } from '../questions/advice-head.ts';
import { boundedText } from './bounded-text.ts';
import { dollars, ShownFinish } from './card-fields.ts';
import { Citation, checkSameData, citationLines, toCitation } from './citation.ts';
import { DeckText, deckListFields, readDeckText } from './deck-list.ts';
import { defineTool } from './define-tool.ts';
import { ADVICE_PAGE } from './judge-deck.ts';

const MAX_PROBLEMS = 10;
const Dollars = z.number().min(0).max(1_000_000).optional();

const Advised = z.object({
  name: z.string(),
  page: z.string(),
  price_usd: z.number().nullable(),
  price_finish: ShownFinish,
  reasons: z.array(z.string()).describe('Why, with the decks that it rests on'),
});

export const RECOMMEND_CARDS = defineTool({
  name: 'recommend_cards',
  title: 'Recommend cards for a deck',
  description:
    'Cards to add to a Commander deck and cards to cut from it, best first, each with its reasons, by what the most similar counted decks run.',
  input: z.object({
    deck: DeckText,
    max_price: Dollars.describe('Highest price of each card to add, USD'),
    max_total_price: Dollars.describe('Highest price of all cards to add together, USD'),
    bracket: z
      .number()
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe('Bracket that no card may lift the deck above'),
    exclude_lands: z.boolean().default(false).describe('Leave lands out'),
    limit: z.number().int().min(1).max(20).default(10).describe('Cards to add and to cut, each 1…20'),
  }),
  output: z.object({
    commanders: z.array(z.string()),
    num_decks: z.number().int().describe('Decks behind the recommendations'),
    add: z.array(Advised),
    cut: z.array(Advised),
    problems: z.array(z.string()),
    ...deckListFields,
    source: Citation,
  }),
  answer: async ({ ask, pageAt }, { deck, limit, ...options }) => {
    const sent = await readDeckText({ ask }, deck);
    checkCommander(sent.deck);
    const { data, source } = await ask('/recommendations', RecommendationsAnswer, {
      ...sent.deck,
      ...options,
    });
    checkSameData(source, sent.source);
    const citation = toCitation(source, pageAt(ADVICE_PAGE));
    const advised = (cards: typeof data.add) =>
      cards.slice(0, limit).map(({ name, slug, price, price_finish, reasons }) => ({
        name,
        page: pageAt(`/cards/${slug}`),
        price_usd: price,
        price_finish,
        reasons: reasons.map((reason) => boundedText(reason, 200)),
      }));
    const [add, cut] = [advised(data.add), advised(data.cut)];
    const problems = data.problems.slice(0, MAX_PROBLEMS).map((problem) => boundedText(problem, 300));
    const line = ({ name, price_usd, price_finish, reasons }: z.infer<typeof Advised>): string =>
      `- ${name} (${dollars(price_usd, price_finish)}): ${reasons.join('; ')}`;
    return {
      lines: [
        `${adviceHead(data)}:`,
        ...problems.map((problem) => `Problem: ${problem}`),
        ...sent.lines,
        add.length > 0 ? 'Add:' : 'There is no card to add.',
        ...add.map(line),
        cut.length > 0 ? 'Cut:' : 'No card stands out as one to cut.',
        ...cut.map(line),
        ...citationLines(citation),
      ],
      data: {
        commanders: data.commanders.map(({ name }) => name),
        num_decks: data.num_decks,
        add,
        cut,
        problems,
        ...sent.fields,
        source: citation,
      },
    };
  },
});
