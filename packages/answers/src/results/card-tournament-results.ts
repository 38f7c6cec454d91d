import type { CardResultsResource, CardTournamentResults } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { type DeckFilters, inListOrder, NO_FILTERS, namesTogether } from '@deckwright/domain';
import { type CardResultsAcross, type CardSides, countGames, THRESHOLDS } from '@deckwright/engine/query';
import { engineFilters } from '../filter/index.ts';
import { rounded } from '../format/index.ts';
import { cardReference, commanderReference } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { acrossCommanders } from './across-commanders.ts';
import { compareSides, NO_RESULTS, spanFigures, toShownSides, toSideResults } from './result-figures.ts';

/** Commanders on a card's page. */
const MAX_COMMANDERS = 5;

/** The results of a card's page in its document; null without any. */
export function cardTournamentResults(
  { cards, commanders }: Pick<LoadedSnapshot, 'cards' | 'commanders'>,
  results: CardResultsAcross | null,
): CardTournamentResults | null {
  if (!results) return null;
  return {
    ...spanFigures(results),
    across: acrossFigures(results.commanders),
    commanders: ratedSides({ commanders }, results.commanders)
      .slice(0, MAX_COMMANDERS)
      .flatMap((sides) => {
        const figures = compareSides(sides);
        const names = commanders.getCards(sides.commander).map((index) => cards[index]?.name ?? '');
        const url = `/commanders/${commanders.keys[sides.commander]}`;
        return figures ? { name: namesTogether(names), url, ...toShownSides(figures) } : [];
      }),
  };
}

/** The tournament results of decks that run a card in the 99 and pass the filters; zeros without any. */
export async function cardResultsResource(
  snapshot: LoadedSnapshot,
  index: number,
  filters: DeckFilters = NO_FILTERS,
): Promise<CardResultsResource> {
  const reference = cardReference(snapshot, index);
  if (!reference) throw new RangeError(`The snapshot has no card ${index}.`);
  const passing = engineFilters(snapshot, filters);
  const results = await snapshot.ask('cardResults', { card: index, filters: passing });
  const sides = results?.commanders ?? [];
  return {
    object: 'card_results',
    ...reference,
    ...toWire(
      results ? spanFigures(results) : { ...toSideResults(NO_RESULTS), events: 0, from: null, to: null },
    ),
    across: toWire(acrossFigures(sides)),
    win_rate_by_chance: THRESHOLDS.winRateByChance,
    commanders: ratedSides(snapshot, sides).flatMap((one) => {
      const figures = compareSides(one);
      const members = snapshot.commanders.getCards(one.commander);
      return figures ? { ...commanderReference(snapshot, members), ...toWire(figures) } : [];
    }),
  };
}

/** Commanders with enough games on both sides, most games with the card first, then by decks and name. */
function ratedSides(
  { commanders }: Pick<LoadedSnapshot, 'commanders'>,
  sides: readonly CardSides[],
): CardSides[] {
  return sides
    .filter((one) => Math.min(countGames(one.with), countGames(one.without)) >= THRESHOLDS.resultMinGames)
    .sort(
      inListOrder({
        figure: (one) => countGames(one.with),
        decks: ({ commander }) => commanders.getDecks(commander),
        name: ({ commander }) => commanders.getNameRank(commander),
      }),
    );
}

function acrossFigures(sides: readonly CardSides[]): CardTournamentResults['across'] {
  const strata = sides.map((one) => ({
    winsWith: one.with.wins,
    gamesWith: countGames(one.with),
    winsWithout: one.without.wins,
    gamesWithout: countGames(one.without),
  }));
  const sum = (read: (one: (typeof strata)[number]) => number) =>
    strata.reduce((total, one) => total + read(one), 0);
  const [inside, outside] = [sum(({ gamesWith }) => gamesWith), sum(({ gamesWithout }) => gamesWithout)];
  if (Math.min(inside, outside) < THRESHOLDS.resultMinGames) return null;
  const { difference, low, high } = acrossCommanders(strata);
  return {
    commanders: strata.length,
    gamesWith: inside,
    gamesWithout: outside,
    difference: rounded(difference),
    differenceLow: rounded(low),
    differenceHigh: rounded(high),
  };
}
