import { MAX_SIMILAR } from '../card-page/index.ts';
import { rounded } from '../format/index.ts';
import { commanderOfId } from '../lookup/index.ts';
import {
  cardResource,
  cardsOfCommander,
  chosenCombos,
  comboResource,
  commanderDetails,
  commanderResource,
  playedCard,
  rankedCommanders,
} from '../resources/index.ts';
import type { LoadedSnapshot, ResolvedCommander, ViewContext } from '../snapshot/index.ts';
import { AVERAGE_TYPES, BULK_BRACKETS, type BulkTableName } from './bulk-columns.data.ts';

type BulkValue = string | number | null;

/** Rows of one card or commander, their values in the order of the table's columns. */
type RowsOfOne = readonly (readonly BulkValue[])[];

/** The parts of a table, one after the other, and how many there are. */
export type BulkRows = { parts: number; rows: () => AsyncGenerator<RowsOfOne> };

/**
 * The rows of each table: the numbers of the resources of `/api/v1`, in the order of their lists. Made as they are read, so that
 * memory does not grow with a table.
 */
export function bulkRows(snapshot: LoadedSnapshot, table: BulkTableName): BulkRows {
  const context: ViewContext = { snapshot, imageHost: null };
  switch (table) {
    case 'cards':
      return ofCards(snapshot, (card) => [rowOfCard(context, card)]);
    case 'similar-cards':
      return ofCards(snapshot, (card) => rowsOfSimilar(snapshot, card));
    case 'commanders':
      return ofCommanders(snapshot, (commander) => [rowOfCommander(context, commander)]);
    case 'commander-cards':
      return ofCommanders(snapshot, (commander) => rowsOfPlayed(context, commander));
    case 'averages':
      return ofCommanders(snapshot, async (commander) => [await rowOfAverages(context, commander)]);
    case 'combos':
      return { parts: snapshot.combos.length, rows: () => rowsOfCombos(context) };
  }
}

function ofCards(snapshot: LoadedSnapshot, toRows: (card: number) => RowsOfOne): BulkRows {
  return {
    parts: snapshot.cards.length,
    async *rows() {
      for (const card of snapshot.cards.keys()) yield toRows(card);
    },
  };
}

function ofCommanders(
  snapshot: LoadedSnapshot,
  toRows: (commander: ResolvedCommander) => RowsOfOne | Promise<RowsOfOne>,
): BulkRows {
  const ranked = rankedCommanders(snapshot, null);
  return {
    parts: ranked.length,
    async *rows() {
      for (const commander of ranked)
        yield await toRows(commanderOfId(snapshot, snapshot.commanders.keys[commander] ?? ''));
    },
  };
}

function rowOfCard(context: ViewContext, card: number): readonly BulkValue[] {
  const { id, num_decks_as_commander, ...numbers } = cardResource(context, card);
  return [id, ...getInclusion(numbers), num_decks_as_commander];
}

function rowsOfSimilar({ cards, alike }: LoadedSnapshot, card: number): RowsOfOne {
  return alike(card, MAX_SIMILAR).map(({ card: other, similarity }, index) => [
    cards[card]?.key ?? '',
    index + 1,
    cards[other]?.key ?? '',
    rounded(similarity),
  ]);
}

function rowOfCommander(context: ViewContext, commander: ResolvedCommander): readonly BulkValue[] {
  const { id, rank, ...numbers } = commanderResource(context, commander);
  return [id, ...getInclusion(numbers), rank];
}

async function rowsOfPlayed(context: ViewContext, commander: ResolvedCommander): Promise<RowsOfOne> {
  const { snapshot } = context;
  const { id } = commanderResource(context, commander);
  const played = await cardsOfCommander(snapshot, commander, 'inclusion');
  return played.map((one) => {
    const { id: card, synergy, lift, ...numbers } = playedCard(snapshot, one);
    return [id, card, ...getInclusion(numbers), synergy, lift];
  });
}

async function rowOfAverages(
  context: ViewContext,
  commander: ResolvedCommander,
): Promise<readonly BulkValue[]> {
  const { id, num_decks, averages, mana_curve, bracket_counts, bracket_counts_estimated } =
    await commanderDetails(context, commander);
  return [
    id,
    num_decks,
    ...AVERAGE_TYPES.map((type) => averages[type]),
    ...Object.values(mana_curve),
    ...BULK_BRACKETS.map((bracket) => bracket_counts[bracket] ?? 0),
    ...BULK_BRACKETS.map((bracket) => bracket_counts_estimated[bracket] ?? 0),
  ];
}

async function* rowsOfCombos(context: ViewContext): AsyncGenerator<RowsOfOne> {
  const combos = await chosenCombos(context.snapshot, { identity: null, card: null });
  for (const combo of combos) {
    const { id, rank, ...numbers } = comboResource(context, combo);
    yield [[id, ...getInclusion(numbers), rank]];
  }
}

type Inclusion = {
  num_decks: number | null;
  potential_decks: number | null;
  inclusion_rate: number | null;
  inclusion_low: number | null;
  inclusion_high: number | null;
};

function getInclusion(numbers: Inclusion): BulkValue[] {
  const { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high } = numbers;
  return [num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high];
}
