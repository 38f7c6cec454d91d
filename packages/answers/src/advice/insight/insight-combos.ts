import type { DeckInsight } from '@deckwright/contract';
import { isPlayable, type TwoCardCombo, twoCardFloor } from '@deckwright/domain';
import { cardUrl } from '../../card/index.ts';
import { comboCount, combosFor } from '../../combo/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { type KnownCombo, knownCombos } from '../../snapshot/index.ts';

const MAX_COMBOS = 20;

/**
 * Complete combos in the deck, and those that lack one playable card within the commanders' colors (without a
 * commander: any colors, but no combo that needs one), sorted by deck count of the missing card.
 */
export function insightCombos(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): { listed: DeckInsight['combos']; twoCard: TwoCardCombo[] } {
  const held = new Set([...commanders, ...cards]);
  const fitting =
    commanders.length > 0 ? combosFor(snapshot, commanders) : knownCombos(snapshot).filter(needsNoCommander);
  const present: KnownCombo[] = [];
  const near: { known: KnownCombo; missing: number }[] = [];
  for (const known of fitting) {
    const missing = [...new Set(known.cards)].filter((index) => !held.has(index));
    const [first] = missing;
    if (first === undefined) present.push(known);
    else if (missing.length === 1 && missing.length < known.cards.length)
      near.push({ known, missing: first });
  }
  const decksOf = (index: number) => snapshot.overview.cardDecks[index] ?? 0;
  const playable = near.flatMap(({ known, missing }) => {
    const card = snapshot.cards[missing];
    return card && isPlayable(card) ? [{ known, card, decks: decksOf(missing) }] : [];
  });
  playable.sort((a, b) => b.decks - a.decks || a.known.cards.length - b.known.cards.length);
  return {
    listed: {
      present: present.slice(0, MAX_COMBOS).map((known) => comboCount(snapshot, known, null)),
      presentCount: present.length,
      near: playable.slice(0, MAX_COMBOS).map(({ known, card }) => ({
        ...comboCount(snapshot, known, null),
        missing: { name: card.name, url: cardUrl(card) },
      })),
      nearCount: playable.length,
    },
    twoCard: present.flatMap((known) => twoCardOf(snapshot, known)),
  };
}

/** The complete two-card combos in a deck. */
export function heldTwoCardCombos(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): TwoCardCombo[] {
  const held = new Set([...commanders, ...cards]);
  return combosFor(snapshot, commanders)
    .filter(({ cards: parts }) => parts.every((part) => held.has(part)))
    .flatMap((known) => twoCardOf(snapshot, known));
}

function needsNoCommander({ combo }: KnownCombo): boolean {
  return combo.cards.every(({ mustBeCommander }) => !mustBeCommander);
}

function twoCardOf({ cards }: LoadedSnapshot, known: KnownCombo): TwoCardCombo[] {
  const members = known.cards.flatMap((index) => cards[index] ?? []);
  const floor = twoCardFloor(
    known.combo,
    members.map(({ manaValue }) => manaValue),
  );
  return floor === null ? [] : [{ cards: members.map(({ name }) => name), floor }];
}
