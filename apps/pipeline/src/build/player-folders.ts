import { DECK_RIGHTS, PLAYERS_SOURCE } from '@deckwright/domain';
import type { DeckFolder, LakeDeck } from '../judging/counted-deck.ts';
import type { PlayerDeckLine } from '../lake/lake-schemas.ts';

/** The decks that players share, one folder per kind of rights they gave. */
export function playerFolders(rows: readonly PlayerDeckLine[]): DeckFolder[] {
  return DECK_RIGHTS.flatMap((rights) => {
    const given = rows.filter((row) => row.rights === rights);
    if (given.length === 0) return [];
    const read = () => given.map(readDeck);
    return [{ source: PLAYERS_SOURCE, rights, size: given.length, read }];
  });
}

function readDeck({
  id,
  commanders,
  cards,
  companion,
  bracket,
  date,
  owner,
  network,
}: PlayerDeckLine): LakeDeck {
  return {
    ...{ id, commanders, cards, companion, bracket, date },
    tags: [],
    url: null,
    hasQuantities: true,
    by: { account: owner, network },
  };
}
