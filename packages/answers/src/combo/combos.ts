import type { ComboCount } from '@deckwright/contract';
import { isWithin } from '@deckwright/domain';
import type { CountedCombo, LoadedSnapshot } from '../snapshot/index.ts';
import { combinedIdentity, type KnownCombo, knownCombos } from '../snapshot/index.ts';

/** Combos that a deck with these commanders can run; cards that must be commanders are among them. */
export function combosFor(snapshot: LoadedSnapshot, commanders: readonly number[]): KnownCombo[] {
  const allowed = combinedIdentity(snapshot.cards, commanders);
  return knownCombos(snapshot).filter(
    ({ combo, cards, identity }) =>
      isWithin(identity, allowed) &&
      combo.cards.every(
        ({ mustBeCommander }, index) => !mustBeCommander || commanders.includes(cards[index] ?? -1),
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
  const names = combo.cards.map(({ name }, index) => snapshot.cards[cards[index] ?? -1]?.name ?? name);
  return {
    value: names.join(' + '),
    alt: combo.produces.join(', '),
    href: `/combos/${encodeURIComponent(combo.id)}`,
    count: counts?.included ?? null,
    results: combo.produces,
  };
}
