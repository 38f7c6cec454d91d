import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShard, finishEngine } from '../../../packages/engine/src/build/index.ts';
import { type Engine, loadEngine } from '../../../packages/engine/src/query/index.ts';
import { releaseSlots, writeCards, writeDecks, writeLeaders } from '../contestants/csv.ts';
import { DuckDb } from '../contestants/duckdb.ts';
import { EngineContestant } from '../contestants/engine.ts';
import { NaiveContestant, naiveDecks } from '../contestants/naive.ts';
import { Postgres } from '../contestants/postgres.ts';
import type { SqlQuestions } from '../contestants/sql.ts';
import { LAST_DAY, makeCatalogue } from '../generate/catalogue.ts';
import { engineDecks, makeDecks } from '../generate/decks.ts';

/** One size of generated decks, loaded by all contestants, with the load times. */
export type DataSet = {
  engine: EngineContestant;
  loaded: Engine;
  /** Created on demand, so that its heap does not slow down the others' races. */
  makeNaive: () => NaiveContestant;
  duck: SqlQuestions;
  duckTuned: SqlQuestions;
  postgres: SqlQuestions;
  cardOrder: Uint32Array;
  entries: number;
  /** The commander with most decks. */
  largest: number;
  versions: { duck: string; postgres: string };
  /** Milliseconds from decks in memory (engine, naive) or from a CSV file (databases) to ready. */
  buildMs: { engine: number; naive: number; duck: number; postgres: number };
  loadMs: number;
  bytes: { engine: number; naive: number; duck: number; postgres: number };
  close: () => Promise<void>;
};

export async function makeDataSet(total: number, largest: number): Promise<DataSet> {
  const cards = makeCatalogue();
  const packed = makeDecks(cards, total, largest);
  const started = performance.now();
  const shard = buildShard(cards, engineDecks(packed));
  const { bytes, cardOrder } = finishEngine(cards, shard, { asOfDay: LAST_DAY });
  const engineMs = performance.now() - started;
  if (shard.identical > 0)
    throw new Error(`${shard.identical} generated decks are identical, so decks would not match.`);
  const opened = performance.now();
  const loaded = loadEngine(bytes.buffer);
  const loadMs = performance.now() - opened;

  const heapBefore = heapBytes();
  const makeNaive = () => new NaiveContestant(cards, naiveDecks(packed, cards));
  const naiveStarted = performance.now();
  const held = { naive: makeNaive() };
  const naiveMs = performance.now() - naiveStarted;
  const naiveBytes = heapBytes() - heapBefore;
  Reflect.deleteProperty(held, 'naive');

  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  // PostgreSQL reads the files as another user.
  chmodSync(folder, 0o755);
  const files = {
    cards: join(folder, 'cards.csv'),
    leaders: join(folder, 'leaders.csv'),
    decks: join(folder, 'decks.csv'),
  };
  const { slots, slotOfDay } = releaseSlots(cards);
  await writeCards(files.cards, cards, slots);
  await writeLeaders(files.leaders, packed);
  await writeDecks(files.decks, packed, cards, slotOfDay);
  const duckStarted = performance.now();
  const duck = await DuckDb.load(files);
  const duckMs = performance.now() - duckStarted;
  const postgresStarted = performance.now();
  const postgres = await Postgres.load(files);
  const postgresMs = performance.now() - postgresStarted;
  rmSync(folder, { recursive: true, force: true });

  return {
    engine: new EngineContestant(loaded, cardOrder),
    loaded,
    makeNaive,
    duck: duck.questions(cards, slots),
    duckTuned: duck.tunedQuestions(cards, slots),
    postgres: postgres.questions(cards, slots),
    cardOrder,
    entries: packed.deckCards.length,
    largest: Math.floor(packed.commanders.length / 2),
    versions: { duck: await duck.version(), postgres: await postgres.version() },
    buildMs: { engine: engineMs, naive: naiveMs, duck: duckMs, postgres: postgresMs },
    loadMs,
    bytes: {
      engine: bytes.byteLength,
      naive: naiveBytes,
      duck: await duck.bytes(),
      postgres: await postgres.bytes(),
    },
    close: async () => {
      duck.close();
      await postgres.close();
    },
  };
}

function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
