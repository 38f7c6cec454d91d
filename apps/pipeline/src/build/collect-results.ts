import { type DeckResult, toDay } from '@deckwright/domain';
import type { ResultEntry, ResultEvent } from '@deckwright/engine/build';
import { commanderCards, type Engine } from '@deckwright/engine/query';
import type { PlayedResult } from '../judging/counted-deck.ts';
import type { DeckTable } from './deck-table.ts';

type Collected = {
  /** In engine order: positions among `decks`. */
  deckRefs: Uint32Array;
  /** By engine card: its position in the catalog. */
  cardOrder: Uint32Array;
  /** Numbers of the counted decks in the table. */
  decks: Uint32Array;
  table: Pick<DeckTable, 'getCommanders'>;
  resultsByDeck: ReadonlyMap<number, readonly PlayedResult[]>;
  /** Results whose list is not a counted deck. */
  unlisted: readonly PlayedResult[];
  firstDay: number | null;
  lastDay: number;
};

/**
 * The results of counted decks and, by their commanders, of players whose list is unknown or does not count; those of
 * events outside the days, and of commanders without any counted deck, are left out.
 */
export function collectResults(engine: Engine, from: Collected): ResultEntry[] {
  const { deckRefs, decks, table, resultsByDeck, unlisted } = from;
  const findCommander = commanderFinder(engine, from.cardOrder);
  const events = new Map<string, ResultEvent>();
  const entries: ResultEntry[] = [];
  const add = (source: number, result: DeckResult, commander: number | null, deck: number | null): void => {
    const day = toDay(result.event.date) ?? 0;
    if (commander === null || day < (from.firstDay ?? 0) || day > from.lastDay) return;
    const { name, size } = result.event;
    const key = `${source}/${result.event.id}`;
    // Without the source, so that its name changes nothing; with the facts that tell apart events of other sources.
    const event = events.get(key) ?? { id: `${result.event.id} ${day} ${size} ${name}`, name, day, size };
    events.set(key, event);
    const { placing, wins, losses, draws } = result;
    entries.push({ event, commander, deck, placing, wins, losses, draws });
  };
  deckRefs.forEach((ref, deck) => {
    const number = decks[ref] ?? -1;
    for (const { source, result } of resultsByDeck.get(number) ?? [])
      add(source, result, findCommander(table.getCommanders(number)), deck);
  });
  for (const { source, result, commanders } of unlisted) add(source, result, findCommander(commanders), null);
  return entries;
}

/** Finds the engine's commander of catalog positions; null without a counted deck. */
function commanderFinder(
  engine: Engine,
  cardOrder: Uint32Array,
): (commanders: readonly number[]) => number | null {
  const toKey = (positions: readonly number[]): string => [...positions].sort((a, b) => a - b).join();
  const known = new Map<string, number>();
  for (let commander = 0; commander < engine.commanders; commander++)
    known.set(toKey([...commanderCards(engine, commander)].map((card) => cardOrder[card] ?? 0)), commander);
  return (commanders) => known.get(toKey(commanders)) ?? null;
}
