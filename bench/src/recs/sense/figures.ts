import { DEAD_FIGURES } from './dead-figures.ts';
import type { Figure } from './figure.ts';
import { KIND_FIGURES, newCardFigures } from './kind-figures.ts';
import { LEVEL_FIGURES } from './level-figures.ts';
import { planFigures, type ThemeLookup } from './plan-figures.ts';
import { REASON_FIGURES } from './reason-figures.ts';
import { SWAP_FIGURES } from './swap-figures.ts';
import { TYPE_FIGURES } from './type-figures.ts';

/**
 * All figures of the table, in its order.
 * @param asOf YYYY-MM-DD of the newest dated deck; null without one
 */
export function senseFigures(lookup: ThemeLookup, asOf: string | null): Figure[] {
  return [
    ...TYPE_FIGURES,
    ...planFigures(lookup),
    ...KIND_FIGURES,
    ...LEVEL_FIGURES,
    ...(asOf === null ? [] : newCardFigures(asOf)),
    ...REASON_FIGURES,
    ...DEAD_FIGURES,
    ...SWAP_FIGURES,
  ];
}
