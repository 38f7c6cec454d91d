import type { DeckInsight, InsightCard } from '@deckwright/contract';
import { formatCounted, formatExact } from '@deckwright/domain';
import {
  adviseLands,
  type CommanderLands,
  countModalLands,
  type DeckMakeup,
  fillWithLands,
  type InsightDeck,
  type LandAdvice,
  THRESHOLDS,
} from '@deckwright/engine/query';
import { cardUrl } from '../../card/index.ts';
import { rounded } from '../../format/index.ts';
import { BASIC_NAMES } from '../../land/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { toInsightCard } from './insight-card.ts';
import type { UsualLands } from './usual-lands.ts';

const MAX_NONBASICS = 8;

/** The lands of a deck, how many it should have and why, and those that fill it. */
export function insightLands(
  snapshot: LoadedSnapshot,
  deck: InsightDeck,
  { makeup, usual }: { makeup: DeckMakeup; usual: UsualLands | null },
): Pick<DeckInsight, 'lands' | 'fill'> {
  const advice = adviseLands(deck, usual);
  const fill = advice && fillWithLands(deck, advice.lands);
  return {
    lands: {
      count: makeup.lands,
      basic: makeup.basics,
      withModal: rounded(makeup.lands + countModalLands(deck), 2),
      advised: advice && advice.lands - advice.onBacks,
      reason: advice && describeLandAdvice(advice, usual, makeup.modalLands.length),
      modal: makeup.modalLands.map(toInsightCard),
    },
    fill: fill && {
      lands: fill.lands,
      basics: fill.basics.flatMap((quantity, index) => {
        const name = BASIC_NAMES[index] ?? '';
        const card = snapshot.cards[snapshot.resolver.find(name) ?? -1];
        return quantity > 0 ? [{ name, url: card ? cardUrl(card) : '', quantity }] : [];
      }),
      nonbasics: missingNonbasics(snapshot, deck, usual),
      spells: fill.spells,
    },
  };
}

function missingNonbasics(
  { cards }: LoadedSnapshot,
  deck: InsightDeck,
  usual: UsualLands | null,
): InsightCard[] {
  const has = new Set(deck.cards.map(({ card }) => card.key));
  // The lands of a few decks are the choice of a few players.
  if (usual === null || usual.decks < THRESHOLDS.landsMinDecks) return [];
  return usual.nonbasics
    .flatMap((index) => cards[index] ?? [])
    .filter(({ key }) => !has.has(key))
    .slice(0, MAX_NONBASICS)
    .map(toInsightCard);
}

/**
 * "The 314 decks of this commander run 25.6 lands on average. Karsten’s formula for 99 cards says 33: 31.42 + 3.13 × 1.91
 * (average mana value) − 0.28 × 16.0 (cheap ramp and draw) = 32.92."
 */
function describeLandAdvice(
  { lands, onBacks, by, formula, slowRamp, exact: withRamp }: LandAdvice,
  usual: CommanderLands | null,
  backs: number,
): string {
  const { averageManaValue, cheap } = formula;
  const isByDecks = by === 'decks' && usual !== null;
  // Where decks say how many lands, the formula stands beside them as published.
  const exact = isByDecks ? formula.exact : withRamp;
  const ramp =
    isByDecks || slowRamp === 0
      ? ''
      : ` − ${THRESHOLDS.landPerSlowRamp} × ${formatExact(slowRamp)} (ramp for three mana, beyond ${THRESHOLDS.slowRampUsual})`;
  const sum = `31.42 + 3.13 × ${averageManaValue.toFixed(2)} (average mana value) − 0.28 × ${formatExact(cheap)} (cheap ramp and draw)${ramp} = ${exact.toFixed(2)}`;
  if (isByDecks)
    return `The ${formatExact(usual.decks)} decks with this commander run ${usual.average.toFixed(1)} lands on average. Karsten’s formula for 99 cards says ${formatExact(Math.max(0, Math.round(exact)))}: ${sum}.`;
  const others = usual?.formula
    ? ` The ${formatCounted(usual.decks, 'deck')} with this commander ${usual.decks === 1 ? 'runs' : 'run'} ${usual.average.toFixed(1)}, with an average mana value of ${usual.formula.averageManaValue.toFixed(2)} and ${formatCounted(Math.round(usual.formula.cheap), 'cheap card')}.`
    : '';
  const bound =
    Math.round(exact) === lands ? '' : ` Decks rarely run ${exact > lands ? 'more' : 'fewer'} than ${lands}.`;
  const modal =
    onBacks === 0
      ? ''
      : ` Of these, ${formatExact(onBacks)} ${onBacks === 1 ? 'is' : 'are'} on the back of ${formatCounted(backs, 'card')}.`;
  return `${sum}, by Karsten’s formula for 99 cards${ramp === '' ? '' : ' and half of its effect for slower ramp'}.${bound}${modal}${others}`;
}
