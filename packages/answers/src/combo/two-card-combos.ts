import { type ComboPartner, isPlayable, twoCardMinBracket } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { knownCombos } from '../snapshot/index.ts';

const partners = new WeakMap<LoadedSnapshot, ReadonlyMap<number, readonly ComboPartner[]>>();

/** The cards with which a card makes a two-card combo that matters for brackets; computed once per snapshot. */
export function comboPartners(snapshot: LoadedSnapshot, card: number): readonly ComboPartner[] {
  const found = partners.get(snapshot) ?? collect(snapshot);
  partners.set(snapshot, found);
  return found.get(card) ?? [];
}

function collect(snapshot: LoadedSnapshot): Map<number, ComboPartner[]> {
  const found = new Map<number, ComboPartner[]>();
  for (const { combo, cards } of knownCombos(snapshot)) {
    const [first, second] = cards;
    if (first === undefined || second === undefined || first === second) continue;
    // What has to go from a list, or may not join it, completes nothing.
    if (cards.some((index) => snapshot.cards[index] && !isPlayable(snapshot.cards[index]))) continue;
    const minBracket = twoCardMinBracket(
      combo,
      cards.map((index) => snapshot.cards[index]?.manaValue ?? 0),
    );
    if (minBracket === null) continue;
    const needsCommander = cards.filter((_, index) => combo.cards[index]?.mustBeCommander);
    for (const [card, other] of [
      [first, second],
      [second, first],
    ] as const)
      found.set(card, [...(found.get(card) ?? []), { other, minBracket, needsCommander }]);
  }
  return found;
}
