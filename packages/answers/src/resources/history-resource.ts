import type {
  CardHistoryResource,
  CardPricesResource,
  CommanderHistoryResource,
} from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { cardDays, commanderDays, priceHistory } from '../history/index.ts';
import { cardReference, commanderReference } from '../lookup/index.ts';
import type { LoadedSnapshot, ResolvedCommander } from '../snapshot/index.ts';

/** What a card cost by vendor and day. @throws RangeError for a position without a card */
export function cardPricesResource(snapshot: LoadedSnapshot, index: number): CardPricesResource {
  return { object: 'card_prices', ...getReference(snapshot, index), ...priceHistory(snapshot, index) };
}

/** How many decks ran a card, day by day. @throws RangeError for a position without a card */
export function cardHistoryResource(snapshot: LoadedSnapshot, index: number): CardHistoryResource {
  return {
    object: 'card_history',
    ...getReference(snapshot, index),
    history: toWire(cardDays(snapshot, index)),
  };
}

/** How many decks a commander or pair led, day by day. */
export function commanderHistoryResource(
  snapshot: LoadedSnapshot,
  { cards, key }: Pick<ResolvedCommander, 'cards' | 'key'>,
): CommanderHistoryResource {
  const history = commanderDays(snapshot, snapshot.commanders.indexOf(key));
  return { object: 'commander_history', ...commanderReference(snapshot, cards), history: toWire(history) };
}

function getReference(snapshot: LoadedSnapshot, index: number) {
  const reference = cardReference(snapshot, index);
  if (!reference) throw new RangeError(`There is no card at ${index}.`);
  return reference;
}
