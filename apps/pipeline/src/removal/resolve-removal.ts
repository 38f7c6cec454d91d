import { AppError, PLAYERS_SOURCE } from '@deckwright/domain';
import {
  type DataPaths,
  type DeckRefusal,
  type Refusals,
  readRefusals,
  sourceKey,
} from '@deckwright/snapshot';
import { addressKey, isNearAddress } from './addresses.ts';
import {
  deckFolders,
  type FoundDeck,
  findLakeDecks,
  isSharedByPlayer,
  type LakeFolder,
} from './lake-decks.ts';
import { deckMatcher } from './refusals.ts';

/** Decks that an error names. */
const MAX_NAMED = 10;

/** What a name stands for, and the removals it is in. */
export type RemovalTarget = { refusals: Refusals } & (
  | { kind: 'source'; source: string; folders: LakeFolder[] }
  | { kind: 'deck'; found: FoundDeck[] }
);

/** What a name stands for; a source before a deck. @throws AppError not-found, failed-precondition for a player's deck */
export function resolveTarget(paths: DataPaths, name: string): RemovalTarget {
  const all = readRefusals(paths);
  const refusals = refusalsNamed(all, name, paths);
  if (sourceKey(name) === PLAYERS_SOURCE) throw ofPlayers('Decks from players are');
  const folders = deckFolders(paths).filter(({ source }) => sourceKey(source) === sourceKey(name));
  const source = folders[0]?.source ?? refusals.sources[0]?.source;
  if (source !== undefined) return { kind: 'source', source, folders, refusals };
  const matches = deckMatcher(name, paths);
  const near = findLakeDecks(paths, (source, deck) => matches(source, deck) || isNear(name, deck));
  const exact = near.filter(({ folder, deck }) => matches(folder.source, deck));
  const refused = all.decks.filter((deck) => matches(deck.source, deck));
  if (exact.length > 0 || refused.length > 0)
    return { kind: 'deck', found: exact, refusals: { ...refusals, decks: refused } };
  // What is not there as it was typed may be there under more or fewer parameters.
  if (near.length > 0 || refusals.decks.length > 0) return { kind: 'deck', found: near, refusals };
  if (isSharedByPlayer(paths, matches)) throw ofPlayers('This deck was shared by a player: it is');
  throw new AppError(
    'not-found',
    `There is no source and no deck "${name}" in the lake. "sources list" lists the sources; a deck has an address, an id, or SOURCE/ID.`,
  );
}

/** What a name stands for; an id or an address must stand for one deck. @throws AppError invalid-argument */
export function resolveOneTarget(paths: DataPaths, name: string): RemovalTarget {
  const target = resolveTarget(paths, name);
  if (target.kind === 'source') return target;
  const decks = target.found.map(({ deck }) => deck);
  expectOneAddress(name, decks.length > 0 ? decks : target.refusals.decks);
  const names = [...new Set(target.found.map(({ folder, deck }) => `${folder.source}/${deck.id}`))];
  if (decks.every((deck) => isNear(name, deck)) || names.length < 2) return target;
  throw severalDecks(name, names);
}

/** @throws AppError invalid-argument for an address that is near to those of several decks */
export function expectOneAddress(name: string, decks: readonly Pick<DeckRefusal, 'url'>[]): void {
  const urls = decks.flatMap(({ url }) => (url !== null && isNearAddress(name, url) ? [url] : []));
  const byKey = new Map(urls.map((url) => [addressKey(url), url]));
  if (byKey.size > 1) throw severalDecks(name, [...byKey.values()]);
}

function severalDecks(name: string, names: readonly string[]): AppError {
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return new AppError(
    'invalid-argument',
    `"${name}" stands for several decks; name one of ${names.slice(0, MAX_NAMED).join(', ')}${more}.`,
  );
}

function isNear(name: string, { url }: Pick<DeckRefusal, 'url'>): boolean {
  return url !== null && isNearAddress(name, url);
}

function ofPlayers(what: string): AppError {
  return new AppError(
    'failed-precondition',
    `${what} reviewed and withdrawn on the site, at /account/staff (docs/operate/decks-from-players.md).`,
  );
}

export function refusalsNamed(
  refusals: Refusals,
  name: string,
  paths: Pick<DataPaths, 'snapshots'>,
): Refusals {
  const matches = deckMatcher(name, paths);
  const sources = refusals.sources.filter(({ source }) => sourceKey(source) === sourceKey(name));
  if (sources.length > 0) return { ...refusals, sources, decks: [] };
  const exact = refusals.decks.filter((deck) => matches(deck.source, deck));
  const decks = exact.length > 0 ? exact : refusals.decks.filter((deck) => isNear(name, deck));
  return { ...refusals, sources, decks };
}
