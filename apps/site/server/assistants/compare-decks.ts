import { InsightAnswer } from '@deckwright/contract/schemas';
import { z } from 'zod';
import type { AskApi } from '../questions/ask-api.ts';
import { sentId } from '../questions/read-deck-list.ts';
import { boundedText } from './bounded-text.ts';
import { dollars } from './card-fields.ts';
import { Citation, checkSameData, citationLines, toCitation } from './citation.ts';
import { DeckText, deckListFields, readDeckText, type SentDeck } from './deck-list.ts';
import { defineTool } from './define-tool.ts';
import { ADVICE_PAGE } from './judge-deck.ts';

/** Cards of one deck only that are named; the rest is counted. */
const MAX_NAMES = 60;
const NAME_LENGTH = 200;

const Side = z.object({
  commanders: z.array(z.string()),
  size: z.number().int(),
  bracket: z.number().int().describe('Estimated bracket, 2…5'),
  average_mana_value: z.number().nullable(),
  lands: z.number().int(),
  price_usd: z.number(),
  salt: z.number().nullable(),
  combos: z.number().int().describe('Complete combos'),
  faults: z.number().int().describe('Rules of deck building that it breaks'),
  only: z
    .array(z.string())
    .describe(`Cards of this deck only, at most ${MAX_NAMES}, in the order of the list`),
  only_count: z.number().int(),
  ...deckListFields,
});

export const COMPARE_DECKS = defineTool({
  name: 'compare_decks',
  title: 'Compare two decks',
  description:
    'Compares two Commander decks: bracket estimate, mana value, lands, price, salt, combos and faults side by side, and the cards that only one of them runs.',
  input: z.object({ first: DeckText, second: DeckText }),
  output: z.object({ first: Side, second: Side, shared_count: z.number().int(), source: Citation }),
  answer: async ({ ask, pageAt }, { first, second }) => {
    const decks = [await readDeckText({ ask }, first), await readDeckText({ ask }, second)] as const;
    const one = await readSide(ask, decks[0]);
    const other = await readSide(ask, decks[1]);
    checkSameData(one.source, other.source);
    const shared = [...one.cards.keys()].filter((id) => other.cards.has(id)).length;
    const sides = { first: getSide(one, other), second: getSide(other, one) };
    const citation = toCitation(one.source, pageAt(ADVICE_PAGE));
    return {
      lines: [
        ...sideLines('First', sides.first, one.sent.lines),
        ...sideLines('Second', sides.second, other.sent.lines),
        `Both run ${shared} of the same cards.`,
        ...citationLines(citation),
      ],
      data: { ...sides, shared_count: shared, source: citation },
    };
  },
});

type ReadSide = Pick<z.output<typeof InsightAnswer>, 'data' | 'source'> & {
  /** Name by id, in the order of the list, commanders first. */
  cards: Map<string, string>;
  sent: SentDeck;
};

async function readSide(ask: AskApi['ask'], sent: SentDeck): Promise<ReadSide> {
  const { data, source } = await ask('/insight', InsightAnswer, sent.deck);
  checkSameData(source, sent.source);
  const listed = [...sent.list.commanders, ...sent.list.cards];
  const cards = new Map(listed.map((card) => [sentId(card), boundedText(card.name, NAME_LENGTH)]));
  return { data, source, cards, sent };
}

function getSide({ data, cards, sent }: ReadSide, other: ReadSide): z.infer<typeof Side> {
  const only = [...cards].flatMap(([id, name]) => (other.cards.has(id) ? [] : [name]));
  return {
    commanders: data.commanders.map(({ name }) => name),
    size: data.size,
    bracket: data.bracket.bracket,
    average_mana_value: data.average_mana_value,
    lands: data.lands.count,
    price_usd: data.value.price,
    salt: data.salt.mean,
    combos: data.combos.present_count,
    faults: data.faults.length,
    only: only.slice(0, MAX_NAMES),
    only_count: only.length,
    ...sent.fields,
  };
}

function sideLines(title: string, side: z.infer<typeof Side>, aboutList: readonly string[]): string[] {
  const more = side.only_count > side.only.length ? ` and ${side.only_count - side.only.length} more` : '';
  return [
    `${title}: ${side.commanders.join(' & ') || 'no commander'}, ${side.size} cards; estimated bracket ${side.bracket}; average mana value ${side.average_mana_value ?? 'none'}; ${side.lands} lands; ${dollars(side.price_usd)}; salt ${side.salt ?? 'unknown'}; combos ${side.combos}; faults ${side.faults}`,
    `Only in this deck (${side.only_count}): ${side.only.join('; ') || 'nothing'}${more}`,
    ...aboutList,
  ];
}
