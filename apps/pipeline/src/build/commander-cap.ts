import type { RejectDeck } from '../judging/counted-deck.ts';
import type { DeckTable } from './deck-table.ts';
import { carriedBy, newestFirst, type PlayerDeck } from './weight-cap.ts';

type Rules = {
  table: DeckTable;
  /** Numbers of the counted decks from elsewhere. */
  others: Uint32Array;
  lastRelease: (deck: PlayerDeck) => number;
  reject: RejectDeck;
};

/**
 * A card with partners has decks with many pairs, each a commander of its own, and a page of all of them: on it, an
 * account or network counts no more decks than the decks from elsewhere with that card support, at least one. Returns
 * the players' decks within that limit; cards that are only sole commanders are left to `capWeight`.
 */
export function withinCommanders(
  shared: readonly PlayerDeck[],
  { table, others, lastRelease, reject }: Rules,
): PlayerDeck[] {
  const paired = shared.flatMap(({ commanders }) => (commanders.length > 1 ? commanders : []));
  const daysByCommander = new Map<number, (number | null)[]>(paired.map((commander) => [commander, []]));
  if (daysByCommander.size > 0)
    for (const deck of others)
      for (const commander of table.getCommanders(deck))
        daysByCommander.get(commander)?.push(table.days[deck] || null);
  const carried = new Map(
    [...daysByCommander].map(([commander, days]) => [commander, carriedBy(days, lastRelease)] as const),
  );
  const counts = new Map<string, number>();
  return [...shared].sort(newestFirst).filter((deck) => {
    const { account, network } = deck.by;
    const bounds = deck.commanders.flatMap((commander) => {
      const most = carried.get(commander)?.(deck);
      return most === undefined
        ? []
        : [`${commander} account ${account}`, `${commander} network ${network}`].map((key) => ({
            key,
            most,
          }));
    });
    const fits = bounds.every(({ key, most }) => (counts.get(key) ?? 0) < most);
    if (fits) for (const { key } of bounds) counts.set(key, (counts.get(key) ?? 0) + 1);
    else
      reject(
        deck.number,
        'weight-cap',
        () => 'its account or network counts as much as it may under one of the pair',
      );
    return fits;
  });
}
