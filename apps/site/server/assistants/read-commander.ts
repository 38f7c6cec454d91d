import { CommanderDetails, PLAYED_ORDERS } from '@deckwright/contract/schemas';
import { formatCounted, formatDollars, formatExact, formatLift, formatPoints } from '@deckwright/domain';
import { z } from 'zod';
import { CommanderItem, PlayedItems, ResultsItem } from '../questions/commander-answers.ts';
import { toCommanderId } from '../questions/commander-id.ts';
import { resultLines } from '../questions/results-text.ts';
import { sampleText } from '../questions/sample-text.ts';
import { SHARE_SCHEMAS, shareFields, shareText } from './card-fields.ts';
import { Citation, checkSameData, citationLines, toCitation } from './citation.ts';
import { DECK_FILTER, getDeckFilter } from './deck-filter.ts';
import { defineTool } from './define-tool.ts';
import { RESULT_SCHEMAS, resultFields } from './result-fields.ts';

const MAX_THEMES = 8;
const MAX_SIMILAR = 5;

const CommanderCard = z.object({
  name: z.string(),
  page: z.string(),
  ...SHARE_SCHEMAS,
  synergy: z
    .number()
    .nullable()
    .describe('Inclusion here minus inclusion in decks of other commanders, −1…1, shrunk'),
  lift_log10: z.number().nullable().describe('log10 of how many times more often than by chance, shrunk'),
});

export const READ_COMMANDER = defineTool({
  name: 'read_commander',
  title: 'Read a commander’s numbers',
  description:
    'What counted decks of a commander or a pair are like: number of decks and rank, price, salt, brackets, themes, similar commanders, tournament results, and the cards they run, each with sample size and 95% interval. By range of days, bracket, theme or budget if asked.',
  input: z.object({
    commander: z
      .string()
      .trim()
      .max(200)
      .describe('Name of the commander; the two of a pair with " & " between them'),
    order: z
      .enum(PLAYED_ORDERS)
      .default('inclusion')
      .describe('Cards by inclusion (staples), by synergy or by lift (what is special to the commander)'),
    ...DECK_FILTER,
    limit: z.number().int().min(1).max(30).default(10).describe('Cards in the answer, 1…30'),
  }),
  output: z.object({
    name: z.string(),
    color_identity: z.array(z.string()),
    banned: z.boolean().describe('Whether it, or one of a pair, is banned in Commander'),
    filter: z.string().nullable().describe('Which decks are counted, in words; null for all'),
    ...SHARE_SCHEMAS,
    rank: z.number().int().nullable().describe('Among all commanders by decks'),
    sample: CommanderDetails.shape.sample.describe('What these numbers rest on'),
    average_price_usd: z.number().nullable(),
    priced_decks: z.number().int().describe('Decks behind the average price'),
    average_salt: z.number().nullable().describe('0…4'),
    brackets_set: z
      .record(z.string(), z.number())
      .describe('Decks by the bracket stated by their owner or source, such as a list of tournaments'),
    brackets_estimated: z
      .record(z.string(), z.number())
      .describe('Decks by our estimate, where neither owner nor source states a bracket'),
    themes: z.array(z.object({ name: z.string(), num_decks: z.number().int() })),
    similar: z.array(z.object({ name: z.string(), similarity: z.number() })),
    tournament_results: RESULT_SCHEMAS,
    total_cards: z.number().int().describe('Different cards that its decks run'),
    cards: z.array(CommanderCard),
    source: Citation,
  }),
  answer: async ({ ask, pageAt }, { commander, order, limit, ...chosen }) => {
    const filter = getDeckFilter(chosen);
    const path = `/commanders/${encodeURIComponent(toCommanderId(commander))}`;
    const { data, source } = await ask(`${path}?${filter.call.slice(1)}`, CommanderItem);
    const played = await ask(`${path}/cards?order=${order}&limit=${limit}${filter.call}`, PlayedItems);
    const results = await ask(`${path}/results?${filter.call.slice(1)}`, ResultsItem);
    checkSameData(source, played.source, results.source);
    const citation = toCitation(source, pageAt(`${data.page}${filter.page}`));
    const themes = data.themes.slice(0, MAX_THEMES).map(({ name, num_decks }) => ({ name, num_decks }));
    const similar = data.similar.slice(0, MAX_SIMILAR).map(({ name, similarity }) => ({ name, similarity }));
    const cards = played.data.map((card) => ({
      name: card.name,
      page: pageAt(`/cards/${card.slug}`),
      ...shareFields(card),
      synergy: card.synergy,
      lift_log10: card.lift,
    }));
    const rank = data.rank === null ? '' : `, rank ${formatExact(data.rank)} of all commanders`;
    const price =
      data.avg_price === null
        ? 'no average price'
        : `${formatDollars(data.avg_price)} on average (${formatCounted(data.priced_decks, 'deck')} with a price)`;
    const salt = data.avg_salt === null ? '' : `; salt ${data.avg_salt} of 4`;
    return {
      lines: [
        `${data.name}: ${formatExact(data.num_decks)} counted decks${rank}; ${price}${salt}`,
        sampleText(data.sample),
        ...(data.banned ? ['Banned in Commander: no deck may have it as commander.'] : []),
        ...(filter.words === null ? [] : [`Counted: ${filter.words}`]),
        ...(themes.length > 0
          ? [`Themes: ${themes.map(({ name, num_decks }) => `${name} (${num_decks} decks)`).join(', ')}`]
          : []),
        `Brackets as owners or sources state them: ${describeBracket(data.bracket_counts)}; estimated: ${describeBracket(data.bracket_counts_estimated)}`,
        ...(similar.length > 0 ? [`Similar: ${similar.map(({ name }) => name).join('; ')}`] : []),
        ...resultLines(results.data),
        `Cards by ${order}, ${cards.length} of ${formatExact(played.total)}:`,
        ...cards.map((card) => `- ${card.name}: ${shareText(card)}${describeAssociation(card)}`),
        ...citationLines(citation),
      ],
      data: {
        name: data.name,
        color_identity: data.color_identity,
        banned: data.banned,
        filter: filter.words,
        ...shareFields(data),
        rank: data.rank,
        sample: data.sample,
        average_price_usd: data.avg_price,
        priced_decks: data.priced_decks,
        average_salt: data.avg_salt,
        brackets_set: data.bracket_counts,
        brackets_estimated: data.bracket_counts_estimated,
        themes,
        similar,
        tournament_results: resultFields(results.data),
        total_cards: played.total,
        cards,
        source: citation,
      },
    };
  },
});

function describeBracket(counts: Readonly<Record<string, number>>): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([bracket, count]) => `${bracket}: ${formatCounted(count, 'deck')}`);
  return words.join(', ') || 'none';
}

function describeAssociation({ synergy, lift_log10 }: z.infer<typeof CommanderCard>): string {
  if (synergy === null || lift_log10 === null) return '';
  return `; synergy ${formatPoints(synergy)}, lift ${formatLift(lift_log10)}`;
}
