import { type DeckBudget, type DeckPlan, LAST_DAY, WINDOW_DAYS } from './deck-plan.ts';
import type { PoolCard } from './deck-pool.ts';
import { countOctaves, longTail, OCTAVE, type Random } from './random.ts';

/** Score of a card that the deck cannot hold. */
export const NEVER = -1_000_000;

const MONTH_DAYS = 30;
/** Days in which a new card finds its players. */
const ADOPTION_DAYS = 180;
const COMBO_PIECE = 400;
/** A card that the owner does without comes in only where nothing else is left. */
const MISSED = 2000;

/** The price from which on it counts against a card, and how much each doubling costs. */
const PRICE_SENSE: Readonly<Record<DeckBudget, { from: number; perDoubling: number }>> = {
  cheap: { from: countOctaves(150), perDoubling: 90 },
  usual: { from: countOctaves(800), perDoubling: 66 },
  dear: { from: countOctaves(5000), perDoubling: 36 },
};

const TUTOR = 1;
const STAX = 2;
const CHANGER = 4;
const EXTRA_TURN = 8;
const DENIAL = 16;

/** What the scores need of a commander's candidates, as columns: they are read once per card and deck. */
export type ScoreTable = {
  base: Int32Array;
  /** One per theme of the commander. */
  fits: readonly Uint8Array[];
  heavy: Uint8Array;
  price: Uint16Array;
  releaseDay: Uint16Array;
  drift: Int8Array;
  missing: Uint8Array;
  flags: Uint8Array;
  /** Positions in the card tables. */
  index: Uint16Array;
};

export function scoreTable(candidates: readonly PoolCard[], themes: number): ScoreTable {
  return {
    base: Int32Array.from(candidates, ({ base }) => base),
    fits: Array.from({ length: themes }, (_, theme) =>
      Uint8Array.from(candidates, ({ fit }) => fit[theme] ?? 0),
    ),
    heavy: Uint8Array.from(candidates, ({ heavy }) => heavy),
    price: Uint16Array.from(candidates, ({ price }) => price),
    releaseDay: Uint16Array.from(candidates, ({ releaseDay }) => releaseDay),
    drift: Int8Array.from(candidates, ({ drift }) => drift),
    missing: Uint8Array.from(candidates, ({ missing }) => missing),
    flags: Uint8Array.from(candidates, getFlags),
    index: Uint16Array.from(candidates, ({ index }) => index),
  };
}

function getFlags({ card, isTutor, isStax, isExtraTurn, isDenial }: PoolCard): number {
  return (
    (isTutor ? TUTOR : 0) |
    (isStax ? STAX : 0) |
    (card.gameChanger ? CHANGER : 0) |
    (isExtraTurn ? EXTRA_TURN : 0) |
    (isDenial ? DENIAL : 0)
  );
}

/**
 * How much the deck wants each card, in 64ths of an octave, with the owner's whims in it: those in favour are `noise`
 * 64ths as large. NEVER for cards that are not out yet or would put a mild deck into a higher bracket. New cards are
 * taken up little by little, others drift up and down over the months.
 */
export function computeScores(table: ScoreTable, plan: DeckPlan, noise: number, random: Random): Int32Array {
  const { base, fits, heavy, price, releaseDay, drift, missing, flags, index } = table;
  const { power, madeOn, themeWeights, combo } = plan;
  const barred = (power < 3 ? EXTRA_TURN : 0) | (power < 4 ? DENIAL : 0);
  const months = Math.trunc((madeOn - (LAST_DAY - WINDOW_DAYS)) / MONTH_DAYS) - 12;
  const { from, perDoubling } = PRICE_SENSE[plan.budget];
  const weight = 10 + 6 * power;
  const flagScores = Int32Array.from({ length: 32 }, (_, set) => flagScore(set, power));
  const scores = new Int32Array(base.length);
  for (let position = 0; position < scores.length; position++) {
    const whim = longTail(random);
    const age = madeOn - (releaseDay[position] ?? 0);
    const set = flags[position] ?? 0;
    let score = (base[position] ?? 0) + (whim < 0 ? whim : (whim * noise) >> 6);
    for (let theme = 0; theme < fits.length; theme++) {
      score += (fits[theme]?.[position] ?? 0) * (themeWeights[theme] ?? 0);
    }
    score += (flagScores[set] ?? 0) - (heavy[position] ?? 0) * weight + (drift[position] ?? 0) * months;
    if (age < ADOPTION_DAYS) score -= ADOPTION_DAYS - age;
    if ((missing[position] ?? 0) > 0 && random(256) < (missing[position] ?? 0)) score -= MISSED;
    const dear = (price[position] ?? 0) - from;
    if (dear > 0) score -= (dear * perDoubling) >> 6;
    scores[position] = age < 0 || (set & barred) !== 0 ? NEVER : score;
  }
  for (const piece of combo) {
    const position = index.indexOf(piece);
    if (position >= 0 && scores[position] !== NEVER) scores[position] = (scores[position] ?? 0) + COMBO_PIECE;
  }
  return scores;
}

function flagScore(set: number, power: number): number {
  return (
    (set & TUTOR ? 45 * (power - 3) : 0) +
    (set & CHANGER ? 70 * (power - 2) : 0) -
    (set & STAX && power < 3 ? OCTAVE : 0)
  );
}
