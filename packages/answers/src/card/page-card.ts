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
  const asFace = listPreconFaces(snapshot).filter(({ faces }) =>
    members.every((index) => faces.includes(index)),
  );
  return (
    asFace.reduce<Precon | null>(
      (newest, { precon }) => (newest && newest.released >= precon.released ? newest : precon),
      null,
    )?.slug ?? null
  );
}

type Precon = LoadedSnapshot['precons'][number];
type PreconFaces = { precon: Precon; faces: readonly (number | null)[] };

const cached = new WeakMap<LoadedSnapshot, readonly PreconFaces[]>();

/** The precons with the positions of their commanders, looked up once: a page would look up hundreds of names. */
function listPreconFaces(snapshot: LoadedSnapshot): readonly PreconFaces[] {
  const found = cached.get(snapshot);
  if (found) return found;
  const made = snapshot.precons.map((precon) => ({
    precon,
    faces: precon.commanders.map((name) => snapshot.resolver.find(name)),
  }));
  cached.set(snapshot, made);
  return made;
}
