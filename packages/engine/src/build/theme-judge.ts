import type { ThemeKind } from '@deckwright/domain';
import { THRESHOLDS } from '../thresholds.ts';
import { FULL_WEIGHT } from './staples.ts';
import type { ThemeCounts } from './theme-counts.ts';
import type { CardThemes, ThemeLean } from './types.ts';

/** What is usual: of all cards within the colors, of preconstructed lists, of the decks of others. */
export type Usual = {
  catalogue: ThemeCounts;
  precons: ThemeCounts;
  /** Reference decks, the commander's own among them; `own` are taken off. */
  others: ThemeCounts;
  own: ThemeCounts;
  all: ThemeCounts;
};

/** What the commanders ask for, and the creature types that they are. */
export type CommanderAsks = { themes: ReadonlySet<number>; is: ReadonlySet<number> };

/** No theme is rarer than this share of the cards. */
const LEAST_SHARE = 0.002;
/** Most of what a deck could hold has no spread left; a share is taken as at most this for it. */
const MOST_SHARE = 0.9;
/** The catalogue is wider than what is played: only this part of its share counts as usual. */
const CATALOGUE_PART = 0.5;

/** Asked for by the commanders; a commander that names many creature types asks for none. */
export function commanderAsks(
  kinds: readonly ThemeKind[],
  commanders: readonly (CardThemes | undefined)[],
): CommanderAsks {
  const asked = new Set(commanders.flatMap((facts) => facts?.asks ?? []));
  const types = [...asked].filter((theme) => kinds[theme] === 'kindred');
  if (types.length > THRESHOLDS.kindredMostNamed) for (const type of types) asked.delete(type);
  return { themes: asked, is: new Set(commanders.flatMap((facts) => facts?.is ?? [])) };
}

/** The themes of one commander's decks, best first, equal ones by number. */
export function judgeOf(
  kinds: readonly ThemeKind[],
  leans: readonly ThemeLean[],
  usual: Usual,
  asked: CommanderAsks,
): (deck: ThemeCounts) => number[] {
  const shares = kinds.map((kind, theme) => (kind === 'theme' ? themeShare : typeShare)(usual, theme));
  const { themesPerDeck, themeMinShareOfBest } = THRESHOLDS;
  return (deck) => {
    const found: { theme: number; score: number }[] = [];
    kinds.forEach((kind, theme) => {
      const share = shares[theme] ?? 1;
      const score =
        kind === 'theme'
          ? themeScore(deck, theme, share, asked.themes.has(theme), leans[theme] ?? null)
          : typeScore(deck, theme, share, asked);
      if (score !== null) found.push({ theme, score });
    });
    found.sort((a, b) => b.score - a.score || a.theme - b.theme);
    const least = (found[0]?.score ?? 0) * themeMinShareOfBest;
    return found
      .slice(0, themesPerDeck)
      .filter(({ score }) => score >= least)
      .map(({ theme }) => theme);
  };
}

function themeScore(
  deck: ThemeCounts,
  theme: number,
  share: number,
  isAsked: boolean,
  lean: ThemeLean,
): number | null {
  const held = (deck.held[theme] ?? 0) / FULL_WEIGHT;
  const enough = isAsked
    ? held >= THRESHOLDS.themeAskedMinCards
    : held >= THRESHOLDS.themeMinUnusualCards && (deck.cards[theme] ?? 0) >= THRESHOLDS.themeMinCards;
  if (!enough) return null;
  const expected = (deck.weight / FULL_WEIGHT) * share;
  const chance = expected * (1 - Math.min(MOST_SHARE, share));
  const taste = THRESHOLDS.themeSpread * expected;
  const deviations = (held - expected) / Math.sqrt(chance + taste * taste + 1);
  if (deviations < THRESHOLDS.themeMinDeviations) return null;
  const score = deviations + (isAsked ? THRESHOLDS.themeAskedScore : 0) + leanScore(lean);
  return score < THRESHOLDS.themeMinScore ? null : score;
}

function leanScore(lean: ThemeLean): number {
  if (lean === 'often') return THRESHOLDS.themeOften;
  return lean === 'seldom' ? THRESHOLDS.themeSeldom : 0;
}

function typeScore(deck: ThemeCounts, type: number, share: number, asked: CommanderAsks): number | null {
  if ((deck.care[type] ?? 0) < THRESHOLDS.kindredMinCards) return null;
  const expected = deck.creatures * share;
  const deviations = ((deck.is[type] ?? 0) - expected) / Math.sqrt(expected * (1 - share) + 1);
  const { kindredNamedScore, kindredOwnScore, kindredMinScore } = THRESHOLDS;
  const isNamed = asked.themes.has(type);
  if (deviations < (isNamed ? THRESHOLDS.themeMinDeviations : THRESHOLDS.kindredMinDeviations)) return null;
  const byCommander = isNamed ? kindredNamedScore : asked.is.has(type) ? kindredOwnScore : 0;
  const score = deviations + byCommander;
  return score < kindredMinScore ? null : score;
}

/**
 * The share of a deck's cards that usually count for the theme: what the catalogue or precons tell, or halfway from there
 * to what other decks hold where that is more. So habits of one kind of play raise the bar and never lower it.
 */
function themeShare({ catalogue, precons, others, own }: Usual, theme: number): number {
  const printed = Math.max(
    LEAST_SHARE,
    CATALOGUE_PART * part(catalogue.held[theme], catalogue.weight),
    part(precons.held[theme], precons.weight),
  );
  const played = part((others.held[theme] ?? 0) - (own.held[theme] ?? 0), others.weight - own.weight);
  return Math.max(printed, (printed + played) / 2);
}

function typeShare({ catalogue, precons, others, own, all }: Usual, type: number): number {
  const prior = THRESHOLDS.kindredPriorCreatures;
  const everywhere = part((all.is[type] ?? 0) - (own.is[type] ?? 0), all.creatures - own.creatures);
  const ofType = (others.is[type] ?? 0) - (own.is[type] ?? 0);
  return Math.max(
    LEAST_SHARE,
    part(catalogue.is[type], catalogue.creatures),
    part(precons.is[type], precons.creatures),
    (ofType + prior * everywhere) / (others.creatures - own.creatures + prior),
  );
}

function part(some: number | undefined, of: number): number {
  return of <= 0 ? 0 : (some ?? 0) / of;
}
