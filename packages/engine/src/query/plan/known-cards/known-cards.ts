import type { Card } from '@deckwright/domain';
import { findPositions, readNames } from '../card-names.ts';
import { findCardStrengths } from '../card-strength/card-strength.ts';
import { findKnownThemes } from '../card-themes/card-themes.ts';
import { findKnownCommanders } from '../known-commanders/known-commanders.ts';
import { ROLE_STAPLES } from './role-staples.data.ts';
import { THEME_CARDS_A_TO_E } from './themes-a-to-e.data.ts';
import { THEME_CARDS_E_TO_P } from './themes-e-to-p.data.ts';
import { THEME_CARDS_P_TO_X } from './themes-p-to-x.data.ts';
import { TYPE_CARDS_A_TO_K } from './types-a-to-k.data.ts';
import { TYPE_CARDS_K_TO_Z } from './types-k-to-z.data.ts';

/** Names of the cards that players name first, best first, by the slug of a theme or of a creature type. */
const KNOWN_CARD_NAMES = readTables([
  ...[THEME_CARDS_A_TO_E, THEME_CARDS_E_TO_P, THEME_CARDS_P_TO_X],
  ...[TYPE_CARDS_A_TO_K, TYPE_CARDS_K_TO_Z],
]);

/** Names of the staples of casual tables by role and color, best first. */
const STAPLE_NAMES = readTables([ROLE_STAPLES]);

function readTables(
  tables: readonly Readonly<Record<string, string>>[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    tables.flatMap((table) => Object.entries(table)).map(([slug, text]) => [slug, readNames(text)]),
  );
}

/** The first of each role and color, which no deck is told to cut; what follows depends on the deck. */
const SURE_STAPLES = 10;

export type KnownCards = {
  /** By slug: positions of the cards in the catalog, best first. */
  cards: ReadonlyMap<string, readonly number[]>;
  /** By card: the best of its places in these lists, from 0. */
  position: ReadonlyMap<number, number>;
  /** The surest staples of casual tables, of any role. */
  staples: ReadonlySet<number>;
  /** By role and color, `ramp:g`, `c` for any deck and `m` for cards of several colors: positions, best first. */
  ofRole: ReadonlyMap<string, readonly number[]>;
  /** The role that a card is a staple of; the last of these for one of several. */
  roleOfStaple: ReadonlyMap<number, string>;
  /** Names that the catalog has no card for, with their slugs; such a name is left out. */
  unknown: { slug: string; name: string }[];
};

/** The role of a key of `ofRole`. */
export function getStapleRole(key: string): string {
  return key.split(':')[0] ?? '';
}

/** Looks the names up in a catalog. Banned cards are left out. */
export function findKnownCards(catalog: readonly Card[]): KnownCards {
  const positions = findPositions(catalog);
  const unknown: KnownCards['unknown'] = [];
  const find = (slug: string, names: readonly string[]): number[] => {
    const found = new Set<number>();
    for (const name of names) {
      const card = positions.get(name);
      if (card === undefined) unknown.push({ slug, name });
      else if (catalog[card]?.legality !== 'banned') found.add(card);
    }
    return [...found];
  };
  const cards = new Map([...KNOWN_CARD_NAMES].map(([slug, names]) => [slug, find(slug, names)]));
  const ofRole = new Map([...STAPLE_NAMES].map(([key, names]) => [key, find(key, names)]));
  const position = new Map<number, number>();
  for (const list of cards.values())
    list.forEach((card, index) => {
      position.set(card, Math.min(index, position.get(card) ?? index));
    });
  return {
    cards,
    position,
    ofRole,
    roleOfStaple: new Map(
      [...ofRole].flatMap(([key, list]) => list.map((card) => [card, getStapleRole(key)] as const)),
    ),
    staples: new Set([...ofRole.values()].flatMap((list) => list.slice(0, SURE_STAPLES))),
    unknown,
  };
}

/**
 * Names on our own lists of cards that a catalog has no card for, each once, sorted: cards newer than the catalog, or
 * misspelled.
 */
export function findUnknownNames(catalog: readonly Card[]): string[] {
  const named = findKnownCards(catalog).unknown.map(({ name }) => name);
  return [
    ...new Set([
      ...named,
      ...findCardStrengths(catalog).unknown,
      ...findKnownThemes(catalog).unknown,
      ...findKnownCommanders(catalog).unknown,
    ]),
  ].sort();
}
