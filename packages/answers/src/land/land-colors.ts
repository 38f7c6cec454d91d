import {
  type Card,
  type ColorIdentity,
  FIVE_COLOR,
  isBasic,
  LAND_CYCLES,
  type LandCycle,
  parseColorIdentity,
} from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

const BASIC_TYPES: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** A cycle with those of its lands that are in the catalog, as positions in the snapshot's cards. */
export type KnownCycle = Omit<LandCycle, 'lands'> & { lands: { card: number; colors: ColorIdentity }[] };

type LandFacts = { cycles: readonly KnownCycle[]; colorsByCard: ReadonlyMap<number, ColorIdentity> };

const facts = new WeakMap<LoadedSnapshot, LandFacts>();

/** The cycles over the snapshot's cards, computed once. */
export function knownCycles(snapshot: LoadedSnapshot): readonly KnownCycle[] {
  return getFacts(snapshot).cycles;
}

/**
 * Colors that a land produces or fetches: those stated by its cycle, otherwise those of its basic land types and color
 * identity. A color-fixing land with neither produces any color.
 */
export function landColors(snapshot: LoadedSnapshot, card: number): ColorIdentity {
  const stated = getFacts(snapshot).colorsByCard.get(card);
  const land = snapshot.cards[card];
  return stated ?? (land ? colorsByFacts(land) : 0);
}

function colorsByFacts(land: Card): ColorIdentity {
  const typed = parseColorIdentity(land.subtypes.flatMap((subtype) => BASIC_TYPES[subtype] ?? []));
  const shown = typed | land.colorIdentity;
  return shown === 0 && !isBasic(land) && land.roles.includes('fixing-land') ? FIVE_COLOR : shown;
}

function getFacts(snapshot: LoadedSnapshot): LandFacts {
  const known = facts.get(snapshot);
  if (known) return known;
  const cycles = LAND_CYCLES.map((cycle) => ({
    ...cycle,
    lands: cycle.lands.flatMap(({ name, colors }) => {
      const card = snapshot.resolver.find(name);
      return card !== null && snapshot.cards[card]?.primaryType === 'Land' ? [{ card, colors }] : [];
    }),
  })).filter(({ lands }) => lands.length > 0);
  const made: LandFacts = {
    cycles,
    colorsByCard: new Map(cycles.flatMap(({ lands }) => lands.map(({ card, colors }) => [card, colors]))),
  };
  facts.set(snapshot, made);
  return made;
}
