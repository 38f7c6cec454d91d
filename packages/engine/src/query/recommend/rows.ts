import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { holdersAmong } from './together.ts';

/** Size of the row cache per engine; popular cards recur in most queries. */
const CACHED_BYTES = 16_000_000;

/** Per card one bit for each deck of the engine: whether it runs the card. The rows are shared, so read-only. */
export function deckRows(engine: Engine, cards: Iterable<number>): Map<number, Uint32Array> {
  const retained = cachedRows(engine);
  const rows = new Map<number, Uint32Array>();
  const missing = new Set<number>();
  for (const card of cards) {
    const row = retained.get(card);
    if (row) rows.set(card, row);
    else missing.add(card);
  }
  if (missing.size === 0) return rows;
  const every = Uint32Array.from({ length: engine.decks }, (_, deck) => deck);
  const found = holdersAmong(engine, every, missing);
  const most = Math.floor(CACHED_BYTES / Math.max(1, found.words * Uint32Array.BYTES_PER_ELEMENT));
  for (const card of missing) {
    const from = found.row[card]! * found.words;
    // A copy, because a cached view would keep the buffer of all rows alive.
    const row = found.bits.slice(from, from + found.words);
    rows.set(card, row);
    retained.set(card, row);
  }
  for (const card of retained.keys()) {
    if (retained.size <= most) break;
    retained.delete(card);
  }
  return rows;
}

const cachedRows = perEngine(() => new Map<number, Uint32Array>());
