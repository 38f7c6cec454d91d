import {
  type EstimatedBracket,
  extraTurnFloor,
  gameChangerFloor,
  MASS_LAND_DENIAL_FLOOR,
} from './bracket-estimate.ts';
import type { Bracket } from './brackets.ts';
import type { Card } from './card.ts';

/** The other card of a two-card combo, as positions in a list of cards. */
export type ComboPartner = {
  other: number;
  floor: EstimatedBracket;
  /** Positions that make the combo only where they lead the deck. */
  needsCommander: readonly number[];
};

type Signs = Pick<Card, 'gameChanger' | 'roles'>;

type Deck = { commanders: readonly number[]; cards: readonly number[] };

/**
 * Which cards may join a deck without lifting it above a bracket. A card is refused where a sign it would be part of
 * belongs in a higher bracket by the table that `estimateBracket` follows: its game changer among those of the deck,
 * mass land denial, its extra turn among those of the deck, or a two-card combo with a card of the deck. Cards that
 * were taken count as the deck's from then on, so that all of them together stay within the bracket. A deck above it
 * already takes nothing that adds to the reason.
 */
export class BracketCeiling {
  readonly #bracket: Bracket;
  readonly #signs: (card: number) => Signs | undefined;
  readonly #partners: (card: number) => readonly ComboPartner[];
  readonly #commanders: ReadonlySet<number>;
  readonly #held = new Set<number>();
  #gameChangers = 0;
  #extraTurns = 0;

  /** Brackets 4 and 5 refuse nothing: the rules allow all cards in 4, and what makes a deck look like a 5 is no one card. */
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

  /** False for a card that would lift the deck above the bracket; nothing changes. */
  admits(card: number): boolean {
    return this.#bracket >= 4 || this.#held.has(card) || this.floorWith(card) <= this.#bracket;
  }

  /** Counts the card as the deck's. */
  take(card: number): void {
    if (this.#held.has(card)) return;
    this.#held.add(card);
    const signs = this.#signs(card);
    if (signs?.gameChanger) this.#gameChangers += 1;
    if (signs?.roles.includes('extra-turn')) this.#extraTurns += 1;
  }

  /** The lowest bracket for the deck by what the card, which it lacks, would be part of; 1 where that is nothing. */
  floorWith(card: number): EstimatedBracket {
    const signs = this.#signs(card);
    const floors: EstimatedBracket[] = [1];
    if (signs?.gameChanger) floors.push(gameChangerFloor(this.#gameChangers + 1));
    if (signs?.roles.includes('mass-land-denial')) floors.push(MASS_LAND_DENIAL_FLOOR);
    if (signs?.roles.includes('extra-turn')) floors.push(extraTurnFloor(this.#extraTurns + 1));
    for (const { other, floor, needsCommander } of this.#partners(card)) {
      if (this.#held.has(other) && needsCommander.every((needed) => this.#commanders.has(needed)))
        floors.push(floor);
    }
    return floors.reduce((highest, floor) => (floor > highest ? floor : highest));
  }
}
