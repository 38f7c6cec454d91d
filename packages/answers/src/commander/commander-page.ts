import type { ComboCount, CommanderPage, TypeAverages } from '@deckwright/contract/schemas';
import { COLORS, type DeckFilters, inListOrder } from '@deckwright/domain';
import {
  type AverageDeck,
  type CommanderStats,
  type DeckShape,
  packLists,
  THRESHOLDS,
} from '@deckwright/engine/query';
import { deckProposal, proposedDeck } from '../advice/index.ts';
import { commanderView, noDeckYet, pageCard, present, SECTION_NAMES, statView } from '../card/index.ts';
import { comboCount, combosFor } from '../combo/index.ts';
import { articlesAbout, siteContent } from '../content/index.ts';
import type { CommanderAnswer } from '../engine/index.ts';
import { byBracket, engineFilters, themeLinks } from '../filter/index.ts';
import { decks, rounded, roundedOrNull } from '../format/index.ts';
import { commanderDays } from '../history/index.ts';
import { describeSample, pageHead } from '../page/index.ts';
import { tournamentResults } from '../results/index.ts';
import type { KnownCombo, ResolvedCommander, ViewContext } from '../snapshot/index.ts';
import { alikeCommanders } from './alike-commanders.ts';
import { commanderCard } from './commander-card.ts';
import { NO_COMMANDER_STATS, NO_DECK_SAMPLE } from './no-decks.ts';
import { overallCurve } from './overall-curve.ts';

/** Combos shown in the panel. */
const MAX_COMBOS = 10;

/** The document of a commander or pair over the decks that pass the filters. */
export function commanderPage(
  context: ViewContext,
  commander: ResolvedCommander,
  filters: DeckFilters,
  warnings: string[],
): Promise<CommanderPage> {
  return makePage(context, commander, { filters, warnings, proposesDeck: true });
}

/** Its numbers, for those who show no proposed deck, which takes ten times as long as all else. */
export function numbersOfCommander(
  context: ViewContext,
  commander: ResolvedCommander,
  filters: DeckFilters,
): Promise<Omit<CommanderPage, 'proposal'>> {
  return makePage(context, commander, { filters, warnings: [], proposesDeck: false });
}

type Wishes = { filters: DeckFilters; warnings: string[]; proposesDeck: boolean };

