import type { PlayerDeck } from '../build/weight-cap.ts';

/** Ids of the players' decks of one commander that count: slow, taken literally from the rule. */
export function countingDecks(
  players: readonly PlayerDeck[],
  others: readonly (number | null)[],
  lastRelease: (deck: PlayerDeck) => number,
): string[] {
  const newestFirst = players.toSorted((a, b) =>
    a.day === b.day ? a.id.localeCompare(b.id, 'en') : (b.day ?? -1) - (a.day ?? -1),
  );
  const ofAccounts: PlayerDeck[] = [];
  for (const deck of newestFirst) {
    const before = ofAccounts.filter((retained) => retained.by.account === deck.by.account).length;
    if (before < mayCount(deck)) ofAccounts.push(deck);
  }
  const ofNetworks: PlayerDeck[] = [];
  for (const deck of ofAccounts) {
    const before = ofNetworks.filter((retained) => retained.by.network === deck.by.network).length;
    if (before < mayCount(deck)) ofNetworks.push(deck);
  }
  const distinct = ofNetworks
    .toReversed()
    .filter((deck, index, all) => all.findIndex((other) => sameCards(other, deck)) === index);
  const total = others.length + distinct.length;
  if (total > 100 && total < 200)
    return distinct.slice(0, Math.max(0, 100 - others.length)).map(({ id }) => id);
  return distinct.map(({ id }) => id);

  function mayCount(deck: PlayerDeck): number {
    const release = lastRelease(deck);
    const able = others.filter((day) => day === null || day >= release).length;
    let most = 0;
    // k decks among M + k are at most half a percent.
    while ((most + 1) * 1000 <= 5 * (able + most + 1)) most += 1;
    return Math.max(1, most);
  }
}

function sameCards(a: PlayerDeck, b: PlayerDeck): boolean {
  return [...a.cards].join() === [...b.cards].join();
}
