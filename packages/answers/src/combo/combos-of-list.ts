import { compareNames } from '@deckwright/domain';
import { type KnownCombo, knownCombos, type LoadedSnapshot } from '../snapshot/index.ts';
import { combosFor } from './combos.ts';

export type CombosOfList = {
  present: KnownCombo[];
  /** Combos that lack the card at the position `missing`, sorted by deck count of that card. */
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
  const fitting =
    commanders.length > 0 ? combosFor(snapshot, commanders) : knownCombos(snapshot).filter(needsNoCommander);
  const present: KnownCombo[] = [];
  const near: CombosOfList['near'] = [];
  for (const known of fitting) {
    const missing = [...new Set(known.cards)].filter((index) => !listed.has(index));
    const [first] = missing;
    if (first === undefined) present.push(known);
    else if (missing.length === 1 && missing.length < known.cards.length)
      near.push({ known, missing: first });
  }
  const toName = ({ cards: members }: KnownCombo) =>
    members.map((index) => snapshot.cards[index]?.name ?? '').join(' + ');
  const countDecks = (index: number) => snapshot.overview.cardDecks[index] ?? 0;
  near.sort(
    (a, b) =>
      countDecks(b.missing) - countDecks(a.missing) ||
      a.known.cards.length - b.known.cards.length ||
      compareNames(toName(a.known), toName(b.known)),
  );
  return { present, near };
}

function needsNoCommander({ combo }: KnownCombo): boolean {
  return combo.cards.every(({ mustBeCommander }) => !mustBeCommander);
}
