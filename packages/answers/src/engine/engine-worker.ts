import { workerData } from 'node:worker_threads';
import { AppError, type ErrorCode } from '@deckwright/domain';
import {
  allDecks,
  type CardDecks,
  type CardModel,
  cardCountsOfTally,
  cardResultsAcross,
  cardStats,
  comboCounts,
  comboHolders,
  commanderCards,
  commanderDecks,
  commanderNumbers,
  commanderRanks,
  commanderRecords,
  commanderResults,
  commanderSpans,
  companionUse,
  countTogether,
  deckList,
  deckRow,
  deckSample,
  decksBehind,
  distinctShare,
  getEffectiveDecks,
  landAverages,
  landBase,
  landStats,
  leadCounts,
  loadCardDecks,
  loadCardModel,
  loadEngine,
  NO_ENGINE_FILTERS,
  packLists,
  preconAdvice,
  rankAdditions,
  recommend,
  saveDays,
  statsWithAverage,
  switchCounts,
  themeCommanders,
  themeStats,
  topCards,
  tournamentEvents,
  tournamentStandings,
} from '@deckwright/engine/query';
import { loadNameIndex, type NameIndex } from '@deckwright/search';

import {
  CARD_KIND,
  type EngineCall,
  type EngineCalls,
  type EngineTask,
  type LandsAnswer,
  type LandsQuestion,
  type Overview,
} from './engine-calls.ts';

/** Errors cross threads as plain data, because structured cloning loses their class and code. */
export type EngineReply =
  | { output: EngineCalls[EngineCall]['output'] }
  | { code: ErrorCode; message: string };

/** The bytes of a snapshot's files, shared between workers. */
export type EngineFiles = {
  engine: SharedArrayBuffer;
  /** Empty if the snapshot has none. */
  cardModel: SharedArrayBuffer;
  /** Empty if the snapshot has none. */
  cardDecks: SharedArrayBuffer;
  /** Empty if the snapshot has none. */
  results: SharedArrayBuffer;
  names: SharedArrayBuffer;
};

const shared = workerData as EngineFiles;
const engine = loadEngine(shared.engine, shared.results);
/** Loaded on first use, because most snapshots never need it. */
let names: NameIndex | null = null;
/** Loaded with the first question for recommendations; null if the snapshot has none. */
let cardModel: CardModel | null | undefined;
/** Loaded with the first question for recommendations; null if the snapshot has no decks by card. */
let cardDecks: CardDecks | null | undefined;

