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

function readHolders({ precons, preconStart, preconCards }: CardModel): PreconHolders {
  const holders = new Map<number, Set<number>>();
  for (let precon = 0; precon < precons; precon++) {
    for (const card of preconCards.subarray(preconStart[precon], preconStart[precon + 1])) {
      const holdingPrecons = holders.get(card);
      if (holdingPrecons) holdingPrecons.add(precon);
      else holders.set(card, new Set([precon]));
    }
  }
  return {
    together(card, others) {
      const own = holders.get(card);
      if (!own) return null;
      let best: PreconPartner | null = null;
      for (const other of others) {
        const preconsWithOther = holders.get(other);
        if (!preconsWithOther) continue;
        const inBoth = [...preconsWithOther].filter((precon) => own.has(precon)).length;
        if (inBoth < RECOMMEND.withMinPrecons) continue;
        const share = inBoth / preconsWithOther.size;
        const gain = share - own.size / precons;
        if (share < RECOMMEND.withMinShare || gain < RECOMMEND.withMinGain) continue;
        if (best === null || share > best.included / best.precons)
          best = { card: other, included: inBoth, precons: preconsWithOther.size };
      }
      return best;
    },
  };
}
