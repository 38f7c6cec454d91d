import type { EngineDeck } from '../build/types.ts';
import {
  type RefFilters,
  refCommanderDecks,
  refDistinctShare,
  refNearIdentical,
  type World,
} from './reference.ts';

/** What the numbers of a commander's page rest on, in the slowest obvious way; shares no code with the engine. */
export function refDeckSample(world: World, key: string, filters: RefFilters) {
  return refDecksSample(world, refCommanderDecks(world, key, filters).inside, filters);
}

/** What numbers over these decks, which pass the filters, rest on. */
export function refDecksSample(
  world: World,
  inside: readonly EngineDeck[],
  filters: Pick<RefFilters, 'bracket'>,
) {
  const groups = refNearIdentical(world)
    .map((group) => group.filter((deck) => inside.includes(deck)))
    .filter((group) => group.length > 1);
  const days = inside.flatMap(({ day }) => (day === null ? [] : [day])).sort((a, b) => a - b);
  return {
    decks: inside.length,
    datedDecks: days.length,
    decksWithEstimatedBasics: inside.filter(({ basicsEstimated }) => basicsEstimated).length,
    decksWithEstimatedBracket:
      filters.bracket === 0 ? 0 : inside.filter(({ bracket }) => bracket === 0).length,
    nearIdenticalGroups: groups.length,
    nearIdenticalDecks: groups.flat().length,
    effectiveDecks: Math.round(refDistinctShare(world, inside) * inside.length),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
  };
}