/** Runs one task of the pool. */
export default function answer(task: EngineTask): EngineReply {
  try {
    return { output: run(task) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    throw error;
  }
}

function run(task: EngineTask): EngineCalls[EngineCall]['output'] {
  switch (task.call) {
    case 'overview':
      return overview();
    case 'prepare':
      return prepare();
    case 'commander': {
      const { commander, filters, together } = task.input;
      return {
        ...statsWithAverage(engine, { commander, filters }),
        sample: deckSample(engine, { commander, filters }),
        holding: countTogether(engine, { commander, filters, lists: together }),
        results: commanderResults(engine, { commander, filters }),
      };
    }
    case 'card':
      return cardStats(engine, task.input);
    case 'topCards':
      return topCards(engine, task.input);
    case 'companions':
      return companionUse(engine, task.input);
    case 'decks':
      return { ...decksBehind(engine, task.input), counts: switchCounts(engine, task.input) };
    case 'saveDays':
      return saveDays(engine, task.input);
    case 'deck':
      return {
        ...deckRow(engine, task.input.commander, task.input.deck),
        cards: [...deckList(engine, task.input.deck)],
      };
    case 'averageDeck':
      return statsWithAverage(engine, task.input);
    case 'theme':
      return themeStats(engine, task.input);
    case 'themeCommanders':
      return themeCommanders(engine, task.input.limit);
    case 'played': {
      // The tallies are not sent along: they have a number for each card of the catalog.
      const { commander, filters = NO_ENGINE_FILTERS } = task.input;
      const { inside, outside, ...numbers } = commanderNumbers(engine, { commander, filters });
      const eligible = (task.input.others ?? []).map((card) => ({
        potentialDecks: inside.potential[card] ?? 0,
        effectiveDecks: getEffectiveDecks(inside, card),
      }));
      return { ...numbers, running: cardCountsOfTally(inside), eligible };
    }
    case 'ranks':
      return commanderRanks(engine, task.input);
    case 'leads':
      return leadCounts(engine, task.input);
    case 'comboCounts':
      return comboCounts(engine, task.input);
    case 'comboHolders':
      return comboHolders(engine, task.input);
    case 'lands':
      return lands(task.input);
    case 'preconAdvice':
      return preconAdvice(engine, task.input);
    case 'results':
      return commanderResults(engine, task.input);
    case 'cardResults':
      return cardResultsAcross(engine, task.input);
    case 'records':
      return commanderSpans(engine, task.input);
    case 'tournaments':
      return tournamentEvents(engine);
    case 'standings':
      return tournamentStandings(engine, task.input.event);
    case 'recommend':
    case 'rank': {
      cardModel ??= loadCardModel(shared.cardModel, engine.cards);
      cardDecks ??= loadCardDecks(shared.cardDecks, engine);
      const answer = task.call === 'rank' ? rankAdditions : recommend;
      return answer(engine, task.input, cardModel, cardDecks);
    }
    case 'nearest':
      return nearest(task.input);
  }
}

function nearest(queries: EngineCalls['nearest']['input']): number[][] {
  // TextDecoder does not accept shared memory.
  names ??= loadNameIndex(new Uint8Array(shared.names).slice());
  const index = names;
  return queries.map(({ query, limit }) =>
    index.nearest(query, limit).flatMap(({ kind, ref }) => (kind === CARD_KIND ? ref : [])),
  );
}

function lands(question: LandsQuestion): LandsAnswer {
  const { identity, range, capCents } = question;
  const stats = landStats(engine, { identity, range });
  const averageManaValue = question.averageManaValue ?? stats.averageManaValue;
  const cheap = question.cheap ?? stats.cheap;
  const base =
    identity === null || averageManaValue === null
      ? null
      : landBase(engine, { identity, stats, averageManaValue, cheap, capCents });
  const identities = question.overview ? landAverages(engine, range) : [];
  return { stats, base, identities };
}

/** Asks about a commander with few decks, since what is computed of all decks is kept. */
function prepare(): null {
  if (engine.commanders === 0) return null;
  let commander = 0;
  for (let other = 1; other < engine.commanders; other++)
    if (commanderDecks(engine, other) < commanderDecks(engine, commander)) commander = other;
  const filters = NO_ENGINE_FILTERS;
  run({ call: 'commander', input: { commander, filters, together: packLists([]) } });
  const cards = [...deckList(engine, engine.commanderStart[commander] as number)];
  const commanders = [...commanderCards(engine, commander)];
  run({ call: 'recommend', input: { commanders, cards, limit: 1 } });
  return null;
}

function overview(): Overview {
  const tally = allDecks(engine);
  const commanders = Array.from({ length: engine.commanders }, (_, commander) => commander);
  const brackets = [0, 0, 0, 0, 0, 0];
  const commanderPotential = new Uint32Array(engine.commanders);
  const commanderEffective = new Float64Array(engine.commanders);
  for (const { commander, potentialDecks, effectiveDecks } of commanderRanks(engine, { range: 'none' })) {
    commanderPotential[commander] = potentialDecks;
    commanderEffective[commander] = effectiveDecks;
  }
  for (const bracket of engine.deckBracket) brackets[bracket] = (brackets[bracket] ?? 0) + 1;
  const { games, wins } = commanderRecords(engine);
  return {
    cardDecks: tally.hold.slice(),
    cardPotential: tally.potential.slice(),
    cardEffective: Float64Array.from(tally.hold, (_, card) => getEffectiveDecks(tally, card)),
    commanderDecks: Uint32Array.from(commanders, (commander) => commanderDecks(engine, commander)),
    commanderPotential,
    commanderEffective,
    distinctShare: distinctShare(tally),
    commanderCards: commanders.map((commander) => [...commanderCards(engine, commander)]),
    commanderGames: games,
    commanderWins: wins,
    brackets,
    yearDecks: commanderRanks(engine, { range: 'year' }).reduce((sum, { decks }) => sum + decks, 0),
    themes: engine.themes,
  };
}
