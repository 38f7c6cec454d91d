import { type Card, type ColorIdentity, FIVE_COLOR, LAND_CYCLES, type LandCycle } from '@deckwright/domain';
import type { ManaSource } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { manaSources, type StatedColors, toColors } from './mana-sources.ts';

/** A cycle with those of its lands that are in the catalog, as positions in the snapshot's cards. */
export type KnownCycle = Omit<LandCycle, 'lands'> & { lands: { card: number; colors: ColorIdentity }[] };

type LandFacts = {
  cycles: readonly KnownCycle[];
  stated: StatedColors;
  /** Filled as lands are asked for. */
  colorsByCard: Map<number, ColorIdentity>;
};

const facts = new WeakMap<LoadedSnapshot, LandFacts>();

/** The cycles over the snapshot's cards, computed once. */
export function knownCycles(snapshot: LoadedSnapshot): readonly KnownCycle[] {
  return getFacts(snapshot).cycles;
}

/**
 * Colors that a land produces or finds, by its rules text; without one, those stated by its cycle, otherwise those of
 * its basic land types and color identity.
 */
export function landColors(snapshot: LoadedSnapshot, card: number): ColorIdentity {
  const { colorsByCard, stated } = getFacts(snapshot);
  const known = colorsByCard.get(card);
  if (known !== undefined) return known;
  const land = snapshot.cards[card];
  const colors = land ? toColors(manaSources(land, { identity: FIVE_COLOR, lands: [], stated })) : 0;
  colorsByCard.set(card, colors);
  return colors;
}

/** How a card makes mana in a deck of these colors and lands, by positions in the snapshot's cards. */
export function sourcesInDeck(
  snapshot: LoadedSnapshot,
  cards: readonly Card[],
  identity: ColorIdentity,
): ManaSource[][] {
  const lands = cards.filter(({ primaryType }) => primaryType === 'Land');
  const { stated } = getFacts(snapshot);
  return cards.map((card) => manaSources(card, { identity, lands, stated }));
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
  const byName = new Map(
    cycles.flatMap(({ lands }) => lands.map(({ card, colors }) => [snapshot.cards[card]?.name, colors])),
  );
  const made: LandFacts = { cycles, stated: ({ name }) => byName.get(name), colorsByCard: new Map() };
  facts.set(snapshot, made);
  return made;
}
