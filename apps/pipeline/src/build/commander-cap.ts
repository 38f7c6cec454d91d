import type { CountedDeck, RejectDeck } from './counted-deck.ts';
import { carriedBy, newestFirst, type PlayerDeck } from './weight-cap.ts';

type Rules = { lastRelease: (deck: PlayerDeck) => number; reject: RejectDeck };

/**
 * A card with partners has decks with many pairs, each a commander of its own, and a page of all of them: on it, an
 * account or network counts no more decks than the decks from elsewhere with that card support, at least one. Returns
 * the players' decks within that limit; cards that are only sole commanders are left to `capWeight`.
 */
export function withinCommanders(
  shared: readonly PlayerDeck[],
  others: readonly CountedDeck[],
  { lastRelease, reject }: Rules,
): PlayerDeck[] {
  const paired = new Set(shared.flatMap(({ commanders }) => (commanders.length > 1 ? commanders : [])));
  const carried = new Map(
    [...paired].map((commander) => {
      const days = others.filter(({ commanders }) => commanders.includes(commander)).map(({ day }) => day);
      return [commander, carriedBy(days, lastRelease)];
    }),
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
    else reject(deck, 'weight-cap', 'its account or network counts as much as it may under one of the pair');
    return fits;
  });
}
