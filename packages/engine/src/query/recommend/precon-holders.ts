import { ones } from '../card-decks/card-decks.ts';
import type { CardModel } from '../card-model/card-model.ts';
import { RECOMMEND } from './settings.ts';

/** "In `included` of the `precons` precons with `card`." */
type PreconPartner = { card: number; included: number; precons: number };

type PreconHolders = {
  /** The card with the largest share of precons that also hold this one; null if none has a telling share. */
  together: (card: number, others: readonly number[]) => PreconPartner | null;
};

const known = new WeakMap<CardModel, PreconHolders>();

/** Which precons hold which cards; read once per model. */
export function preconHolders(model: CardModel): PreconHolders {
  const found = known.get(model) ?? readHolders(model);
  known.set(model, found);
  return found;
}

/** Which precons hold a card, one bit each in 32-bit words, and how many do. */
type Holding = { bits: Uint32Array; count: number };

function readHolders({ precons, preconStart, preconCards }: CardModel): PreconHolders {
  const words = (precons + 31) >>> 5;
  const holders = new Map<number, Holding>();
  for (let precon = 0; precon < precons; precon++) {
    for (const card of new Set(preconCards.subarray(preconStart[precon], preconStart[precon + 1]))) {
      const holding = holders.get(card) ?? { bits: new Uint32Array(words), count: 0 };
      holders.set(card, holding);
      holding.bits[precon >>> 5]! |= 1 << (precon & 31);
      holding.count++;
    }
  }
  return {
    together(card, others) {
      const own = holders.get(card);
      if (!own) return null;
      let best: PreconPartner | null = null;
      for (const other of others) {
        const holding = holders.get(other);
        if (!holding) continue;
        const inBoth = countShared(own, holding);
        if (inBoth < RECOMMEND.withMinPrecons) continue;
        const share = inBoth / holding.count;
        const gain = share - own.count / precons;
        if (share < RECOMMEND.withMinShare || gain < RECOMMEND.withMinGain) continue;
        if (best === null || share > best.included / best.precons)
          best = { card: other, included: inBoth, precons: holding.count };
      }
      return best;
    },
  };
}

function countShared(one: Holding, other: Holding): number {
  let shared = 0;
  for (let word = 0; word < one.bits.length; word++) shared += ones(one.bits[word]! & other.bits[word]!);
  return shared;
}
