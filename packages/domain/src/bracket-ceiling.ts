import {
  type EstimatedBracket,
  extraTurnMinBracket,
  gameChangerMinBracket,
  MASS_LAND_DENIAL_MIN_BRACKET,
} from './bracket-estimate.ts';
import type { Bracket } from './brackets.ts';
import type { Card } from './card.ts';

/** The other card of a two-card combo, as positions in a list of cards. */
export type ComboPartner = {
  other: number;
  minBracket: EstimatedBracket;
  /** Positions that complete the combo only as the deck's commander. */
  needsCommander: readonly number[];
};

type Signs = Pick<Card, 'gameChanger' | 'roles'>;

type Deck = { commanders: readonly number[]; cards: readonly number[] };

/** Whether a card by itself may be evidence of a bracket; besides, combos with it may be. */
export function isBracketEvidence({ gameChanger, roles }: Signs): boolean {
  return gameChanger || roles.includes('extra-turn') || roles.includes('mass-land-denial');
}

/**
 * Which cards may join a deck without lifting it above a bracket. A card is refused if it would contribute to evidence
 * of a higher bracket, by the same table as `estimateBracket`: one Game Changer too many, mass land denial, one extra
 * turn too many, or a two-card combo with a card of the deck. Cards taken count as part of the deck, so all of them
 * together stay within the bracket. A deck that is already above the bracket refuses whatever adds to the reason.
 */
export class BracketCeiling {
  readonly #bracket: Bracket;
  readonly #signs: (card: number) => Signs | undefined;
  readonly #partners: (card: number) => readonly ComboPartner[];
  readonly #commanders: ReadonlySet<number>;
  readonly #included = new Set<number>();
  #gameChangers = 0;
  #extraTurns = 0;

  /** Brackets 4 and 5 refuse nothing: bracket 4 allows all cards, and no single card makes a deck look like a 5. */
  constructor(
    bracket: Bracket,
    { commanders, cards }: Deck,
    signs: (card: number) => Signs | undefined,
    partners: (card: number) => readonly ComboPartner[],
  ) {
    this.#bracket = bracket;
    this.#signs = signs;
    this.#partners = partners;
    this.#commanders = new Set(commanders);
    for (const card of [...commanders, ...cards]) this.take(card);
  }

  /** False for a card that would lift the deck above the bracket. Changes nothing. */
  admits(card: number): boolean {
    return this.#bracket >= 4 || this.#included.has(card) || this.minBracketWith(card) <= this.#bracket;
  }

  /** Adds the card to the deck. */
  take(card: number): void {
    if (this.#included.has(card)) return;
    this.#included.add(card);
    const signs = this.#signs(card);
    if (signs?.gameChanger) this.#gameChangers += 1;
    if (signs?.roles.includes('extra-turn')) this.#extraTurns += 1;
  }

  /**
   * The lowest bracket the deck would have because of this card, which it does not run yet; 1 if the card adds no
   * evidence.
   */
  minBracketWith(card: number): EstimatedBracket {
    const signs = this.#signs(card);
    const minBrackets: EstimatedBracket[] = [1];
    // Of every other sign, `isBracketEvidence` has to know.
    if (signs?.gameChanger) minBrackets.push(gameChangerMinBracket(this.#gameChangers + 1));
    if (signs?.roles.includes('mass-land-denial')) minBrackets.push(MASS_LAND_DENIAL_MIN_BRACKET);
    if (signs?.roles.includes('extra-turn')) minBrackets.push(extraTurnMinBracket(this.#extraTurns + 1));
    for (const { other, minBracket, needsCommander } of this.#partners(card)) {
      if (this.#included.has(other) && needsCommander.every((needed) => this.#commanders.has(needed)))
        minBrackets.push(minBracket);
    }
    return minBrackets.reduce((highest, minBracket) => (minBracket > highest ? minBracket : highest));
  }
}
