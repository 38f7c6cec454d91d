import type { AverageDeckPage } from '@deckwright/contract';
import { CARD_TYPES, type DeckFilters, formatCounted } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import { describeProposal, joinCommanderNames, proposedDeck } from '../advice/index.ts';
import { noDeckYet } from '../card/index.ts';
import { NO_COMMANDER_STATS, overallCurve } from '../commander/index.ts';
import type { AverageDeckAnswer } from '../engine/index.ts';
import { engineFilters, switchCountsJson } from '../filter/index.ts';
import { decks, rounded, roundedOrNull } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { ResolvedCommander, ViewContext } from '../snapshot/index.ts';
import { decklistJson } from './decklist-json.ts';
import { aboutCommander } from './decks-page.ts';

/** The average deck of the decks that pass the filters. */
export async function averageDeckPage(
  context: ViewContext,
  commander: ResolvedCommander,
  filters: DeckFilters,
  warnings: string[],
): Promise<AverageDeckPage> {
  const { snapshot } = context;
  const { card, index, name, total } = await aboutCommander(context, commander);
  const { average, stats }: AverageDeckAnswer =
    index === null
      ? { average: { decks: 0, commanders: [], cards: [] }, stats: NO_COMMANDER_STATS }
      : await snapshot.ask('averageDeck', {
          commander: index,
          filters: engineFilters(snapshot, filters),
        });
  const commanderCards = average.decks === 0 ? [] : commander.cards;
  const { lists, ...list } = decklistJson(context, commanderCards, average.cards);
  const { sample } = snapshot.manifest;
  const title = `Average deck of ${name}`;
  const noDecks =
    total === 0
      ? `${noDeckYet(snapshot, commander.cards)}; a list proposed from the cards, to copy.`
      : `No deck to average for ${name} here.`;
  const description =
    average.decks === 0
      ? noDecks
      : `The average of ${decks(average.decks, sample)} with ${name} as commander, as one list of ${formatCounted(list.size, 'card')}.`;
  const listed = (type: string): number => list.groups.find((group) => group.type === type)?.count ?? 0;
  return {
    ...pageHead(snapshot, filters, {
      title,
      description,
      canonical: `/average-decks/${commander.key}`,
      warnings,
      noindex: total === 0,
    }),
    filters,
    commander: { name, slug: commander.key, url: `/commanders/${commander.key}` },
    switches: switchCountsJson(snapshot, stats),
    numDecks: average.decks,
    totalDecks: total,
    fewDecks: average.decks > 0 && average.decks < THRESHOLDS.averageFewDecks,
    overallManaCurve: overallCurve(snapshot),
    averages:
      average.decks === 0
        ? []
        : CARD_TYPES.map((type) => ({
            type,
            average: rounded(stats.shape[type.toLowerCase() as Lowercase<typeof type>], 2),
            listed: listed(type),
          })),
    avgPrice: roundedOrNull(stats.shape.averagePrice, 2),
    proposal:
      total === 0 || (average.decks > 0 && total < THRESHOLDS.averageFewDecks)
        ? await getProposal(context, commander)
        : null,
    ...list,
    card,
    lists,
  };
}

/** A deck from the cards, as a list like an average deck. */
async function getProposal(
  context: ViewContext,
  { cards }: ResolvedCommander,
): Promise<AverageDeckPage['proposal']> {
  const deck = await proposedDeck(context, cards);
  const name = joinCommanderNames(cards.flatMap((index) => context.snapshot.cards[index] ?? []));
  return {
    basis: deck.basis,
    words: describeProposal(name, deck),
    ...decklistJson(context, cards, deck.lines),
  };
}
