import {
  type Card,
  COLORS,
  type ColorIdentity,
  colorCount,
  type DeckEntry,
  listColors,
} from '@deckwright/domain';
import type { DeckPlan } from './deck-plan.ts';
import type { PoolCard } from './deck-pool.ts';
import type { Random } from './random.ts';
import type { SampleCommander } from './sample-commanders.ts';

const BASIC_BY_COLOR = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
/** Least and span of the number of nonbasic lands by the number of colors. */
const NONBASICS: readonly (readonly [least: number, span: number])[] = [
  [12, 12],
  [7, 9],
  [14, 9],
  [20, 8],
  [24, 8],
  [25, 8],
];
/** Basics a deck keeps in any case. */
const MIN_BASICS = 3;

/** Lands of a deck whose themes ask for neither more nor fewer. */
const USUAL_LANDS = 36;
/** Lands more or fewer that a theme asks for; half of them where it is not the commander's first. */
const LANDS_FOR: Readonly<Record<string, number>> = {
  artifacts: -1,
  auras: -1,
  'big-mana': 1,
  cascade: 1,
  dinosaurs: 1,
  eldrazi: 2,
  elves: -2,
  equipment: -2,
  goblins: -1,
  humans: -2,
  infect: -1,
  landfall: 4,
  legends: 1,
  ninjas: -1,
  ninjutsu: -2,
  spells: -1,
  stax: -2,
  storm: -3,
  treasure: -1,
  voltron: -1,
  walkers: 1,
  'x-spells': 2,
};
const CHEAP = 2;
const DEAR = 6;
/** Of a deck: one less than its commander's decks have, up to two more. */
const LAND_SPAN = 4;

/** How many lands per deck of this commander plays: its themes and its commanders' mana values decide, then a whim. */
export function chooseLandCount(
  { themes }: SampleCommander,
  commanders: readonly Card[],
  random: Random,
): number {
  const requested = themes.reduce((sum, theme, index) => {
    const lands = LANDS_FOR[theme] ?? 0;
    return sum + (index === 0 ? lands : Math.trunc(lands / 2));
  }, 0);
  const values = commanders.map(({ manaValue }) => manaValue);
  const cost = (Math.max(...values) >= DEAR ? 1 : 0) - (Math.min(...values) <= CHEAP ? 1 : 0);
  return USUAL_LANDS + requested + cost - 1 + random(LAND_SPAN);
}

/** What a land's colors add to its score: the more colors the deck has, the more it needs lands of several. */
export function fixingScore({ card }: PoolCard, identity: ColorIdentity): number {
  const colors = colorCount(identity);
  if (card.roles.includes('fixing-land'))
    return 40 * Math.min(colors, 3) + 15 * colorCount(card.colorIdentity);
  return card.colorIdentity === 0 ? -20 * colors : 30;
}

export function nonbasicCount(
  identity: ColorIdentity,
  landCount: number,
  plan: DeckPlan,
  random: Random,
): number {
  const colors = colorCount(identity);
  const [least, span] = NONBASICS[colors] ?? [0, 1];
  const wanted = least + random(span) - (plan.budget === 'cheap' ? 3 : 0);
  return Math.min(wanted, landCount - Math.max(MIN_BASICS, colors));
}

/** `count` basics in the proportion of the spells' color symbols, at least one of each color. */
export function basicsFor(identity: ColorIdentity, spells: readonly PoolCard[], count: number): DeckEntry[] {
  const colors = listColors(identity);
  if (colors.length === 0) return [{ name: 'Wastes', quantity: count }];
  const symbols = colors.map((color) =>
    spells.reduce((sum, { pips }) => sum + (pips[COLORS.indexOf(color)] ?? 0), 1),
  );
  const total = symbols.reduce((sum, number) => sum + number, 0);
  const shares = symbols.map((number) => Math.max(1, Math.trunc((number * count) / total)));
  let rest = count - shares.reduce((sum, share) => sum + share, 0);
  while (rest !== 0) {
    const largest = shares.indexOf(Math.max(...shares));
    const step = rest > 0 ? rest : -1;
    shares[largest] = (shares[largest] ?? 0) + step;
    rest -= step;
  }
  return colors.map((color, index) => ({
    name: BASIC_BY_COLOR[COLORS.indexOf(color)] ?? 'Wastes',
    quantity: shares[index] ?? 1,
  }));
}
