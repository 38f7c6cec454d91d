import {
  CARD_ROLES,
  CARD_TYPES,
  type Card,
  compareNames,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  parseTypeLine,
} from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Every catalog with its description. */
export const CATALOGS = {
  'card-names': 'Names of all cards',
  'commander-names': 'Names of the cards that can be a commander on their own',
  supertypes: 'Supertypes',
  'card-types': 'Card types',
  'creature-types': 'Creature types',
  'artifact-types': 'Artifact types',
  'battle-types': 'Battle types',
  'enchantment-types': 'Enchantment types',
  'land-types': 'Land types',
  'planeswalker-types': 'Planeswalker types',
  'spell-types': 'Types of instants and sorceries',
  keywords: 'Keyword abilities and actions; empty in the sample',
  roles: 'What cards do in decks, as the filter `role` takes it',
  'function-tags': 'Functional tags, as the condition `function:` of searches takes them',
  themes: 'Ids of themes and creature types of decks',
  sets: 'Codes of sets',
} as const;

export type CatalogId = keyof typeof CATALOGS;
export type CatalogValues = Readonly<Record<CatalogId, readonly string[]>>;

const SUBTYPES = {
  'artifact-types': ['Artifact'],
  'battle-types': ['Battle'],
  'enchantment-types': ['Enchantment'],
  'land-types': ['Land'],
  'planeswalker-types': ['Planeswalker'],
  'spell-types': ['Instant', 'Sorcery'],
} as const satisfies Partial<Record<CatalogId, readonly string[]>>;

type SubtypesId = keyof typeof SUBTYPES;
const SUBTYPE_LISTS = Object.entries(SUBTYPES) as [SubtypesId, readonly string[]][];

/** Kindred, formerly tribal, stands next to one of the eight types. */
const KNOWN_TYPES: ReadonlySet<string> = new Set([...CARD_TYPES, 'Kindred', 'Tribal']);

/** Cards read in one step. */
const CHUNK = 1500;

type Collected = Record<
  'supertypes' | 'card-types' | 'creature-types' | 'keywords' | 'function-tags' | SubtypesId,
  Set<string>
>;

/** The values of each catalog, each once, by name: one pass over the cards, in steps. */
export function* collectValues(snapshot: LoadedSnapshot): Generator<undefined, CatalogValues, undefined> {
  const { cards, themes, sets } = snapshot;
  const found: Collected = {
    supertypes: new Set(),
    'card-types': new Set(),
    'creature-types': new Set(),
    'artifact-types': new Set(),
    'battle-types': new Set(),
    'enchantment-types': new Set(),
    'land-types': new Set(),
    'planeswalker-types': new Set(),
    'spell-types': new Set(),
    keywords: new Set(),
    'function-tags': new Set(),
  };
  for (const [index, card] of cards.entries()) {
    if (index % CHUNK === CHUNK - 1) yield;
    addCard(found, card);
  }
  const creatures = found['creature-types'];
  creatures.delete(EVERY_CREATURE_TYPE);
  for (const [id] of SUBTYPE_LISTS) for (const type of creatures) found[id].delete(type);
  yield;
  const { nameRanks } = snapshot.columns;
  const byName = [...cards.keys()].sort((a, b) => (nameRanks[a] ?? 0) - (nameRanks[b] ?? 0));
  const getNames = (isListed: (card: Card) => boolean): string[] =>
    unique(
      byName.flatMap((index) => cards[index] ?? []).flatMap((card) => (isListed(card) ? card.name : [])),
    );
  const names = {
    'card-names': getNames(() => true),
    'commander-names': getNames(({ lead }) => lead.canLead),
  };
  yield;
  const sorted = Object.fromEntries(
    Object.entries(found).map(([id, values]) => [id, [...values].sort(compareNames)]),
    // Safe because each list is sorted under its own id.
  ) as Record<keyof Collected, string[]>;
  yield;
  return {
    ...names,
    ...sorted,
    roles: CARD_ROLES.toSorted(compareNames),
    themes: unique(themes.map(({ slug }) => slug)).sort(compareNames),
    sets: unique(sets.map(({ code }) => code)).sort(compareNames),
  };
}

function addCard(found: Collected, card: Card): void {
  for (const { typeLine } of card.faces) {
    const { supertypes, types, subtypes } = parseTypeLine(typeLine);
    addAll(found.supertypes, supertypes);
    addAll(
      found['card-types'],
      types.filter((type) => KNOWN_TYPES.has(type)),
    );
    // What stands on a face of this type alone is of this type; a face with several types leaves it open.
    for (const [id, wanted] of SUBTYPE_LISTS)
      if (types.length > 0 && types.every((type) => wanted.includes(type))) addAll(found[id], subtypes);
  }
  addAll(found['creature-types'], getCreatureTypes(card));
  addAll(found.keywords, card.keywords);
  addAll(found['function-tags'], card.tags);
}

function addAll(values: Set<string>, more: Iterable<string>): void {
  for (const each of more) values.add(each);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
