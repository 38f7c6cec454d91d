import { NO_FILTERS } from '@deckwright/domain';
import {
  adviseLands,
  type FillNonbasic,
  fillNonbasics,
  fillWithLands,
  type LandFill,
  splitBasics,
  THRESHOLDS,
} from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import type { UsualLands } from './insight/usual-lands.ts';
import { effectiveLimits } from './plan/plan-limits.ts';
import type { AdvisedPlan } from './plan/read-deck-plan.ts';
import { readPlanFacts } from './proposal/read-facts.ts';
import type { AdvisedDeck } from './read-advised-deck.ts';
import { playedDeck } from './recommend/advised-cuts.ts';
import { buildLimits, type RecommendOptions } from './recommend/limits.ts';

/** The lands that a short list lacks. */
export type LandsToAdd = LandFill & {
  nonbasics: readonly FillNonbasic[];
  /** Basic lands beside these: copies of W U B R G basics, then of Wastes. */
  otherBasics: readonly number[];
  /** Decks that the lands of the commander and of its colors are counted in; 0 for too few. */
  commanderDecks: number;
  colorDecks: number;
  /** What none of the nonbasic lands costs more than, USD; null without such a limit. */
  maxPrice: number | null;
};

type Given = {
  plan: AdvisedPlan | null;
  usual: UsualLands | null;
  limits: RecommendOptions;
  /** Other cards that are proposed with them: whichever of these the player adds, all together stay within the limits. */
  additions: readonly { card: number }[];
};

/**
 * The lands to add to a list of fewer than 100 cards, nonbasic ones within the limits of the list or of the player; null where it
 * needs none. All of them are basic if the commanders are not legal, since the colors are then unknown, or if the player set a total budget.
 */
export async function landsToAdd(
  snapshot: LoadedSnapshot,
  { deck, legalCommanders: commanders, cards }: AdvisedDeck,
  { plan, usual, limits, additions }: Given,
): Promise<LandsToAdd | null> {
  const advice = adviseLands(deck, usual);
  const fill = advice && fillWithLands(deck, advice.lands);
  if (fill === null) return null;
  // A total is for the cards to add.
  if (plan === null || limits.maxTotal !== undefined)
    return {
      ...fill,
      nonbasics: [],
      otherBasics: fill.basics,
      commanderDecks: 0,
      colorDecks: 0,
      maxPrice: null,
    };
  const ofCommander = usual !== null && usual.decks >= THRESHOLDS.landsMinDecks ? usual : null;
  const played = playedDeck(snapshot, commanders, cards);
  const ofColors = await landsOfColors(snapshot, played.identity);
  const nonbasics = fillNonbasics({
    facts: readPlanFacts(snapshot),
    deck: played,
    lands: fill.lands,
    ofCommander: ofCommander?.nonbasics ?? null,
    ofColors: ofColors.lands,
    // Who wants no lands among the cards to add wants them here.
    take: buildLimits(
      snapshot,
      { commanders, cards },
      { ...limits, excludeLands: false },
      plan.limits,
    ).inAddition(additions),
  });
  return {
    ...fill,
    nonbasics,
    otherBasics: splitBasics(deck, fill.lands - nonbasics.length),
    commanderDecks: ofCommander?.decks ?? 0,
    colorDecks: ofColors.decks,
    maxPrice: limits.maxPrice ?? effectiveLimits(limits, { ...plan.limits, bracket: null }).maxPrice,
  };
}

type LandsOfColors = { decks: number; lands: readonly number[] };

const cached = new WeakMap<LoadedSnapshot, Map<number, Promise<LandsOfColors>>>();

/** Nonbasic lands of the land base that `/lands` has for these colors; read once per colors and snapshot. */
function landsOfColors(snapshot: LoadedSnapshot, identity: number): Promise<LandsOfColors> {
  const known = cached.get(snapshot) ?? new Map<number, Promise<LandsOfColors>>();
  cached.set(snapshot, known);
  const found = known.get(identity) ?? readLandsOfColors(snapshot, identity);
  known.set(identity, found);
  found.catch(() => known.delete(identity));
  return found;
}

async function readLandsOfColors(snapshot: LoadedSnapshot, identity: number): Promise<LandsOfColors> {
  const { stats, base } = await snapshot.ask('lands', {
    ...{ identity, range: NO_FILTERS.range, averageManaValue: null, cheap: null },
    ...{ capCents: null, overview: false },
  });
  // The lands of a few decks are the choice of a few players.
  return stats.decks < THRESHOLDS.landsMinDecks
    ? { decks: 0, lands: [] }
    : { decks: stats.decks, lands: base?.nonbasics ?? [] };
}
