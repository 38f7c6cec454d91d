import { NO_DECK } from '../../results-format.ts';
import type { Engine } from '../decks/engine.ts';
import type { EngineFilters } from '../decks/filters.ts';
import { perEngine } from '../decks/per-engine.ts';
import { countSpan, entriesIn, type ResultSpan } from './count-entries.ts';

/** A tournament by its number in the file; `day` in days since 1970-01-01, `size` in players. */
export type TournamentEvent = {
  number: number;
  id: string;
  name: string;
  day: number;
  size: number;
  /** Results that are known. */
  entries: number;
};

/** A result of a tournament; `deck` is null where its list is not a counted deck. */
export type Standing = {
  commander: number;
  deck: number | null;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};

export type CommanderSpan = ResultSpan & { commander: number };

/** The tournament results of every commander whose entries pass the filters; none without results and with `placing`. */
export function commanderSpans(engine: Engine, { filters }: { filters: EngineFilters }): CommanderSpan[] {
  const { results } = engine;
  if (!results || filters.placing !== null) return [];
  const spans: CommanderSpan[] = [];
  for (let commander = 0; commander < engine.commanders; commander++) {
    const entries = entriesIn(engine, results, commander, filters);
    if (entries.length > 0) spans.push({ commander, ...countSpan(results, entries) });
  }
  return spans;
}

/** All tournaments with results, newest first, then the largest. */
export function tournamentEvents(engine: Engine): TournamentEvent[] {
  const { results } = engine;
  if (!results) return [];
  // A copy, because a decoder takes no shared memory.
  const lines = new TextDecoder().decode(results.text.slice()).split('\n');
  const taken = new Set<string>();
  return [...standingsByEvent(engine)]
    .sort(([a], [b]) => a - b)
    .map(([number, rows]): TournamentEvent => {
      const [key = '', name = ''] = (lines[number] ?? '').split('\t');
      return {
        number,
        id: idOfKey(key, taken),
        name,
        day: results.eventDay[number] ?? 0,
        size: results.eventSize[number] ?? 0,
        entries: rows.length,
      };
    })
    .sort((a, b) => b.day - a.day || b.size - a.size || (a.id < b.id ? -1 : 1));
}

/** The id at the source, with which the key begins; where an earlier event of another day has it, with the rest of the key. */
function idOfKey(key: string, taken: Set<string>): string {
  const [first = ''] = key.split(' ', 1);
  const id = first === '' || taken.has(first) ? key.replaceAll(' ', '-') : first;
  taken.add(id);
  return id;
}

/** The results of a tournament, best first. */
export function tournamentStandings(engine: Engine, event: number): Standing[] {
  return (standingsByEvent(engine).get(event) ?? []).toSorted(
    (a, b) => a.placing - b.placing || a.commander - b.commander,
  );
}

const standingsByEvent = perEngine((engine): Map<number, Standing[]> => {
  const standings = new Map<number, Standing[]>();
  const { results } = engine;
  for (let commander = 0; results && commander < engine.commanders; commander++) {
    const end = results.commanderEntry[commander + 1] ?? 0;
    for (let entry = results.commanderEntry[commander] ?? 0; entry < end; entry++) {
      const event = results.entryEvent[entry] ?? 0;
      const deck = results.entryDeck[entry] ?? NO_DECK;
      const standing = {
        commander,
        deck: deck === NO_DECK ? null : deck,
        placing: results.entryPlacing[entry] ?? 0,
        wins: results.entryWins[entry] ?? 0,
        losses: results.entryLosses[entry] ?? 0,
        draws: results.entryDraws[entry] ?? 0,
      };
      const rows = standings.get(event);
      if (rows) rows.push(standing);
      else standings.set(event, [standing]);
    }
  }
  return standings;
});
