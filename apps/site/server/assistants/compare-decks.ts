import { BATCH_SIZE, batchOf, CardResource, InsightAnswer } from '@deckwright/api-client/schemas';
import { z } from 'zod';
import type { AskApi } from '../asking/ask-api.ts';
import {
  DeckText,
  readDeckText,
  type SentDeck,
  ToldUnknown,
  toldUnknown,
  unknownLines,
} from './deck-list.ts';
import { defineTool } from './define-tool.ts';
import { ADVICE_PAGE } from './judge-deck.ts';
import { dollars } from './told-cards.ts';
import { checkSameData, sourceLines, ToldSource, toldSource } from './told-source.ts';

/** Cards of one deck only that are named; the rest is counted. */
const MOST_NAMES = 60;

const NamedBatch = batchOf(CardResource, 'Card').options[1].extend({
  data: z.array(z.union([z.looseObject({ name: z.string(), slug: z.string() }), z.null()])),
});

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
    .describe(`Cards of this deck only, at most ${MOST_NAMES}, in the order of the list`),
  only_count: z.number().int(),
  unknown: ToldUnknown,
  notes: z.array(z.string()),
});

export const COMPARE_DECKS = defineTool({
  name: 'compare_decks',
  title: 'Compare two decks',
  description:
    'Compares two Commander decks: bracket estimate, mana value, lands, price, salt, combos and faults side by side, and the cards that only one of them runs.',
  input: z.object({ first: DeckText, second: DeckText }),
  output: z.object({ first: Side, second: Side, shared_count: z.number().int(), source: ToldSource }),
  answer: async ({ ask, pageAt }, { first, second }) => {
    const decks = [readDeckText(first), readDeckText(second)] as const;
    const one = await readSide(ask, decks[0]);
    const other = await readSide(ask, decks[1]);
    checkSameData(one.source, other.source);
    const shared = [...one.cards.keys()].filter((slug) => other.cards.has(slug)).length;
    const sides = { first: sideOf(one, other), second: sideOf(other, one) };
    const told = toldSource(one.source, pageAt(ADVICE_PAGE));
    return {
      lines: [
        ...sideLines('First', sides.first, one.unknown),
        ...sideLines('Second', sides.second, other.unknown),
        `Both run ${shared} of the same cards.`,
        ...sourceLines(told),
      ],
      data: { ...sides, shared_count: shared, source: told },
    };
  },
});

type ReadSide = Pick<z.output<typeof InsightAnswer>, 'data' | 'source'> & {
  /** Name by slug, in the order of the list, commanders first. */
  cards: Map<string, string>;
  notes: string[];
  unknown: number;
};

async function readSide(ask: AskApi['ask'], { notes, names, ...sent }: SentDeck): Promise<ReadSide> {
  const { data, source } = await ask('/insight', InsightAnswer, sent);
  const cards = new Map<string, string>();
  for (let from = 0; from < names.length; from += BATCH_SIZE) {
    const body = { names: names.slice(from, from + BATCH_SIZE), fields: ['name', 'slug'] };
    const batch = await ask('/cards/batch', NamedBatch, body);
    checkSameData(source, batch.source);
    for (const card of batch.data) if (card) cards.set(card.slug, card.name);
  }
  return { data, source, cards, notes, unknown: data.unknown.length };
}

function sideOf({ data, cards, notes }: ReadSide, other: ReadSide): z.infer<typeof Side> {
  const only = [...cards].flatMap(([slug, name]) => (other.cards.has(slug) ? [] : [name]));
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
    only: only.slice(0, MOST_NAMES),
    only_count: only.length,
    unknown: toldUnknown(data.unknown),
    notes,
  };
}

function sideLines(title: string, side: z.infer<typeof Side>, unknown: number): string[] {
  const more = side.only_count > side.only.length ? ` and ${side.only_count - side.only.length} more` : '';
  return [
    `${title}: ${side.commanders.join(' & ') || 'no commander'}, ${side.size} cards; estimated bracket ${side.bracket}; average mana value ${side.average_mana_value ?? 'none'}; ${side.lands} lands; ${dollars(side.price_usd)}; salt ${side.salt ?? 'unknown'}; combos ${side.combos}; faults ${side.faults}`,
    `Only in this deck (${side.only_count}): ${side.only.join('; ') || 'nothing'}${more}`,
    ...unknownLines(side.unknown, unknown),
    ...side.notes,
  ];
}