async function makePage(
  context: ViewContext,
  { cards, key }: ResolvedCommander,
  { filters, warnings, proposesDeck }: Wishes,
): Promise<CommanderPage> {
  const { snapshot } = context;
  const commander = snapshot.commanders.indexOf(key);
  const combos = commander === null ? [] : combosFor(snapshot, cards);
  const answer: CommanderAnswer =
    commander === null
      ? { stats: NO_COMMANDER_STATS, sample: NO_DECK_SAMPLE, average: null, holding: [], results: null }
      : await snapshot.ask('commander', {
          commander,
          filters: engineFilters(snapshot, filters),
          together: packLists(combos.map((combo) => combo.cards)),
        });
  const { stats, average } = answer;
  const { sample } = snapshot.manifest;
  const card = commanderCard(context, cards, stats.totalDecks);
  const title = `${card.name} (Commander)`;
  const description =
    stats.totalDecks === 0 ? `${noDeckYet(snapshot, cards)}.` : describe(card.name, stats, sample);
  return {
    ...pageHead(snapshot, filters, {
      title,
      description,
      canonical: `/commanders/${key}`,
      warnings,
      noindex: stats.totalDecks === 0,
    }),
    filters,
    averages: typeAverages(stats.shape),
    pips: Object.fromEntries(COLORS.map((color, index) => [color, rounded(stats.shape.pips[index] ?? 0, 2)])),
    similar: present(
      (commander === null ? alikeCommanders(snapshot, cards) : stats.similar).map(
        ({ commander: other, similarity }) => commanderView(context, other, { similarity }),
      ),
    ),
    bracketCounts: byBracket(stats.bracketCounts.owner),
    bracketCountsEstimated: byBracket(stats.bracketCounts.estimated),
    decksWithoutBracket: stats.bracketCounts.unset,
    budgetCounts: stats.budgetCounts,
    budgetLimits: stats.budgetLimits,
    themes: themeLinks(snapshot, stats.themeCounts),
    manaCurve: Object.fromEntries(
      stats.shape.curve.map((count, manaValue) => [`${manaValue}`, rounded(count, 2)]),
    ),
    overallManaCurve: overallCurve(snapshot),
    avgPrice: roundedOrNull(stats.shape.averagePrice, 2),
    pricedDecks: stats.shape.pricedDecks,
    avgSalt: roundedOrNull(stats.shape.averageSalt, 2),
    numDecksAvg: average?.decks ?? 0,
    numDecksAsCard: cards.length === 1 ? (snapshot.overview.cardDecks[cards[0]] ?? 0) : 0,
    ...averageDeck(context, average),
    numDecks: stats.decks,
    decksInRange: stats.decksInRange,
    totalDecks: stats.totalDecks,
    datedDecks: stats.datedDecks,
    deckSample: describeSample(snapshot, answer.sample, filters),
    baselineDecks: stats.baselineDecks,
    decksWithEstimatedBasics: stats.shape.decksWithEstimatedBasics,
    rank: stats.rank,
    rankedCommanders: stats.rankedCommanders,
    pairings:
      cards.length === 1
        ? present(snapshot.commanders.getPairs(cards[0]).map((pair) => commanderView(context, pair)))
        : [],
    combos: combosInDeck(context, combos, answer.holding),
    articles: articlesAbout(snapshot, siteContent(), cards),
    rankHistory: stats.rankHistory.map(({ month, decks: numDecks, rank, share }) => ({
      month,
      numDecks,
      share: rounded(share, 5),
      rank,
    })),
    countHistory: commanderDays(snapshot, commander),
    results: tournamentResults(snapshot, answer.results),
    proposal:
      proposesDeck && stats.totalDecks < THRESHOLDS.averageFewDecks
        ? deckProposal(context, cards, await proposedDeck(context, cards))
        : null,
    card: pageCard(snapshot, card, cards, { isCommander: true, rank: stats.rank }),
    lists: stats.sections.map((section) => ({
      kind: section.tag,
      title: SECTION_NAMES[section.tag],
      cards: present(section.cards.map((stat) => statView(context, stat))),
    })),
  };
}

function describe(name: string, stats: CommanderStats, sample: boolean): string {
  const rank = stats.rank === null ? '' : `, rank ${stats.rank} of ${stats.rankedCommanders} commanders`;
  return `What ${decks(stats.decks, sample)} with ${name} as commander play${rank}.`;
}

function typeAverages(shape: DeckShape): TypeAverages {
  const { creature, instant, sorcery, artifact, enchantment, battle, planeswalker, land, basic, nonbasic } =
    shape;
  const averages = {
    creature,
    instant,
    sorcery,
    artifact,
    enchantment,
    battle,
    planeswalker,
    land,
    basic,
    nonbasic,
  };
  const entries = Object.entries(averages).map(([type, value]) => [type, rounded(value, 2)]);
  // Safe because the entries are those of `averages`.
  return Object.fromEntries(entries) as typeof averages;
}

function averageDeck(
  { snapshot }: ViewContext,
  average: AverageDeck | null,
): { deckSize: number; deck: string[] } {
  if (!average || average.decks === 0) return { deckSize: 0, deck: [] };
  const lines = [...average.commanders.map((card) => ({ card, quantity: 1 })), ...average.cards];
  return {
    deckSize: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deck: lines.map(({ card, quantity }) => `${quantity} ${snapshot.cards[card]?.name ?? ''}`),
  };
}

/** The combos in at least one of the decks, most decks first, then by name. */
function combosInDeck(
  { snapshot }: ViewContext,
  combos: readonly KnownCombo[],
  holding: ArrayLike<number>,
): ComboCount[] {
  return combos
    .map((combo, index) => ({ combo, count: holding[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ combo, count }) => ({ count, shown: comboCount(snapshot, combo, count) }))
    .sort(inListOrder({ decks: ({ count }) => count, name: ({ shown }) => shown.value }))
    .slice(0, MAX_COMBOS)
    .map(({ shown }) => shown);
}
