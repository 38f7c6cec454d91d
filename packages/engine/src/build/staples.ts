import { THRESHOLDS } from '../thresholds.ts';
import type { EngineCard, UsualDeck } from './types.ts';

const IDENTITIES = 32;

/** A card that counts in full. Whole numbers, so that sums do not hang on their order. */
export const FULL_WEIGHT = 20;

/** In how many decks each card is, and how many could hold it by their colors. */
export class HolderCounts {
  readonly included: Uint32Array;
  private readonly deckCounts = new Uint32Array(IDENTITIES);

  constructor(cards: number) {
    this.included = new Uint32Array(cards);
  }

  add(list: Iterable<number>, identity: number): void {
    this.deckCounts[identity] = (this.deckCounts[identity] ?? 0) + 1;
    for (const card of list) this.included[card] = (this.included[card] ?? 0) + 1;
  }

  /** Decks whose colors contain these. */
  could(identity: number): number {
    let sum = 0;
    for (let bits = 0; bits < IDENTITIES; bits++)
      if ((bits & identity) === identity) sum += this.deckCounts[bits] ?? 0;
    return sum;
  }

  clear(): void {
    this.included.fill(0);
    this.deckCounts.fill(0);
  }
}

/** How much each card counts for a theme: in full where it is unusual, not at all where it is a staple. */
export class Weights {
  private readonly decks: HolderCounts;
  private readonly couldByDecks: number[];
  private readonly usualShare: Float64Array;
  private readonly identities: Uint8Array;

  constructor(cards: readonly EngineCard[], decks: HolderCounts, usual: readonly UsualDeck[]) {
    const lists = new HolderCounts(cards.length);
    for (const deck of usual) lists.add(new Set(deck.cards), getIdentity(cards, deck.commanders));
    const could = everyIdentity((identity) => lists.could(identity));
    this.identities = Uint8Array.from(cards, ({ identity }) => identity);
    this.decks = decks;
    this.couldByDecks = everyIdentity((identity) => decks.could(identity));
    this.usualShare = Float64Array.from(cards, ({ identity }, card) =>
      getShare(lists.included[card] ?? 0, could[identity] ?? 0),
    );
  }

  /**
   * By card. For the decks of one commander, judged by the decks of all others: 0 for cards that no deck of the commander
   * runs. Without `own`, for every card, judged by all decks.
   */
  without(own: HolderCounts | null): Uint8Array {
    const couldByOwn = everyIdentity((identity) => own?.could(identity) ?? 0);
    const weights = new Uint8Array(this.identities.length);
    for (let card = 0; card < weights.length; card++) {
      const includedByOwn = own ? own.included[card]! : 0;
      if (own && includedByOwn === 0) continue;
      const identity = this.identities[card]!;
      const included = this.decks.included[card]! - includedByOwn;
      const could = (this.couldByDecks[identity] ?? 0) - (couldByOwn[identity] ?? 0);
      weights[card] = weightAt(Math.max(getShare(included, could), this.usualShare[card]!));
    }
    return weights;
  }
}

function getIdentity(cards: readonly EngineCard[], commanders: readonly number[]): number {
  return commanders.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0);
}

function everyIdentity(value: (identity: number) => number): number[] {
  return Array.from({ length: IDENTITIES }, (_, identity) => value(identity));
}

/** Of too few decks no share is taken. */
function getShare(included: number, could: number): number {
  return could < THRESHOLDS.themeShareMinDecks ? 0 : included / could;
}

function weightAt(share: number): number {
  const { themeUnusualUpTo, themeStapleFrom } = THRESHOLDS;
  const unusual = (themeStapleFrom - share) / (themeStapleFrom - themeUnusualUpTo);
  return Math.round(FULL_WEIGHT * Math.min(1, Math.max(0, unusual)));
}
