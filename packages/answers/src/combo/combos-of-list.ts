import { compareNames, isPlayable } from '@deckwright/domain';
import { type KnownCombo, knownCombos, type LoadedSnapshot } from '../snapshot/index.ts';
import { fitsList } from './combos.ts';

export type CombosOfList = {
  present: KnownCombo[];
  /** Combos that lack the card at the position `missing`, sorted by deck count of that card; none with a banned card. */
  near: { known: KnownCombo; missing: number }[];
};

/**
 * The combos of a list, by positions of cards: those it has, and those of two cards or more that lack one. Only combos
 * within the commanders' colors; without commanders in any colors, but none that needs a commander.
 */
export function combosOfList(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): CombosOfList {
  const listed = new Set([...commanders, ...cards]);
  // Nobody completes a combo whose other cards have to go, or whose missing card may not be played.
  const isLegal = (known: KnownCombo): boolean =>
    known.cards.every((index) => {
      const card = snapshot.cards[index];
      return card !== undefined && isPlayable(card);
    });
  const present: KnownCombo[] = [];
  const near: CombosOfList['near'] = [];
  for (const known of nearlyComplete(snapshot, listed).filter(fitsList(snapshot, commanders))) {
    const missing = [...new Set(known.cards)].filter((index) => !listed.has(index));
    const [first] = missing;
    if (first === undefined) present.push(known);
    else if (missing.length === 1 && missing.length < known.cards.length && isLegal(known))
      near.push({ known, missing: first });
  }
  const names = new Map<KnownCombo, string>();
  const toName = (known: KnownCombo): string => {
    const name =
      names.get(known) ?? known.cards.map((index) => snapshot.cards[index]?.name ?? '').join(' + ');
    names.set(known, name);
    return name;
  };
  const countDecks = (index: number) => snapshot.overview.cardDecks[index] ?? 0;
  near.sort(
    (a, b) =>
      countDecks(b.missing) - countDecks(a.missing) ||
      a.known.cards.length - b.known.cards.length ||
      compareNames(toName(a.known), toName(b.known)),
  );
  return { present, near };
}

/**
 * Cards that a list needs for its combos, by position: of those that it holds whole, and of those with a commander that lack one
 * card, since such a card waits for it.
 */
export function neededForCombos(
  {
    present,
    near,
  }: {
    present: readonly { cards: readonly number[] }[];
    near: readonly { known: { cards: readonly number[] } }[];
  },
  commanders: readonly number[],
): Set<number> {
  const withCommander = near
    .map(({ known }) => known)
    .filter(({ cards }) => cards.some((card) => commanders.includes(card)));
  return new Set([...present, ...withCommander].flatMap(({ cards }) => cards));
}

type ComboIndex = {
  /** By position of a card: numbers of its combos, ascending. */
  byCard: ReadonlyMap<number, readonly number[]>;
  /** By combo: its different cards. */
  sizes: readonly number[];
};

const indexes = new WeakMap<LoadedSnapshot, ComboIndex>();

function comboIndex(snapshot: LoadedSnapshot): ComboIndex {
  const found = indexes.get(snapshot);
  if (found) return found;
  const byCard = new Map<number, number[]>();
  const sizes = knownCombos(snapshot).map(({ cards }, number) => {
    const different = new Set(cards);
    for (const card of different) {
      const numbers = byCard.get(card);
      if (numbers) numbers.push(number);
      else byCard.set(card, [number]);
    }
    return different.size;
  });
  const index = { byCard, sizes };
  indexes.set(snapshot, index);
  return index;
}

/** The combos of which the list lacks one card at most and has one at least, in the order of all. */
function nearlyComplete(snapshot: LoadedSnapshot, listed: ReadonlySet<number>): KnownCombo[] {
  const { byCard, sizes } = comboIndex(snapshot);
  const counts = new Map<number, number>();
  for (const card of listed)
    for (const number of byCard.get(card) ?? []) counts.set(number, (counts.get(number) ?? 0) + 1);
  const all = knownCombos(snapshot);
  return [...counts]
    .flatMap(([number, count]) => ((sizes[number] ?? 0) - count <= 1 ? number : []))
    .sort((a, b) => a - b)
    .flatMap((number) => all[number] ?? []);
}
