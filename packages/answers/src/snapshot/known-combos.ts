import type { Card, ColorIdentity, Combo } from '@deckwright/domain';
import type { LoadedSnapshot } from './loaded-snapshot.ts';

/** A combo whose cards are all in the catalog. */
export type KnownCombo = {
  combo: Combo;
  /** Positions in the snapshot's cards. */
  cards: number[];
  /** Those of them that must be commanders. */
  commanders: readonly number[];
  /** Their combined color identity. */
  identity: ColorIdentity;
};

const known = new WeakMap<LoadedSnapshot, KnownCombo[]>();

/** The combos of the snapshot with card positions, computed once. */
export function knownCombos(snapshot: LoadedSnapshot): readonly KnownCombo[] {
  const found = known.get(snapshot);
  if (found) return found;
  const byKey = new Map(snapshot.cards.map((card, index) => [card.key, index]));
  const combos = snapshot.combos.flatMap((combo) => {
    const cards = combo.cards.map(({ name, oracleId }) => {
      const index = oracleId === null ? undefined : byKey.get(oracleId);
      return index ?? snapshot.resolver.bySlug(name)?.card ?? -1;
    });
    if (cards.includes(-1)) return [];
    const commanders = cards.filter((_, index) => combo.cards[index]?.mustBeCommander);
    return [{ combo, cards, commanders, identity: combinedIdentity(snapshot.cards, cards) }];
  });
  known.set(snapshot, combos);
  return combos;
}

/** The color identity of these cards together; positions without a card count as colorless. */
export function combinedIdentity(cards: readonly Card[], indices: readonly number[]): number {
  return indices.reduce((bits, index) => bits | (cards[index]?.colorIdentity ?? 0), 0);
}
