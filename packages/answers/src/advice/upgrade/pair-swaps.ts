/** A card of an upgrade by its position in the snapshot's cards, with a reason in words. */
export type SwapCard = { card: number; reason: string };

export type Swap = { cut: SwapCard; add: SwapCard };

export type SwapInput = {
  /** Best first. */
  adds: readonly SwapCard[];
  /** Cards of the list that the advice names, the first to go first. */
  cuts: readonly SwapCard[];
  /** Other cards of the list that may go for a better one of their group, the weakest first. */
  weak: readonly SwapCard[];
  /** What the card is for: a role or, without one, a type; lands are a group. */
  getGroup: (card: number) => string;
  isLand: (card: number) => boolean;
  /** Whether the commander's decks give no reason against this replacement: they play `add` at least as often. */
  mayReplace: (add: number, cut: number) => boolean;
  /** Whether decks, or our own lists, give a reason for this replacement, which a cut needs that the advice does not name. */
  isBetter: (add: number, cut: number) => boolean;
  /** Whether `add` serves the plan of the list and `cut` does not. */
  servesPlanMore: (add: number, cut: number) => boolean;
  /** Pays for the card: false, without paying, if too little is left. */
  pay: (card: number) => boolean;
  maxSwaps: number;
  /** How many of them may be of lands. */
  maxLands: number;
};

/**
 * Pairs each card to add, best first, with one to cut: an advised cut of the same group, else another advised cut that
 * is a land exactly if the card to add is one, else the weakest other card of the same group or, for a card of the plan, the
 * weakest one that is not. A card that replaces nothing is not paid for. Each card is in at most one swap.
 */
export function pairSwaps(input: SwapInput): Swap[] {
  const { adds, getGroup, isLand, mayReplace, isBetter, servesPlanMore, pay } = input;
  const cuts = [...input.cuts];
  const weak = [...input.weak];
  const swaps: Swap[] = [];
  let lands = 0;
  for (const add of adds) {
    if (swaps.length === input.maxSwaps) break;
    if (isLand(add.card) && lands === input.maxLands) continue;
    const fits = ({ card }: SwapCard): boolean => mayReplace(add.card, card);
    const isSameGroup = ({ card }: SwapCard): boolean => getGroup(card) === getGroup(add.card);
    const isSameKind = ({ card }: SwapCard): boolean => isLand(card) === isLand(add.card);
    const found =
      find(cuts, (cut) => isSameGroup(cut) && fits(cut)) ??
      find(cuts, (cut) => isSameKind(cut) && fits(cut)) ??
      find(weak, (cut) => isSameGroup(cut) && fits(cut) && isBetter(add.card, cut.card)) ??
      find(
        weak,
        (cut) =>
          isSameKind(cut) && fits(cut) && servesPlanMore(add.card, cut.card) && isBetter(add.card, cut.card),
      );
    if (!found || !pay(add.card)) continue;
    const [cut] = found.from.splice(found.at, 1);
    if (!cut) continue;
    swaps.push({ cut, add });
    if (isLand(add.card)) lands += 1;
  }
  return swaps;
}

function find(
  from: SwapCard[],
  accepts: (card: SwapCard) => boolean,
): { from: SwapCard[]; at: number } | null {
  const at = from.findIndex(accepts);
  return at < 0 ? null : { from, at };
}
