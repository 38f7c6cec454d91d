import type { ComboCount } from '@deckwright/contract';
import { isWithin } from '@deckwright/domain';
import type { CountedCombo, LoadedSnapshot } from '../snapshot/index.ts';
import { combinedIdentity, type KnownCombo, knownCombos } from '../snapshot/index.ts';

/** Combos that a deck with these commanders can run; cards that must be commanders are among them. */
export function combosFor(snapshot: LoadedSnapshot, commanders: readonly number[]): KnownCombo[] {
  return knownCombos(snapshot).filter(canRun(snapshot, commanders));
}

/** Tells whether a deck with these commanders can run a combo. */
function canRun(snapshot: LoadedSnapshot, commanders: readonly number[]): (known: KnownCombo) => boolean {
  const allowed = combinedIdentity(snapshot.cards, commanders);
  return ({ identity, commanders: needed }) =>
    isWithin(identity, allowed) && needed.every((card) => commanders.includes(card));
}

/** As `canRun`; without commanders, a list can run combos of any colors, but none that needs a commander. */
export function fitsList(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
): (known: KnownCombo) => boolean {
  return commanders.length > 0 ? canRun(snapshot, commanders) : needsNoCommander;
}

function needsNoCommander({ commanders }: KnownCombo): boolean {
  return commanders.length === 0;
}

type OrderedCombo = { known: KnownCombo; order: number };
const pairs = new WeakMap<LoadedSnapshot, ReadonlyMap<number, readonly OrderedCombo[]>>();

/** The combos of two cards by their first card, with their order among all combos, computed once. */
function combosOfTwo(snapshot: LoadedSnapshot): ReadonlyMap<number, readonly OrderedCombo[]> {
  const found = pairs.get(snapshot);
  if (found) return found;
  const byFirst = new Map<number, OrderedCombo[]>();
  knownCombos(snapshot).forEach((known, order) => {
    const [first] = known.cards;
    if (known.cards.length !== 2 || first === undefined) return;
    const others = byFirst.get(first);
    if (others) others.push({ known, order });
    else byFirst.set(first, [{ known, order }]);
  });
  pairs.set(snapshot, byFirst);
  return byFirst;
}

/** The complete combos of two cards in a deck, in the order of `combosFor`; without commanders as `fitsList` has it. */
export function combosOfTwoIn(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): KnownCombo[] {
  const listed = new Set([...commanders, ...cards]);
  const byFirst = combosOfTwo(snapshot);
  return [...listed]
    .flatMap((card) => byFirst.get(card) ?? [])
    .filter(({ known }) => known.cards.every((card) => listed.has(card)))
    .toSorted((a, b) => a.order - b.order)
    .map(({ known }) => known)
    .filter(fitsList(snapshot, commanders));
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
