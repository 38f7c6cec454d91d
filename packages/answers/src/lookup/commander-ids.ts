import type { CommanderReference } from '@deckwright/contract/schemas';
import { commanderKey, namesTogether } from '@deckwright/domain';
import type { LoadedSnapshot, ResolvedCommander } from '../snapshot/index.ts';
import { findCardId } from './card-ids.ts';
import { commanderAt } from './known-names.ts';

/** Between the two card ids of a pair; neither oracle ids nor slugs have it. */
const BETWEEN_IDS = '_';

/** The commander or pair with this id or slug, with or without decks. @throws UnknownNameError */
export function commanderOfId(snapshot: LoadedSnapshot, id: string): ResolvedCommander {
  const members = id.split(BETWEEN_IDS).map((part) => findCardId(snapshot, part));
  const slugs = members.flatMap((index) => snapshot.cards[index ?? -1]?.slug ?? []);
  const isKnown = members.length <= 2 && slugs.length === members.length;
  return commanderAt(snapshot, isKnown ? commanderKey(slugs) : id);
}

/** Ids and names of one card or of two, as positions in the order of their slugs. */
export function commanderReference(
  { cards }: Pick<LoadedSnapshot, 'cards'>,
  members: readonly number[],
): CommanderReference {
  const known = members.flatMap((index) => cards[index] ?? []);
  return {
    id: known.map(({ key }) => key).join(BETWEEN_IDS),
    slug: commanderKey(known.map(({ slug }) => slug)),
    name: namesTogether(known.map(({ name }) => name)),
  };
}

/** The reference of a commander by its key. @throws UnknownNameError */
export function getCommanderReference(snapshot: LoadedSnapshot, key: string): CommanderReference {
  return commanderReference(snapshot, commanderAt(snapshot, key).cards);
}
