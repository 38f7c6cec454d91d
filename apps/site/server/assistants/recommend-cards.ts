import { RecommendationsAnswer } from '@deckwright/contract/schemas';
import { z } from 'zod';
import { adviceHead, checkCommander, planLines } from '../questions/advice-head.ts';
import { boundedText } from './bounded-text.ts';
import { dollars, ShownFinish } from './card-fields.ts';
import { Citation, checkSameData, citationLines, toCitation } from './citation.ts';
import { DeckText, deckListFields, readDeckText } from './deck-list.ts';
import { defineTool } from './define-tool.ts';
import { ADVICE_PAGE } from './judge-deck.ts';

const MAX_PROBLEMS = 10;
const MAX_ILLEGAL = 20;
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
    'Cards to add to a Commander deck, those worth reading first, and cards that must go or are the ones to cut, each with its reasons, by what the most similar counted decks run and by the plan of the deck. A list of 40 different cards or more gets nothing above its own bracket and price level, unless a limit is given or lifted.',
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
    any_bracket: z.boolean().default(false).describe('Also add cards above the bracket of the deck'),
    any_price: z
      .boolean()
      .default(false)
      .describe('Also add cards that cost far more than those of the deck'),
    plan: z
      .array(z.string().max(100))
      .max(6)
      .optional()
      .describe(
        'Themes and creature types that the deck is built for, such as "Tokens" or "Elves", the first counts most; read from the deck if left out',
      ),
    exclude_lands: z.boolean().default(false).describe('Leave lands out'),
    limit: z.number().int().min(1).max(20).default(10).describe('Cards to add and to cut, each 1…20'),
  }),
  output: z.object({
    commanders: z.array(z.string()),
    num_decks: z.number().int().describe('Decks behind the recommendations'),
    plan: z
      .object({
        words: z.string().describe('Themes, lands, bracket and highest price of cards to add, as a line'),
        themes: z.array(z.string()).describe('Its themes and creature types, strongest first'),
        unknown: z.array(z.string()).describe('What was sent as plan and is no theme or creature type'),
      })
      .nullable()
      .describe('What the deck is built to do, which the recommendations follow'),
    must_go: z
      .array(z.object({ name: z.string(), page: z.string(), reason: z.string() }))
      .describe('Cards that may not be in this deck, banned or outside its colors; at most 20'),
    must_go_count: z.number().int().describe('All such cards'),
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
      order: 'reading',
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
    const must_go = data.must_go.slice(0, MAX_ILLEGAL).map(({ name, slug, reason }) => ({
      name,
      page: pageAt(`/cards/${slug}`),
      reason: boundedText(reason, 200),
    }));
    const illegal = data.must_go.length;
    const problems = data.problems.slice(0, MAX_PROBLEMS).map((problem) => boundedText(problem, 300));
    const plan = data.plan && {
      words: boundedText(data.plan.words, 300),
      themes: data.plan.themes.map(({ name }) => boundedText(name, 100)),
      unknown: data.plan.unknown.map((text) => boundedText(text, 100)),
    };
    const line = ({ name, price_usd, price_finish, reasons }: z.infer<typeof Advised>): string =>
      `- ${name} (${dollars(price_usd, price_finish)}): ${reasons.join('; ')}`;
    return {
      lines: [
        `${adviceHead(data)}:`,
        ...planLines(plan),
        ...problems.map((problem) => `Problem: ${problem}`),
        ...sent.lines,
        ...(illegal > 0 ? [illegal > MAX_ILLEGAL ? `Must go (${illegal}):` : 'Must go:'] : []),
        ...must_go.map(({ name, reason }) => `- ${name}: ${reason}`),
        add.length > 0 ? 'Add:' : 'There is no card to add.',
        ...add.map(line),
        cut.length > 0 ? 'Cut:' : 'No card stands out as one to cut.',
        ...cut.map(line),
        ...citationLines(citation),
      ],
      data: {
        commanders: data.commanders.map(({ name }) => name),
        num_decks: data.num_decks,
        plan,
        must_go,
        must_go_count: illegal,
        add,
        cut,
        problems,
        ...sent.fields,
        source: citation,
      },
    };
  },
});
