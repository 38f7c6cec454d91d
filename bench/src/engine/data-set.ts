import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShard, type EngineCard, finishEngine } from '../../../packages/engine/src/build/index.ts';
import { type Engine, loadEngine } from '../../../packages/engine/src/query/index.ts';
import { releaseSlots, writeCards, writeCommanders, writeDecks } from '../contestants/csv.ts';
import { EngineContestant } from '../contestants/engine.ts';
import { NaiveContestant, naiveDecks } from '../contestants/naive.ts';
import { Postgres } from '../contestants/postgres.ts';
import type { Files, SqlQuestions } from '../contestants/sql.ts';
import { engineDecks, makeDecks, type PackedDecks } from '../generate/decks.ts';
import { LAST_DAY, makeCatalog } from '../generate/make-catalog.ts';
import { loadOnDemand, NotPossible } from '../on-demand.ts';
import { IS_TOY } from '../size.ts';

/** Milliseconds from decks in memory (engine, naive) or from a CSV file (databases) to ready, and bytes in memory or on disk. */
type Cost = { buildMs: number; bytes: number };

/** A database with all decks; `contestants` are the ways in which it is asked, by name. */
type Database = Cost & {
  name: string;
  description: string;
  contestants: readonly { name: string; questions: SqlQuestions }[];
  close: () => Promise<void> | void;
};

/** One size of generated decks, loaded by all contestants. */
export type DataSet = {
  engine: EngineContestant;
  loaded: Engine;
  /** Created on demand, so that its heap does not slow down the others' races. */
  makeNaive: () => NaiveContestant;
  databases: readonly Database[];
  cardOrder: Uint32Array;
  entries: number;
  /** The commander with most decks. */
  largest: number;
  costs: { engine: Cost; naive: Cost };
  loadMs: number;
  close: () => Promise<void>;
};

export async function makeDataSet(total: number, largest: number): Promise<DataSet> {
  const cards = makeCatalog();
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
  const measured = { naive: makeNaive() };
  const naiveMs = performance.now() - naiveStarted;
  const naiveBytes = heapBytes() - heapBefore;
  Reflect.deleteProperty(measured, 'naive');

  const databases = await loadDatabases(cards, packed);
  return {
    engine: new EngineContestant(loaded, cardOrder),
    loaded,
    makeNaive,
    databases,
    cardOrder,
    entries: packed.deckCards.length,
    largest: Math.floor(packed.commanders.length / 2),
    costs: {
      engine: { buildMs: engineMs, bytes: bytes.byteLength },
      naive: { buildMs: naiveMs, bytes: naiveBytes },
    },
    loadMs,
    close: async () => {
      for (const database of databases) await database.close();
    },
  };
}

/** DuckDB and PostgreSQL; in a toy run without DuckDB where it is not installed, and the run says so. */
async function loadDatabases(cards: readonly EngineCard[], packed: PackedDecks): Promise<Database[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  // PostgreSQL reads the files as another user.
  chmodSync(folder, 0o755);
  const files = {
    cards: join(folder, 'cards.csv'),
    commanders: join(folder, 'leaders.csv'),
    decks: join(folder, 'decks.csv'),
  };
  const { slots, slotOfDay } = releaseSlots(cards);
  await writeCards(files.cards, cards, slots);
  await writeCommanders(files.commanders, packed);
  await writeDecks(files.decks, packed, cards, slotOfDay);
  const databases: Database[] = [];
  try {
    for (const load of [loadDuckDb, loadPostgres]) {
      try {
        databases.push(await load(files, cards, slots));
      } catch (error) {
        if (!IS_TOY || !(error instanceof NotPossible)) throw error;
        console.log(`engine: without one database: ${error.message}.`);
      }
    }
  } catch (error) {
    for (const database of databases) await database.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return databases;
}

async function loadDuckDb(
  files: Files,
  cards: readonly EngineCard[],
  slots: readonly number[],
): Promise<Database> {
  const { DuckDb } = await loadOnDemand('@duckdb/node-api', () => import('../contestants/duckdb.ts'));
  const started = performance.now();
  const duck = await DuckDb.load(files);
  return {
    name: 'DuckDB',
    description: `DuckDB ${await duck.version()} (in memory, sorted by commander)`,
    contestants: [
      { name: 'DuckDB', questions: duck.questions(cards, slots) },
      { name: 'DuckDB, tuned', questions: duck.tunedQuestions(cards, slots) },
    ],
    buildMs: performance.now() - started,
    bytes: await duck.bytes(),
    close: () => duck.close(),
  };
}

async function loadPostgres(
  files: Files,
  cards: readonly EngineCard[],
  slots: readonly number[],
): Promise<Database> {
  const started = performance.now();
  const postgres = await Postgres.load(files);
  return {
    name: 'PostgreSQL',
    description: `PostgreSQL ${await postgres.version()} (sorted by commander, covering indexes)`,
    contestants: [{ name: 'PostgreSQL', questions: postgres.questions(cards, slots) }],
    buildMs: performance.now() - started,
    bytes: await postgres.bytes(),
    close: () => postgres.close(),
  };
}

function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
