import { printDeckQuery } from '@deckwright/contract';
import type { CommanderDetails, CommanderResource } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import {
  type ColorIdentity,
  type DeckFilters,
  listColors,
  NO_FILTERS,
  type ShareCounts,
} from '@deckwright/domain';
import { present, windowOfFilters } from '../card/index.ts';
import { numbersOfCommander } from '../commander/index.ts';
import { inclusionInterval, rounded } from '../format/index.ts';
import { cardReference, commanderReference, getCommanderReference } from '../lookup/index.ts';
import type { LoadedSnapshot, ResolvedCommander, ViewContext } from '../snapshot/index.ts';

/** Commanders with decks, as positions in the table of commanders: most decks first, then by name. */
export function rankedCommanders(
  { cards, commanders }: LoadedSnapshot,
  identity: ColorIdentity | null,
): number[] {
  const getIdentity = (commander: number): number =>
    commanders.getCards(commander).reduce((all, card) => all | (cards[card]?.colorIdentity ?? 0), 0);
  return commanders.sortByDecks(
    [...commanders.keys.keys()].filter(
      (commander) => identity === null || getIdentity(commander) === identity,
    ),
  );
}

/** How many decks of a range and bracket a commander leads, of how many saved since its release, and its rank by them. */
export type CommanderFigures = ShareCounts & { rank: number | null };

/** A commander among those with decks, as a position in the table of commanders. */
export type CountedCommander = CommanderFigures & { commander: number };

/**
 * Commanders with decks of the range and bracket of the filters: most decks first, then by name; `identity` leaves those of
 * exactly these colors.
 */
export async function commandersInWindow(
  snapshot: LoadedSnapshot,
  identity: ColorIdentity | null,
  filters: DeckFilters,
): Promise<CountedCommander[]> {
  const ranks = await snapshot.ask('ranks', windowOfFilters(filters));
  const wanted = identity === null ? null : new Set(rankedCommanders(snapshot, identity));
  return ranks
    .filter(({ commander }) => wanted?.has(commander) ?? true)
    .map(({ commander, decks, potentialDecks, effectiveDecks, rank }) => ({
      commander,
      numDecks: decks,
      potentialDecks,
      effectiveDecks,
      rank,
    }));
}

/** A commander or pair, with its counts, over all decks by default; zeros and no rank without a deck. */
export function commanderResource(
  { snapshot }: ViewContext,
  { cards: members, key }: Pick<ResolvedCommander, 'cards' | 'key'>,
  counts: CommanderFigures = countsOfAll(snapshot, key),
): CommanderResource {
  const { cards } = snapshot;
  const { numDecks, potentialDecks, effectiveDecks, rank } = counts;
  const identity = members.reduce((all, index) => all | (cards[index]?.colorIdentity ?? 0), 0);
  return {
    object: 'commander',
    ...commanderReference(snapshot, members),
    page: `/commanders/${key}`,
    cards: present(members.map((index) => cardReference(snapshot, index))),
    color_identity: listColors(identity),
    num_decks: numDecks,
    potential_decks: potentialDecks,
    inclusion_rate: potentialDecks > 0 ? rounded(numDecks / potentialDecks) : 0,
    ...toWire(inclusionInterval({ numDecks, potentialDecks, effectiveDecks })),
    rank,
  };
}

function countsOfAll({ commanders }: LoadedSnapshot, key: string): CommanderFigures {
  const commander = commanders.indexOf(key);
  if (commander === null) return { numDecks: 0, potentialDecks: 0, effectiveDecks: 0, rank: null };
  return {
    numDecks: commanders.getDecks(commander),
    potentialDecks: commanders.getPotential(commander),
    effectiveDecks: commanders.getEffective(commander),
    rank: commanders.getRank(commander),
  };
}

/**
 * A commander or pair with what its decks that pass the filters are like, by the numbers of its page with these filters.
 * @throws UnknownNameError for an unknown theme
 */
export async function commanderDetails(
  context: ViewContext,
  commander: ResolvedCommander,
  filters: DeckFilters = NO_FILTERS,
): Promise<CommanderDetails> {
  const { snapshot } = context;
  const page = await numbersOfCommander(context, commander, filters);
  const index = snapshot.commanders.indexOf(commander.key);
  const isFiltered = printDeckQuery(filters) !== '' && index !== null;
  const ranks = isFiltered ? await snapshot.ask('ranks', windowOfFilters(filters)) : [];
  const { potentialDecks = 0, effectiveDecks = 0 } = ranks.find((each) => each.commander === index) ?? {};
  const counts = { numDecks: page.numDecks, potentialDecks, effectiveDecks, rank: page.rank };
  return {
    ...(isFiltered ? commanderResource(context, commander, counts) : commanderResource(context, commander)),
    banned: commander.cards.some((card) => snapshot.cards[card]?.legality === 'banned'),
    sample: toWire(page.deckSample),
    averages: page.averages,
    mana_curve: page.manaCurve,
    bracket_counts: page.bracketCounts,
    bracket_counts_estimated: page.bracketCountsEstimated,
    avg_price: page.avgPrice,
    priced_decks: page.pricedDecks,
    avg_salt: page.avgSalt,
    themes: page.themes.map(({ slug, name, numDecks }) => ({ id: slug, name, num_decks: numDecks })),
    similar: page.similar.map(({ slug, similarity = 0 }) => ({
      ...getCommanderReference(context.snapshot, slug),
      similarity,
    })),
  };
}
