import type { CatalogDetails, CatalogResource } from '@deckwright/contract/schemas';
import {
  CARD_ROLES,
  type Card,
  compareNames,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  parseTypeLine,
} from '@deckwright/domain';
import { nearestWords, UnknownNameError } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

type Cards = readonly Card[];
type Catalog = { description: string; list: (snapshot: LoadedSnapshot) => Iterable<string> };

const CATALOGS: Readonly<Record<string, Catalog>> = {
  'card-names': { description: 'Names of all cards', list: ({ cards }) => cards.map(({ name }) => name) },
  'commander-names': {
    description: 'Names of the cards that can be a commander on their own',
    list: ({ cards }) => cards.filter(({ lead }) => lead.canLead).map(({ name }) => name),
  },
  supertypes: {
    description: 'Supertypes',
    list: ({ cards }) => typeLines(cards).flatMap(({ supertypes }) => supertypes),
  },
  'card-types': {
    description: 'Card types',
    list: ({ cards }) => typeLines(cards).flatMap(({ types }) => types),
  },
  'creature-types': { description: 'Creature types', list: ({ cards }) => creatureTypes(cards) },
  'artifact-types': {
    description: 'Artifact types',
    list: ({ cards }) => getSubtypes(cards, ['Artifact']),
  },
  'battle-types': { description: 'Battle types', list: ({ cards }) => getSubtypes(cards, ['Battle']) },
  'enchantment-types': {
    description: 'Enchantment types',
    list: ({ cards }) => getSubtypes(cards, ['Enchantment']),
  },
  'land-types': { description: 'Land types', list: ({ cards }) => getSubtypes(cards, ['Land']) },
  'planeswalker-types': {
    description: 'Planeswalker types',
    list: ({ cards }) => getSubtypes(cards, ['Planeswalker']),
  },
  'spell-types': {
    description: 'Types of instants and sorceries',
    list: ({ cards }) => getSubtypes(cards, ['Instant', 'Sorcery']),
  },
  keywords: {
    description: 'Keyword abilities and actions; empty in the sample',
    list: ({ cards }) => cards.flatMap((card) => card.keywords),
  },
  roles: { description: 'What cards do in decks, as the filter `role` takes it', list: () => CARD_ROLES },
  'function-tags': {
    description: 'Functional tags, as the condition `function:` of searches takes them',
    list: ({ cards }) => cards.flatMap(({ tags }) => tags),
  },
  themes: {
    description: 'Ids of themes and creature types of decks',
    list: ({ themes }) => themes.map(({ slug }) => slug),
  },
  sets: { description: 'Codes of sets', list: ({ sets }) => sets.map(({ code }) => code) },
};

const known = new WeakMap<LoadedSnapshot, Map<string, readonly string[]>>();

/** The values of a catalog, each once, by name; listed once per snapshot. */
function getValues(snapshot: LoadedSnapshot, id: string, { list }: Catalog): readonly string[] {
  const lists = known.get(snapshot) ?? new Map<string, readonly string[]>();
  known.set(snapshot, lists);
  const found = lists.get(id) ?? [...new Set(list(snapshot))].sort(compareNames);
  lists.set(id, found);
  return found;
}

export function listedCatalogs(): string[] {
  return Object.keys(CATALOGS);
}

/** @throws UnknownNameError */
export function catalogResource(snapshot: LoadedSnapshot, id: string): CatalogResource {
  const { values, ...catalog } = catalogDetails(snapshot, id);
  return catalog;
}

/** @throws UnknownNameError that names the catalogs */
export function catalogDetails(snapshot: LoadedSnapshot, id: string): CatalogDetails {
  const catalog = Object.hasOwn(CATALOGS, id) ? CATALOGS[id] : undefined;
  if (!catalog) {
    const pages = listedCatalogs().map((label) => ({ label, url: `/api/v1/catalogs/${label}` }));
    throw new UnknownNameError(
      `There is no catalog "${id.slice(0, 100)}". There are ${listedCatalogs().join(', ')}.`,
      nearestWords(pages, id),
    );
  }
  const values = getValues(snapshot, id, catalog);
  return {
    object: 'catalog',
    id,
    description: catalog.description,
    num_values: values.length,
    values: [...values],
  };
}

function typeLines(cards: Cards): ReturnType<typeof parseTypeLine>[] {
  return cards.flatMap(({ faces }) => faces.map(({ typeLine }) => parseTypeLine(typeLine)));
}

function creatureTypes(cards: Cards): string[] {
  return cards.flatMap(getCreatureTypes).filter((type) => type !== EVERY_CREATURE_TYPE);
}

/** Subtypes of faces of these card types that are no creature types. */
function getSubtypes(cards: Cards, wanted: readonly string[]): string[] {
  const creatures = new Set(creatureTypes(cards));
  const lines = typeLines(cards);
  // What stands on a face of this type alone is of this type; a face with several types leaves it open.
  const alone = lines.filter(({ types }) => types.every((type) => wanted.includes(type)));
  return alone.flatMap(({ subtypes }) => subtypes).filter((type) => !creatures.has(type));
}
