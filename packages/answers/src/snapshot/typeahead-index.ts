import {
  type Card,
  type CardSet,
  canPair,
  colorCount,
  faceNames,
  getCreatureTypes,
  type PreconDeck,
  pluralOfType,
  type Theme,
} from '@deckwright/domain';
import {
  buildNameIndex,
  loadNameIndex,
  type NameEntry,
  type NameHit,
  type NameIndex,
} from '@deckwright/search';
import type { Overview } from '../engine/index.ts';
import { COLOR_NAMES } from './color-names.ts';
import type { CommanderTable } from './commander-table.ts';
import type { NameResolver } from './name-resolver.ts';
import { NICKNAMES } from './nicknames.data.ts';
import { SALT_PAGE, SITE_PAGES } from './site-pages.data.ts';

/**
 * Kinds of entries, which say what an entry's number indexes: cards, commander keys, sets (newest first), pages of the
 * site, themes, color identities or precons.
 */
export const ENTRY = { card: 0, commander: 1, set: 2, page: 3, theme: 4, color: 5, precon: 6 } as const;

/** One name index per kind, so that a limit cannot cut off the requested kind. */
export type TypeaheadIndex = {
  cards: NameIndex;
  /** Cards by nickname. */
  nicknames: NameIndex;
  /** Cards that can be sole commanders (`card`) and pairs with decks (`commander`). */
  commanders: NameIndex;
  /** Pairs with decks. */
  pairs: NameIndex;
  /** Cards that can be one of two commanders. */
  partners: NameIndex;
  sets: NameIndex;
  /** Themes and creature types with decks. */
  themes: NameIndex;
  pages: NameIndex;
  /** Color identities by name, letters and words. */
  colors: NameIndex;
  precons: NameIndex;
};

type Sources = {
  names: NameIndex;
  cards: readonly Card[];
  commanders: CommanderTable;
  resolver: Pick<NameResolver, 'find'>;
  sets: readonly CardSet[];
  themes: readonly Theme[];
  precons: readonly PreconDeck[];
  overview: Pick<Overview, 'cardDecks'>;
};

/** Cards read in one step. */
const CHUNK = 5000;

/** Built in steps of some tens of milliseconds for 31,000 cards. */
export function* buildTypeaheadIndex(sources: Sources): Generator<undefined, TypeaheadIndex, undefined> {
  const { names, cards, commanders, resolver, sets, themes, precons, overview } = sources;
  const singular = yield* singularTypes(cards);
  yield;
  const countDecks = (index: number) => overview.cardDecks[index] ?? 0;
  const toEntry = (card: Card, ref: number, weight: number): NameEntry => ({
    label: card.name,
    keys: [...new Set([card.name, ...faceNames(card.name), ...card.aliases])],
    weight,
    kind: ENTRY.card,
    ref,
  });
  const hasSalt = cards.some(({ salt }) => salt);
  const pairs = commanders.keys.flatMap((_, commander) => {
    const [first, second] = commanders.getCards(commander).map((index) => cards[index]);
    if (!first || !second) return [];
    return {
      label: `${first.name} // ${second.name}`,
      keys: pairKeys(first.name, second.name),
      weight: commanders.getDecks(commander),
      kind: ENTRY.commander,
      ref: commander,
    };
  });
  yield;
  const commanderCards = cards.flatMap((card, index) =>
    card.lead.canLead ? toEntry(card, index, commanders.getDecks(commanders.indexOf(card.slug) ?? -1)) : [],
  );
  const nicknames = Object.entries(NICKNAMES).flatMap(([nickname, name]) => {
    const ref = resolver.find(name);
    return ref === null
      ? []
      : { label: name, keys: [nickname], weight: countDecks(ref), kind: ENTRY.card, ref };
  });
  yield;
  const ofCommanders = indexOf([...commanderCards, ...pairs]);
  yield;
  const ofPairs = indexOf(pairs);
  yield;
  const partners = indexOf(
    cards.flatMap((card, index) =>
      canPair(card.lead) ? toEntry(card, index, commanders.decksWithCommander(index)) : [],
    ),
  );
  yield;
  return {
    cards: names,
    nicknames: indexOf(nicknames),
    commanders: ofCommanders,
    pairs: ofPairs,
    partners,
    sets: indexOf(
      sets.map((set, ref) => ({
        label: set.name,
        keys: [set.name, set.code],
        weight: sets.length - ref,
        kind: ENTRY.set,
        ref,
      })),
    ),
    themes: indexOf(
      themes.flatMap(({ name, decks }, ref) =>
        decks > 0
          ? {
              label: name,
              keys: [name, ...(singular.get(name) ?? [])],
              weight: decks,
              kind: ENTRY.theme,
              ref,
            }
          : [],
      ),
    ),
    pages: indexOf(
      SITE_PAGES.flatMap(({ label, url, words }, ref) =>
        url === SALT_PAGE && !hasSalt
          ? []
          : { label, keys: [label, ...words], weight: SITE_PAGES.length - ref, kind: ENTRY.page, ref },
      ),
    ),
    colors: indexOf(
      COLOR_NAMES.map(({ label, keys }, ref) => ({
        label,
        keys,
        // A single color is searched more often than a name that starts with it.
        weight: COLOR_NAMES.length - colorCount(ref),
        kind: ENTRY.color,
        ref,
      })),
    ),
    precons: indexOf(
      precons.map(({ name, released }, ref) => ({
        label: name,
        keys: [name],
        weight: Number(released.slice(0, 4)),
        kind: ENTRY.precon,
        ref,
      })),
    ),
  };
}

/** "Elves" → "Elf" for all creature types, because themes have plural names. */
function* singularTypes(
  cards: readonly Card[],
): Generator<undefined, ReadonlyMap<string, string[]>, undefined> {
  const types = new Set<string>();
  for (const [index, card] of cards.entries()) {
    for (const type of getCreatureTypes(card)) types.add(type);
    if (index % CHUNK === CHUNK - 1) yield;
  }
  return new Map([...types].map((type) => [pluralOfType(type), [type]]));
}

function indexOf(entries: readonly NameEntry[]): NameIndex {
  return loadNameIndex(buildNameIndex(entries));
}

/**
 * Both names in either order, in full and shortened ("Tymna the Weaver" → also "Tymna"), also joined by "and". Search
 * keys have no spaces, so words cannot be skipped.
 */
function pairKeys(first: string, second: string): string[] {
  const [a, b] = [shortName(first), shortName(second)];
  const and = [`${a} and ${b}`, `${b} and ${a}`];
  return [`${first} ${second}`, `${second} ${first}`, `${a} ${b}`, `${b} ${a}`, ...and];
}

function shortName(name: string): string {
  return name.split(/,| the | of |\/\//)[0] ?? name;
}

/** Hits without a kind of match come last. */
const MISSPELLED = 255;

/** Merges hits of several indexes: by kind of match, then in the order of the lists, then in the order found. */
export function mergeHits(lists: readonly (readonly NameHit[])[]): NameHit[] {
  return lists
    .flatMap((hits, list) => hits.map((hit, at) => ({ hit, list, at })))
    .sort(
      (a, b) =>
        (a.hit.matchClass ?? MISSPELLED) - (b.hit.matchClass ?? MISSPELLED) || a.list - b.list || a.at - b.at,
    )
    .map(({ hit }) => hit);
}
