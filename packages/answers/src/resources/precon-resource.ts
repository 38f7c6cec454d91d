import type { PreconDetails, PreconResource } from '@deckwright/contract/schemas';
import { listColors } from '@deckwright/domain';
import { type KnownPrecon, type PreconCard, preconBySlug, preconGroups } from '../list/index.ts';
import { nearestWords, UnknownNameError } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** All precons by set, newest first, and within a set by name. */
export function listedPrecons(snapshot: LoadedSnapshot): KnownPrecon[] {
  return preconGroups(snapshot).flatMap(({ precons }) => precons);
}

/** The precon with this slug. @throws UnknownNameError with the nearest names */
export function preconOfId(snapshot: LoadedSnapshot, id: string): KnownPrecon {
  const found = preconBySlug(snapshot, id);
  if (found) return found.known;
  const pages = snapshot.precons.map(({ name, slug }) => ({ label: name, url: `/precon/${slug}` }));
  throw new UnknownNameError(
    `No precon has the id "${id.slice(0, 100)}".`,
    nearestWords(pages, id, 'precon'),
  );
}

/** A precon without its list. */
export function preconResource(
  snapshot: LoadedSnapshot,
  { precon, commanders, identity }: KnownPrecon,
): PreconResource {
  return {
    object: 'precon',
    id: precon.slug,
    name: precon.name,
    page: `/precon/${precon.slug}`,
    set: precon.setCode,
    type: precon.type,
    released: precon.released,
    commanders: commanders.map((line) => named(snapshot, line)),
    color_identity: listColors(identity),
  };
}

/** A precon with its list. */
export function preconDetails(snapshot: LoadedSnapshot, known: KnownPrecon): PreconDetails {
  const toLines = (lines: readonly PreconCard[], isCommander: boolean) =>
    lines.map((line) => ({
      ...named(snapshot, line),
      quantity: line.quantity,
      is_commander: isCommander,
    }));
  return {
    ...preconResource(snapshot, known),
    cards: [...toLines(known.commanders, true), ...toLines(known.lines, false)],
  };
}

function named({ cards }: LoadedSnapshot, { card, name }: PreconCard): { id: string | null; name: string } {
  const known = cards[card ?? -1];
  return known ? { id: known.key, name: known.name } : { id: null, name };
}
