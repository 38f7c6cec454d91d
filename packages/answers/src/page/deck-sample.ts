import type { DeckSample } from '@deckwright/contract';
import { type DeckFilters, toDate } from '@deckwright/domain';
import type { DeckSampleCounts } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { toPageWindow } from './page-window.ts';

/** What the numbers of a page rest on, with the sources of its decks. */
export function describeSample(
  { manifest, deckLinks }: Pick<LoadedSnapshot, 'manifest' | 'deckLinks'>,
  counted: DeckSampleCounts,
  { range }: Pick<DeckFilters, 'range'>,
): DeckSample {
  const { decks, datedDecks, firstDay, lastDay, runs } = counted;
  const { asOf, maxAgeDays, provenance } = manifest;
  const bySource = new Map<number, number>();
  for (let run = 0; run < runs.length; run += 2)
    deckLinks.countSources(runs[run] ?? 0, runs[run + 1] ?? 0, bySource);
  const sources = [...bySource].flatMap(([source, numDecks]) => {
    const name = provenance[source]?.source;
    return name === undefined ? [] : [{ name, numDecks }];
  });
  return {
    numDecks: decks,
    datedDecks,
    undatedDecks: decks - datedDecks,
    decksWithEstimatedBasics: counted.decksWithEstimatedBasics,
    decksWithEstimatedBracket: counted.decksWithEstimatedBracket,
    nearIdenticalGroups: counted.nearIdenticalGroups,
    nearIdenticalDecks: counted.nearIdenticalDecks,
    effectiveDecks: counted.effectiveDecks,
    sources: sources.sort((a, b) => b.numDecks - a.numDecks || (a.name < b.name ? -1 : 1)),
    firstSaved: firstDay === null ? null : toDate(firstDay),
    lastSaved: lastDay === null ? null : toDate(lastDay),
    asOf,
    range,
    rangeText: toPageWindow(range, asOf, maxAgeDays).label,
  };
}
