import { type Bracket, type Card, toDay } from '@deckwright/domain';
import type { Pool } from './deck-pool.ts';
import { hashToNumber, type Random } from './random.ts';
import type { SampleCommander } from './sample-commanders.ts';
import { SAMPLE_DATE } from './sample-prices.ts';

export type DeckBudget = 'cheap' | 'usual' | 'dear';

/** What the owner of one deck has in mind. */
export type DeckPlan = {
  /** Score per point of fit with each of the commander's themes. */
  themeWeights: readonly number[];
  /** Position of the theme the deck leans on most. */
  mainTheme: number;
  power: Bracket;
  budget: DeckBudget;
  /** Days since 1970-01-01, or null for an undated deck, which counts as made on `madeOn`. */
  day: number | null;
  madeOn: number;
  /** Positions of the cards of a combo the deck wants to hold. */
  combo: readonly number[];
};

export const LAST_DAY = toDay(SAMPLE_DATE) ?? 0;
export const WINDOW_DAYS = 730;
const MONTH_DAYS = 30;
/** Months between two turning points of a commander's popularity. */
const SEASON_MONTHS = 5;

/** `first`: the deck of that kind which everybody would build, dated on the last days. */
export function choosePlan(
  sampleCommander: SampleCommander,
  commanders: readonly Card[],
  pool: Pool,
  first: boolean,
  random: Random,
): DeckPlan {
  const released = Math.max(...commanders.map((card) => toDay(card.released) ?? 0));
  const power = getPower(random(100));
  const madeOn = first
    ? LAST_DAY - random(6)
    : dayOfDeck(sampleCommander.commanders.join(' + '), released, random);
  const isUndated = random(12) === 0 && !first;
  const mainTheme = first ? 0 : chooseMainTheme(sampleCommander.themes.length, random);
  return {
    themeWeights: sampleCommander.themes.map((_, index) =>
      index === mainTheme ? 88 + random(40) : index < mainTheme ? 34 + random(40) : 14 + random(50),
    ),
    mainTheme,
    power,
    budget: getBudget(power, random(100)),
    day: isUndated ? null : madeOn,
    madeOn,
    combo: chooseCombo(commanders, pool, power, random),
  };
}

/** Half of the decks lean on the commander's first theme, the others on any. */
function chooseMainTheme(themes: number, random: Random): number {
  return random(2) === 0 ? 0 : random(themes);
}

/**
 * Later days are drawn more often, and months by the commander's popularity, which moves along straight lines between
 * turning points of 40 to 160 percent. A commander released within the window is played from its release on.
 */
function dayOfDeck(sampleCommander: string, released: number, random: Random): number {
  const first = Math.max(LAST_DAY - WINDOW_DAYS, released);
  const span = LAST_DAY - first + 1;
  for (;;) {
    const day = first + (random(3) === 0 ? random(span) : Math.max(random(span), random(span)));
    if (random(160) < popularity(sampleCommander, day)) return day;
  }
}

function popularity(sampleCommander: string, day: number): number {
  const month = Math.trunc((day - (LAST_DAY - WINDOW_DAYS)) / MONTH_DAYS);
  const season = Math.trunc(month / SEASON_MONTHS);
  const turn = (at: number): number => 40 + (hashToNumber(`${sampleCommander} in season ${at}`) % 121);
  const within = month % SEASON_MONTHS;
  return Math.trunc((turn(season) * (SEASON_MONTHS - within) + turn(season + 1) * within) / SEASON_MONTHS);
}

function getPower(roll: number): Bracket {
  if (roll < 7) return 1;
  if (roll < 40) return 2;
  if (roll < 78) return 3;
  return roll < 95 ? 4 : 5;
}

function getBudget(power: Bracket, roll: number): DeckBudget {
  if (power > 3) return roll < 60 ? 'dear' : 'usual';
  if (roll < 34) return 'cheap';
  return roll < 88 ? 'usual' : 'dear';
}

/** Strong decks look for a combo in their colors, one with their commander before others. */
function chooseCombo(
  commanders: readonly Card[],
  pool: Pool,
  power: Bracket,
  random: Random,
): readonly number[] {
  const wants = power > 3 ? random(10) < 7 : power === 3 && random(10) < 2;
  if (!wants) return [];
  const identity = commanders.reduce((all, card) => all | card.colorIdentity, 0);
  const getCards = (combo: readonly number[]) => combo.flatMap((index) => pool.cards[index]?.card ?? []);
  const possible = pool.combos.filter((combo) =>
    getCards(combo).every((card) => (card.colorIdentity & ~identity) === 0),
  );
  const led = possible.filter((combo) => getCards(combo).some((card) => commanders.includes(card)));
  const choice = led.length > 0 ? led : possible;
  return choice.length === 0 ? [] : (choice[random(choice.length)] ?? []);
}
