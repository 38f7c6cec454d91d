import type { DeckInsight, InsightCost } from '@deckwright/contract';
import { countCurve, ROLE_LABELS } from '@deckwright/domain';
import {
  allLines,
  type ColorCost,
  colorCosts,
  deckColors,
  deckMakeup,
  deckProblems,
  type InsightDeck,
  judgeCompanion,
} from '@deckwright/engine/query';
import { rounded, roundedOrNull } from '../../format/index.ts';
import { listPrice, vendorValues } from '../../list/index.ts';
import type { ViewContext } from '../../snapshot/index.ts';
import type { LandsToAdd } from '../lands-to-add.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';
import { describeColor } from './color-text.ts';
import { deckBracket } from './insight-bracket.ts';
import { toInsightCard } from './insight-card.ts';
import { insightCombos } from './insight-combos.ts';
import { insightLands } from './insight-lands.ts';
import type { UsualLands } from './usual-lands.ts';

const MAX_SALTY = 10;

/**
 * Analyzes a deck with the snapshot's cards; unrecognized names are listed and do not count. `usual` are the lands of
 * decks of the same commanders, `toAdd` those that it lacks.
 */
export function deckInsight(
  { snapshot }: ViewContext,
  { deck, commanders, cards, commanderProblem, unknown }: AdvisedDeck,
  { usual, toAdd }: { usual: UsualLands | null; toAdd: LandsToAdd | null },
): DeckInsight {
  const shape = deckMakeup(deck);
  const { asOf, sample } = snapshot.manifest;
  const combos = insightCombos(snapshot, commanders, cards);
  return {
    commanders: deck.commanders.map(({ card }) => toInsightCard(card)),
    companion: getCompanion(deck),
    size: shape.size,
    different: shape.different,
    averageManaValue: roundedOrNull(shape.averageManaValue, 2),
    averageWithLands: roundedOrNull(shape.averageWithLands, 2),
    curve: shape.curve,
    averageCurve: averageCurve(deck, usual),
    types: shape.types,
    ...insightLands(snapshot, deck, { makeup: shape, usual, toAdd }),
    roles:
      shape.roles?.map(({ role, count, cards: included }) => ({
        role,
        label: ROLE_LABELS[role],
        count,
        cards: included.map(toInsightCard),
      })) ?? null,
    colors: deckColors(deck).map((color) => {
      const costs = colorCosts(deck, color.color).map(toInsightCost);
      return { ...color, costs, words: describeColor(color, costs) };
    }),
    ...getPrices(deck),
    salt: {
      mean: roundedOrNull(shape.salt.mean, 2),
      scored: shape.salt.scored,
      cards: shape.salt.saltiest
        .slice(0, MAX_SALTY)
        .map((card) => ({ ...toInsightCard(card), salt: rounded(card.salt?.score ?? 0, 2) })),
    },
    bracket: deckBracket(
      allLines(deck).map(({ card }) => card),
      combos.twoCard,
    ),
    combos: combos.listed,
    faults: deckProblems(deck, commanderProblem).map((problem) => ({
      ...problem,
      cards: problem.cards.map(toInsightCard),
    })),
    unknown,
    cardDate: snapshot.excluded.date,
    asOf,
    sample,
  };
}

/** That of the decks with these commanders, which are counted as in the list's own curve. */
function averageCurve({ commanders }: InsightDeck, usual: UsualLands | null): DeckInsight['averageCurve'] {
  if (usual === null || usual.decks < 2) return null;
  const own = countCurve(commanders.map(({ card }) => ({ manaValue: card.manaValue, quantity: 1 })));
  return usual.curve.map((count, bar) => rounded(count + (own[bar] ?? 0), 2));
}

function toInsightCost({ chance, target, cards, ...cost }: ColorCost): InsightCost {
  return { ...cost, chance: rounded(chance), target: rounded(target), cards: cards.map(toInsightCard) };
}

function getCompanion(deck: InsightDeck): DeckInsight['companion'] {
  const { companion = null } = deck;
  if (companion === null) return null;
  const { card, words } = companion;
  return { ...toInsightCard(card), condition: words, meets: judgeCompanion(deck)?.meets ?? null };
}

function getPrices(deck: InsightDeck): Pick<DeckInsight, 'prices' | 'value'> {
  const lines = allLines(deck);
  return {
    prices: vendorValues(lines).map((value) => ({
      ...value,
      average: rounded(value.price / value.priced, 2),
      without: lines.filter(({ card }) => !card.prices[value.source]).map(({ card }) => toInsightCard(card)),
    })),
    value: listPrice(lines),
  };
}
