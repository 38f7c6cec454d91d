import { type DeckInsight, InsightAnswer } from '@deckwright/contract/schemas';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { Citation, checkSameData, citationLines, toCitation } from './citation.ts';
import { DeckText, deckListFields, readDeckText } from './deck-list.ts';
import { defineTool } from './define-tool.ts';

const MAX_RESULTS = 4;

const ListedCombo = z.object({
  cards: z.string().describe('Its cards'),
  results: z.array(z.string()).describe('What it does'),
  page: z.string(),
});

export const FIND_COMBOS_OF_DECK = defineTool({
  name: 'find_combos_of_deck',
  title: 'Find the combos of a deck',
  description:
    'The known combos (of Commander Spellbook) that a deck has complete, and those that lack one card within its colors.',
  input: z.object({
    deck: DeckText,
    limit: z.number().int().min(1).max(20).default(10).describe('Combos of each kind, 1…20'),
  }),
  output: z.object({
    complete: z.number().int().describe('Complete combos of the deck'),
    combos: z.array(ListedCombo),
    one_card_away: z.number().int().describe('Combos that lack one card'),
    near: z.array(ListedCombo.extend({ missing: z.string() })),
    ...deckListFields,
    source: Citation,
  }),
  answer: async ({ ask, pageAt }, { deck, limit }) => {
    const sent = await readDeckText({ ask }, deck);
    const { data, source } = await ask('/insight', InsightAnswer, sent.deck);
    checkSameData(source, sent.source);
    const citation = toCitation(source, pageAt('/combos'));
    const { present, present_count, near: lacking, near_count } = data.combos;
    const comboFields = ({ value, results, href }: DeckInsight['combos']['present'][number]) => ({
      cards: boundedText(value, 300),
      results: results.slice(0, MAX_RESULTS).map((result) => boundedText(result, 100)),
      page: pageAt(href),
    });
    const combos = present.slice(0, limit).map(comboFields);
    const near = lacking.slice(0, limit).map((one) => ({ ...comboFields(one), missing: one.missing.name }));
    return {
      lines: [
        ...sent.lines,
        `Complete combos: ${present_count}${describeMore(combos.length, present_count)}`,
        ...combos.map(({ cards, results, page }) => `- ${cards}: ${results.join('; ')} (${page})`),
        `Combos that lack one card: ${near_count}${describeMore(near.length, near_count)}`,
        ...near.map(({ cards, results, missing }) => `- ${cards}: ${results.join('; ')}; lacks ${missing}`),
        ...citationLines(citation),
      ],
      data: {
        complete: present_count,
        combos,
        one_card_away: near_count,
        near,
        ...sent.fields,
        source: citation,
      },
    };
  },
});

function describeMore(shown: number, count: number): string {
  return shown < count ? `, of which ${shown} follow` : '';
}
