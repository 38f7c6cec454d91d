import type { DeckInsight, InsightCard } from '@deckwright/contract';
import { COLORS, formatCounted, formatExact } from '@deckwright/domain';
import {
  adviseLands,
  type CommanderLands,
  countModalLands,
  type DeckMakeup,
  type FillNonbasic,
  type InsightDeck,
  type LandAdvice,
  THRESHOLDS,
} from '@deckwright/engine/query';
import { cardUrl } from '../../card/index.ts';
import { rounded } from '../../format/index.ts';
import { BASIC_NAMES } from '../../land/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { LandsToAdd } from '../lands-to-add.ts';
import { toInsightCard } from './insight-card.ts';
import type { UsualLands } from './usual-lands.ts';

const MAX_NONBASICS = 8;

/** The lands of a deck, how many it should have and why, and those that fill it. */
export function insightLands(
  snapshot: LoadedSnapshot,
  deck: InsightDeck,
  { makeup, usual, toAdd }: { makeup: DeckMakeup; usual: UsualLands | null; toAdd: LandsToAdd | null },
): Pick<DeckInsight, 'lands' | 'fill'> {
  const advice = adviseLands(deck, usual);
  return {
    lands: {
      count: makeup.lands,
      basic: makeup.basics,
      withModal: rounded(makeup.lands + countModalLands(deck), 2),
      advised: advice && advice.lands - advice.onBacks,
      reason: advice && describeLandAdvice(advice, usual, makeup.modalLands.length),
      modal: makeup.modalLands.map(toInsightCard),
    },
    fill: toAdd && printFill(snapshot, toAdd),
  };
}

type ListedLand = InsightCard & { quantity: number };

function printFill(snapshot: LoadedSnapshot, toAdd: LandsToAdd): DeckInsight['fill'] {
  const { lands, basics, nonbasics, otherBasics, spells } = toAdd;
  const singles = nonbasics.flatMap(({ card, source }) => {
    const found = snapshot.cards[card];
    return found ? [{ ...toInsightCard(found), quantity: 1, source }] : [];
  });
  return {
    lands,
    basics: listBasics(snapshot, basics),
    nonbasics: singles.slice(0, MAX_NONBASICS).map(({ name, url }) => ({ name, url })),
    spells,
    cards: [
      ...singles,
      ...listBasics(snapshot, otherBasics).map((basic) => ({ ...basic, source: 'basic' as const })),
    ],
    reason: describeFill(toAdd),
  };
}

function listBasics({ cards, resolver }: LoadedSnapshot, copies: readonly number[]): ListedLand[] {
  return copies.flatMap((quantity, index) => {
    const name = BASIC_NAMES[index] ?? '';
    const card = cards[resolver.find(name) ?? -1];
    return quantity > 0 ? [{ name, url: card ? cardUrl(card) : '', quantity }] : [];
  });
}

/** "Nonbasic lands: 6 that the 412 decks of these colors play most, 3 of our own list …": what the lands rest on. */
function describeFill({ nonbasics, otherBasics, commanderDecks, colorDecks, maxPrice }: LandsToAdd): string {
  const count = (source: FillNonbasic['source']): number =>
    nonbasics.filter((each) => each.source === source).length;
  const parts = [
    [count('commander'), `of the average of the ${formatExact(commanderDecks)} decks with this commander`],
    [count('colors'), `that the ${formatExact(colorDecks)} decks of exactly these colors play most`],
    [count('list'), 'of our own list of lands, not from decks'],
  ] as const;
  const named = parts.flatMap(([lands, text]) => (lands > 0 ? [`${formatExact(lands)} ${text}`] : []));
  const limit = maxPrice === null ? '' : `; none above $${formatExact(maxPrice)}`;
  return [
    ...(named.length > 0 ? [`Nonbasic lands: ${named.join(', ')}${limit}.`] : []),
    ...(otherBasics.slice(0, COLORS.length).some((copies) => copies > 0)
      ? ['Basic lands: by the mana symbols in costs.']
      : []),
  ].join(' ');
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
