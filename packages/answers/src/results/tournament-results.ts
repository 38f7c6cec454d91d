import type { CommanderResultsResource, TournamentResults } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { compareFigures, type DeckFilters, NO_FILTERS } from '@deckwright/domain';
import { type CommanderResults, THRESHOLDS } from '@deckwright/engine/query';
import { cardUrl } from '../card/index.ts';
import { engineFilters } from '../filter/index.ts';
import { cardReference, commanderReference } from '../lookup/index.ts';
import type { LoadedSnapshot, ResolvedCommander } from '../snapshot/index.ts';
import { compareSides, NO_RESULTS, spanFigures, toShownSides, toSideResults } from './result-figures.ts';

/** Cards named on a commander's page. */
const MAX_CARDS = 3;

/** The results of a page in its document; null without any. */
export function tournamentResults(
  { cards }: Pick<LoadedSnapshot, 'cards'>,
  results: CommanderResults | null,
): TournamentResults | null {
  if (!results) return null;
  const marked = results.cards
    .filter(({ isMarked }) => isMarked)
    .flatMap((compared) => {
      const [card, sides] = [cards[compared.card], compareSides(compared)];
      return card && sides ? { name: card.name, url: cardUrl(card), ...toShownSides(sides) } : [];
    })
    // The engine lists cards by decks, then name.
    .sort((a, b) => compareFigures(Math.abs(a.difference), Math.abs(b.difference)));
  return {
    ...spanFigures(results),
    cardsCompared: results.cards.length,
    cards: marked.slice(0, MAX_CARDS),
  };
}

/** The tournament results of a commander’s decks that pass the filters; zeros without any. */
export async function commanderResultsResource(
  snapshot: LoadedSnapshot,
  { cards, key }: ResolvedCommander,
  filters: DeckFilters = NO_FILTERS,
): Promise<CommanderResultsResource> {
  const commander = snapshot.commanders.indexOf(key);
  const passing = engineFilters(snapshot, filters);
  const results = commander === null ? null : await snapshot.ask('results', { commander, filters: passing });
  const compared = (results?.cards ?? []).flatMap((sides) => {
    const [reference, figures] = [cardReference(snapshot, sides.card), compareSides(sides)];
    return reference && figures ? { ...reference, ...toWire(figures) } : [];
  });
  return {
    object: 'commander_results',
    ...commanderReference(snapshot, cards),
    ...toWire(
      results ? spanFigures(results) : { ...toSideResults(NO_RESULTS), events: 0, from: null, to: null },
    ),
    win_rate_by_chance: THRESHOLDS.winRateByChance,
    // The engine lists cards by decks, then name.
    cards: compared.sort((a, b) => compareFigures(a.difference_low, b.difference_low)),
  };
}
