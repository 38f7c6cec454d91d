import type { ThemeKind } from '@deckwright/domain';
import { THRESHOLDS } from '../thresholds.ts';
import { FULL_WEIGHT } from './staples.ts';
import type { ThemeCounts } from './theme-counts.ts';
import type { CardThemes, ThemeLean } from './types.ts';

/** What is usual: of all cards within the colors, of preconstructed lists, of the decks of others. */
export type Usual = {
  catalog: ThemeCounts;
  precons: ThemeCounts;
  /** Reference decks, the commander's own among them; `own` are taken off. */
  others: ThemeCounts;
  own: ThemeCounts;
  all: ThemeCounts;
};

/** What the commanders ask for. */
type CommanderAsks = ReadonlySet<number>;

/** The weight of the cards that two of the themes share, by place in the list: [place · length + other place]. */
type SharedWeights = (themes: readonly number[]) => Float64Array;

type Scored = { theme: number; score: number };

/** No theme is rarer than this share of the cards. */
const MIN_SHARE = 0.002;
/** Most of what a deck could hold has no spread left; a share is taken as at most this for it. */
const MAX_SHARE = 0.9;
/** The catalogue is wider than what is played: only this part of its share counts as usual. */
const CATALOG_PART = 0.5;

/** Asked for by the commanders; a commander that names many creature types asks for none. */
export function commanderAsks(
  kinds: readonly ThemeKind[],
  commanders: readonly (CardThemes | undefined)[],
): CommanderAsks {
  const requested = new Set(commanders.flatMap((facts) => facts?.asks ?? []));
  const types = [...requested].filter((theme) => kinds[theme] === 'kindred');
  if (types.length > THRESHOLDS.kindredMostNamed) for (const type of types) requested.delete(type);
  return requested;
}

/**
 * The themes of one commander's decks, best first, equal ones by number. `shared` tells of the deck itself which cards
 * themes have in common.
 */
export function createJudge(
  kinds: readonly ThemeKind[],
  leans: readonly ThemeLean[],
  usual: Usual,
  requested: CommanderAsks,
): (deck: ThemeCounts, shared: SharedWeights) => number[] {
  const shares = kinds.map((kind, theme) => (kind === 'theme' ? themeShare : typeShare)(usual, theme));
  return (deck, shared) => {
    const ways: Scored[] = [];
    const types: Scored[] = [];
    for (let theme = 0; theme < kinds.length; theme++) {
      const isWay = kinds[theme] === 'theme';
      // Most themes have no weight in a deck, and none of these reaches the least number of cards, which is above 0.
      if ((isWay ? deck.weightInDecks : deck.care)[theme] === 0) continue;
      const score = (isWay ? themeScore : typeScore)(deck, theme, shares[theme] ?? 1, requested.has(theme));
      if (score === null) continue;
      const lean = leans[theme] ? THRESHOLDS.themeSeldom : 0;
      (isWay ? ways : types).push({ theme, score: score + lean });
    }
    return best([...unexplained(best(ways), deck, shared), ...types])
      .slice(0, THRESHOLDS.themesPerDeck)
      .filter(({ score }) => score >= THRESHOLDS.themeMinScore)
      .map(({ theme }) => theme);
  };
}

function best(found: readonly Scored[]): Scored[] {
  return found.toSorted((a, b) => b.score - a.score || a.theme - b.theme);
}

/** Takes from each, best first, what the one before it that shares most of its cards explains. */
function unexplained(ways: readonly Scored[], deck: ThemeCounts, shared: SharedWeights): Scored[] {
  const common = shared(ways.map(({ theme }) => theme));
  return ways.map(({ theme, score }, index) => {
    let most = 0;
    for (let better = 0; better < index; better++)
      most = Math.max(most, common[index * ways.length + better] ?? 0);
    return { theme, score: score + THRESHOLDS.themeExplained * part(most, deck.weightInDecks[theme] ?? 0) };
  });
}

function themeScore(deck: ThemeCounts, theme: number, share: number, isRequested: boolean): number | null {
  const weightInDecks = (deck.weightInDecks[theme] ?? 0) / FULL_WEIGHT;
  const expected = (deck.weight / FULL_WEIGHT) * share;
  const { themeAskedMinCards, themeRareMinCards, themeMinUnusualCards, themeMinCards } = THRESHOLDS;
  const isRare = expected < 1;
  if (weightInDecks < (isRequested ? themeAskedMinCards : isRare ? themeRareMinCards : themeMinUnusualCards))
    return null;
  if (!isRequested && !isRare && (deck.cards[theme] ?? 0) < themeMinCards) return null;
  const chance = expected * (1 - Math.min(MAX_SHARE, share));
  const taste = THRESHOLDS.themeSpread * expected;
  if (weightInDecks - expected < THRESHOLDS.themeMinDeviations * Math.sqrt(chance + taste * taste + 1))
    return null;
  return moreThanUsual(weightInDecks, expected, deck.spells) + (isRequested ? THRESHOLDS.themeAskedScore : 0);
}

function typeScore(deck: ThemeCounts, type: number, share: number, isNamed: boolean): number | null {
  if ((deck.care[type] ?? 0) < THRESHOLDS.kindredMinCards) return null;
  const weightInDecks = deck.is[type] ?? 0;
  const expected = deck.creatures * share;
  if (weightInDecks - expected < THRESHOLDS.themeMinDeviations * Math.sqrt(expected * (1 - share) + 1))
    return null;
  const byCommander = isNamed ? THRESHOLDS.themeAskedScore : THRESHOLDS.kindredScore;
  return moreThanUsual(weightInDecks, expected, deck.creatures) + byCommander;
}

/** The logarithm of the ratio of odds, with one card more on either side so that few cards say little. */
function moreThanUsual(weightInDecks: number, expected: number, of: number): number {
  return logOdds(weightInDecks, of) - logOdds(expected, of);
}

function logOdds(some: number, of: number): number {
  return Math.log((some + 1) / Math.max(1, of - some + 1));
}

/**
 * The share of a deck's cards that usually count for the theme: what the catalogue or precons tell, or halfway from there
 * to what other decks hold where that is more. So habits of one kind of play raise the bar and never lower it.
 */
function themeShare({ catalog, precons, others, own }: Usual, theme: number): number {
  const printed = Math.max(
    MIN_SHARE,
    CATALOG_PART * part(catalog.weightInDecks[theme], catalog.weight),
    part(precons.weightInDecks[theme], precons.weight),
  );
  const played = part(
    (others.weightInDecks[theme] ?? 0) - (own.weightInDecks[theme] ?? 0),
    others.weight - own.weight,
  );
  return Math.max(printed, (printed + played) / 2);
}

function typeShare({ catalog, precons, others, own, all }: Usual, type: number): number {
  const prior = THRESHOLDS.kindredPriorCreatures;
  const everywhere = part((all.is[type] ?? 0) - (own.is[type] ?? 0), all.creatures - own.creatures);
  const ofType = (others.is[type] ?? 0) - (own.is[type] ?? 0);
  return Math.max(
    MIN_SHARE,
    part(catalog.is[type], catalog.creatures),
    part(precons.is[type], precons.creatures),
    (ofType + prior * everywhere) / (others.creatures - own.creatures + prior),
  );
}

function part(some: number | undefined, of: number): number {
  return of <= 0 ? 0 : (some ?? 0) / of;
}
