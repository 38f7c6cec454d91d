import type { ViewContext } from '@deckwright/answers';
import { AppError, slugify } from '@deckwright/domain';
import type { DeFactoDocument, Finder } from './document.ts';
import { findCombos } from './find-combos.ts';
import {
  findAverageDeck,
  findCard,
  findCommanderDocument,
  findCommanders,
  findDeck,
  findDecks,
} from './find-commanders.ts';
import { findBackgrounds, findCompanions, findPartners, findSets, findTop } from './find-lists.ts';
import { findOlderTags, findPrecons, findTags } from './find-others.ts';
import { splitPath } from './join-faces.ts';

/** By the first part of the path. */
const FINDERS: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ['commanders', findCommanders],
  ['average-decks', findAverageDeck],
  ['decks', findDecks],
  ['deckpreview', findDeck],
  ['cards', findCard],
  ['card', findCard],
  ['top', findTop],
  ['companions', findCompanions],
  [
    'partners',
    ({ view, parts, query }) => findPair({ view, parts, query }) ?? findPartners({ view, parts, query }),
  ],
  ['backgrounds', findBackgrounds],
  ['sets', findSets],
  ['tags', findTags],
  ['themes', findOlderTags('themes')],
  ['typal', findOlderTags('typal')],
  ['tribes', findOlderTags('typal')],
  ['combos', findCombos],
  ['precon', findPrecons],
]);

/** Two names below `partners` are a pair, whose numbers are those of a commander. */
const findPair: Finder = (requested) =>
  requested.view.snapshot.resolver.commanderBySlug(requested.parts[0] ?? '')?.cards.length === 2
    ? findCommanderDocument(requested)
    : null;

/**
 * The document at a path below the base of pages, such as `commanders/wu.json`, under any of its names.
 * @throws AppError not-found if there is none; UnknownNameError with the nearest names for a wrong name; and query
 * errors
 */
export async function findDeFacto(
  view: ViewContext,
  path: string,
  query: URLSearchParams,
): Promise<DeFactoDocument> {
  const [kind = '', ...parts] = splitPath(view.snapshot, path).parts;
  const found = await FINDERS.get(kind)?.({ view, parts, query });
  if (found) return { ...found, key: found.key && `${kind} ${found.key}` };
  throw new AppError(
    'not-found',
    `There is no document at ${path.slice(0, 200)}. See /api/docs for those there are.`,
  );
}

/**
 * The document for a filter call: `dir` is the folder, `cmdr` the slug, and `f` names cards as printed, such as `In=Sol
 * Ring;c:gt=30`.
 */
export function findFiltered(view: ViewContext, query: URLSearchParams): Promise<DeFactoDocument> {
  const folder = query.get('dir') ?? 'commanders';
  const slug = query.get('cmdr') ?? '';
  const rest = new URLSearchParams(query);
  for (const key of ['dir', 'cmdr', 'f']) rest.delete(key);
  const conditions = (query.get('f') ?? '').split(';').map((text) => condition(view, text.trim()));
  const remaining = conditions.filter(Boolean);
  if (remaining.length > 0) rest.set('f', remaining.join(';'));
  return findDeFacto(view, `${folder}/${slug}`, rest);
}

/** Replaces printed names, which may contain commas, by slugs; addresses separate slugs by commas. */
function condition({ snapshot }: ViewContext, text: string): string {
  const [, preposition, names = ''] = /^(in|out)=(.*)$/i.exec(text) ?? [];
  if (preposition === undefined) return text;
  const whole = snapshot.resolver.bySlug(slugify(names)) ? [names] : names.split(',');
  return `${preposition.toLowerCase()}=${whole.map((name) => slugify(name)).join(',')}`;
}
