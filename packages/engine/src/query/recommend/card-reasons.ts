import type { CardDecks } from '../card-decks/card-decks.ts';
import type { CardModel } from '../card-model/card-model.ts';
import { getWeight, likenesses } from '../card-model/card-scores.ts';
import { decksRunning } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import type { Reason } from '../types.ts';
import type { Blend } from './blend.ts';
import { isGameChanger } from './game-changers.ts';
import { exactShares, type PlayedTogether } from './partners.ts';
import { preconHolders } from './precon-holders.ts';
import type { RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

/**
 * For cards that near decks propose no pair for, the card of the list that says most for them in the card model, where
 * the numbers over all decks bear it out.
 */
export function modelPartners(
  engine: Engine,
  { list }: RecommendQuery,
  {
    blend: { cardModel },
    cardDecks,
    chosen,
    known,
  }: {
    blend: Blend;
    cardDecks: CardDecks | null;
    chosen: readonly number[];
    known: ReadonlyMap<number, PlayedTogether>;
  },
): Map<number, PlayedTogether> {
  const hold = decksRunning(engine);
  const pairs = new Map<number, number>();
  for (const card of chosen) {
    if (known.has(card) || hold[card]! === 0) continue;
    const other = findStrongest(cardModel, list, card);
    if (other !== null) pairs.set(card, other);
  }
  return exactShares(engine, pairs, cardDecks);
}

/**
 * Reasons without decks: Game Changers of the list, the precons that play both, and likeness. If a card has no other
 * reason, as `needed` says, the card that says most for it, or the one most like it.
 */
export function cardReasons(
  engine: Engine,
  { cardModel, said, gameChangers }: Blend,
): (card: number, needed: boolean) => Reason[] {
  const precons = preconHolders(cardModel);
  const likeness = likenesses(cardModel);
  return (card, needed) => {
    const reasons: Reason[] = [];
    if (gameChangers > 0 && isGameChanger(engine, card))
      reasons.push({ kind: 'game-changers', count: gameChangers });
    const partner = precons.together(card, said);
    if (partner) reasons.push({ kind: 'precons', ...partner });
    const alike = likeness(card, said);
    const [index, most] = largest(alike);
    const like: Reason = { kind: 'alike', card: said[index]! };
    if (most >= RECOMMEND.alikeFrom) reasons.push(like);
    if (!needed || reasons.length > 0) return reasons;
    const other = findStrongest(cardModel, said, card);
    if (other !== null) return [{ kind: 'fits', card: other }];
    return most > 0 ? [like] : [];
  };
}

/** The card with the largest positive weight toward this one; ties by index. */
function findStrongest(model: CardModel, cards: Iterable<number>, card: number): number | null {
  let best: number | null = null;
  let most = 0;
  for (const other of cards) {
    const weight = getWeight(model, other, card);
    if (weight > most || (weight === most && best !== null && other < best)) {
      most = weight;
      best = other;
    }
  }
  return best;
}

/** The first place of the largest value, and the value; [0, 0] without a positive one. */
function largest(values: Float64Array): [place: number, value: number] {
  let best = 0;
  let most = 0;
  values.forEach((value, index) => {
    if (value <= most) return;
    most = value;
    best = index;
  });
  return [best, most];
}
