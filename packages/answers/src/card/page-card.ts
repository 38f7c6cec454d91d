import type { ApiCard, PageCard } from '@deckwright/contract';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { knownCombos } from '../snapshot/index.ts';

/** Adds the fields for a page's own card; `members` are the positions of the card or pair. */
export function pageCard(
  snapshot: LoadedSnapshot,
  card: ApiCard,
  members: readonly number[],
  { isCommander, rank }: { isCommander: boolean; rank: number | null },
): PageCard {
  return {
    ...card,
    isCommander,
    rank,
    combos: knownCombos(snapshot).some(({ cards }) => members.some((index) => cards.includes(index))),
    precon: newestPrecon(snapshot, members),
  };
}

function newestPrecon(snapshot: LoadedSnapshot, members: readonly number[]): string | null {
  const asFace = snapshot.precons.filter(({ commanders }) => {
    const faces = commanders.map((name) => snapshot.resolver.find(name));
    return members.every((index) => faces.includes(index));
  });
  return (
    asFace.reduce<(typeof asFace)[number] | null>(
      (newest, precon) => (newest && newest.released >= precon.released ? newest : precon),
      null,
    )?.slug ?? null
  );
}
