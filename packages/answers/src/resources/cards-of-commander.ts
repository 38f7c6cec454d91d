import type { PlayedCard, PlayedOrder } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { type DeckFilters, inListOrder, NO_FILTERS } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import { engineFilters } from '../filter/index.ts';
import { inclusionInterval, rounded, roundedOrNull } from '../format/index.ts';
import { cardReference } from '../lookup/index.ts';
import type { LoadedSnapshot, ResolvedCommander } from '../snapshot/index.ts';

/** Numbers of one card in the decks of one commander; NaN where a number does not exist. */
export type NumbersOfCard = {
  card: number;
  numDecks: number;
  potentialDecks: number;
  effectiveDecks: number;
  low: number;
  synergy: number;
  lift: number;
};

/**
 * The cards that decks of the commander that pass the filters run, in an order: by the lower end of inclusion's interval, with cards that few of
 * its decks could run last (as on its page), by synergy, or by lift; equal ones by decks, then by name. Cards
 * without the number come last. @throws UnknownNameError for an unknown theme
 */
export async function cardsOfCommander(
  snapshot: LoadedSnapshot,
  { key }: Pick<ResolvedCommander, 'key'>,
  order: PlayedOrder,
  filters: DeckFilters = NO_FILTERS,
): Promise<NumbersOfCard[]> {
  const commander = snapshot.commanders.indexOf(key);
  if (commander === null) return [];
  const requested = { commander, filters: engineFilters(snapshot, filters) };
  const { decks, cards, numDecks, potentialDecks, effectiveDecks, low, synergy, lift } = await snapshot.ask(
    'played',
    requested,
  );
  const enough = decks * THRESHOLDS.rankedMinPotentialShare;
  const played = Array.from(
    cards,
    (card, index): NumbersOfCard => ({
      card,
      numDecks: numDecks[index] ?? 0,
      potentialDecks: potentialDecks[index] ?? 0,
      effectiveDecks: effectiveDecks[index] ?? 0,
      low: low[index] ?? 0,
      synergy: synergy[index] ?? Number.NaN,
      lift: lift[index] ?? Number.NaN,
    }),
  );
  const getRank = (numbers: NumbersOfCard): number => {
    // The lower end is at most 1, so that those of few decks come behind all others.
    if (order === 'inclusion') return numbers.low - (numbers.potentialDecks < enough ? 2 : 0);
    return Number.isNaN(numbers[order]) ? Number.NEGATIVE_INFINITY : numbers[order];
  };
  await snapshot.ready('columns');
  const { nameRanks } = snapshot.columns;
  return played.sort(
    inListOrder({
      figure: getRank,
      decks: ({ numDecks }) => numDecks,
      name: ({ card }) => nameRanks[card] ?? 0,
    }),
  );
}

/** One of these cards. @throws RangeError for a position without a card */
export function playedCard(snapshot: LoadedSnapshot, numbers: NumbersOfCard): PlayedCard {
  const { card, numDecks, potentialDecks, effectiveDecks, synergy, lift } = numbers;
  const reference = cardReference(snapshot, card);
  if (!reference) throw new RangeError(`There is no card at ${card}.`);
  const orNull = (value: number): number | null => roundedOrNull(Number.isNaN(value) ? null : value);
  return {
    object: 'played_card',
    ...reference,
    num_decks: numDecks,
    potential_decks: potentialDecks,
    inclusion_rate: potentialDecks > 0 ? rounded(numDecks / potentialDecks) : 0,
    ...toWire(inclusionInterval({ numDecks, potentialDecks, effectiveDecks })),
    synergy: orNull(synergy),
    lift: orNull(lift),
  };
}
