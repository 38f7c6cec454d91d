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

/** One way in which a database is asked; `withoutRule` counts an undated deck for its newest card, too. */
type DatabaseContestant = { name: string; questions: SqlQuestions; withoutRule: SqlQuestions | null };

/** A database with all decks. */
type Database = Cost & {
  name: string;
  description: string;
  contestants: readonly DatabaseContestant[];
  close: () => Promise<void> | void;
};

/** One size of generated decks, loaded by all contestants. */
export type DataSet = {
  engine: EngineContestant;
  /** The engine without the list of what it leaves out: an undated deck counts for its newest card, too. */
  engineWithoutRule: EngineContestant;
  loaded: Engine;
  /** Created on demand, so that its heap does not slow down the others' races. */
  makeNaive: (leaveOneOut?: boolean) => NaiveContestant;
  databases: readonly Database[];
  cardOrder: Uint32Array;
  entries: number;
  /** The commander with most decks. */
  largest: number;
  shares: DateShares;
  costs: { engine: Cost; naive: Cost };
  loadMs: number;
  close: () => Promise<void>;
};

/** Decks whose saved date is unknown, and those of them that do not count for their newest card, 0…1 of all. */
type DateShares = { undated: number; leftOut: number };

/** Above so many decks PostgreSQL is not asked without the rule: filling its tables twice takes too long. */
const MAX_POSTGRES_WITHOUT_RULE = 100_000;

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
  const makeNaive = (leaveOneOut = true) =>
    new NaiveContestant(cards, naiveDecks(packed, cards, leaveOneOut));
  const naiveStarted = performance.now();
  const measured = { naive: makeNaive() };
  const naiveMs = performance.now() - naiveStarted;
  const naiveBytes = heapBytes() - heapBefore;
  Reflect.deleteProperty(measured, 'naive');

  const databases = await loadDatabases(cards, packed);
  return {
    engine: new EngineContestant(loaded, cardOrder),
    engineWithoutRule: new EngineContestant(withoutUncounted(loaded), cardOrder),
    loaded,
    makeNaive,
    databases,
    cardOrder,
    entries: packed.deckCards.length,
    largest: Math.floor(packed.commanders.length / 2),
    shares: {
      undated: loaded.deckDay.reduce((sum, day) => sum + (day === 0 ? 1 : 0), 0) / total,
      leftOut: loaded.uncounted / total,
    },
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

/** A view of the engine that counts every deck for all of its cards; nothing else changes. */
function withoutUncounted(engine: Engine): Engine {
  return {
    ...engine,
    uncounted: 0,
    uncountedDeck: new Uint32Array(0),
    uncountedCard: new Uint16Array(0),
  };
}

type Loading = {
  files: Files;
  cards: readonly EngineCard[];
  slots: readonly number[];
  asOfSlot: number;
  decks: number;
};

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
  const loading = { files, cards, slots, asOfSlot: slotOfDay(LAST_DAY), decks: packed.day.length };
  const databases: Database[] = [];
  try {
    for (const load of [loadDuckDb, loadPostgres]) {
      try {
        databases.push(await load(loading));
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

async function loadDuckDb({ files, cards, slots, asOfSlot }: Loading): Promise<Database> {
  const { DuckDb } = await loadOnDemand('@duckdb/node-api', () => import('../contestants/duckdb.ts'));
  const started = performance.now();
  const duck = await DuckDb.load(files, asOfSlot);
  const buildMs = performance.now() - started;
  const bytes = await duck.bytes();
  await duck.fillWithoutRule();
  return {
    name: 'DuckDB',
    description: `DuckDB ${await duck.version()} (in memory, sorted by commander)`,
    contestants: [
      {
        name: 'DuckDB',
        questions: duck.questions(cards, slots, true),
        withoutRule: duck.questions(cards, slots, false),
      },
      {
        name: 'DuckDB, tuned',
        questions: duck.tunedQuestions(cards, slots, true),
        withoutRule: duck.tunedQuestions(cards, slots, false),
      },
    ],
    buildMs,
    bytes,
    close: () => duck.close(),
  };
}

async function loadPostgres({ files, cards, slots, asOfSlot, decks }: Loading): Promise<Database> {
  const started = performance.now();
  const postgres = await Postgres.load(files, asOfSlot);
  const buildMs = performance.now() - started;
  const bytes = await postgres.bytes();
  const isWithoutRule = decks <= MAX_POSTGRES_WITHOUT_RULE;
  if (isWithoutRule) await postgres.fillWithoutRule();
  return {
    name: 'PostgreSQL',
    description: `PostgreSQL ${await postgres.version()} (sorted by commander, covering indexes)`,
    contestants: [
      {
        name: 'PostgreSQL',
        questions: postgres.questions(cards, slots, true),
        withoutRule: isWithoutRule ? postgres.questions(cards, slots, false) : null,
      },
    ],
    buildMs,
    bytes,
    close: () => postgres.close(),
  };
}

function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
