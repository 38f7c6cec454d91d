import type { ComboCount } from '@deckwright/contract';
import { type Card, type ColorIdentity, type Combo, isWithin } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import type { CountedCombo } from './combo-table.ts';

/** A combo whose cards are all in the catalog. */
export type KnownCombo = {
  combo: Combo;
  /** Positions in the snapshot's cards. */
  cards: number[];
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
    return cards.includes(-1) ? [] : [{ combo, cards, identity: identityOf(snapshot.cards, cards) }];
  });
  known.set(snapshot, combos);
  return combos;
}

/** Combos that a deck with these commanders can run; cards that must be commanders are among them. */
export function combosFor(snapshot: LoadedSnapshot, commanders: readonly number[]): KnownCombo[] {
  const allowed = identityOf(snapshot.cards, commanders);
  return knownCombos(snapshot).filter(
    ({ combo, cards, identity }) =>
      isWithin(identity, allowed) &&
      combo.cards.every(
        ({ mustBeCommander }, place) => !mustBeCommander || commanders.includes(cards[place] ?? -1),
      ),
  );
}

/** `count` = decks of the page that run all its cards; null if not counted. */
export function comboCount(
  snapshot: LoadedSnapshot,
  { combo, cards }: KnownCombo,
  count: number | null,
): ComboCount {
  const names = cards.map((index) => snapshot.cards[index]?.name ?? '');
  return {
    value: names.join(' + '),
    alt: combo.produces.join(', '),
    href: `/combos/${encodeURIComponent(combo.id)}`,
    count,
    results: combo.produces,
  };
}

/** As `comboCount`, over all decks. */
export function countedCombo(snapshot: LoadedSnapshot, { combo, cards, counts }: CountedCombo): ComboCount {
  const names = combo.cards.map(({ name }, place) => snapshot.cards[cards[place] ?? -1]?.name ?? name);
  return {
    value: names.join(' + '),
    alt: combo.produces.join(', '),
    href: `/combos/${encodeURIComponent(combo.id)}`,
    count: counts?.held ?? null,
    results: combo.produces,
  };
}

function identityOf(cards: readonly Card[], indices: readonly number[]): number {
  return indices.reduce((bits, index) => bits | (cards[index]?.colorIdentity ?? 0), 0);
}
