import type { Progress } from '@deckwright/command-line';
import { type DeckProvenance, toDay } from '@deckwright/domain';
import { judgeFacts, makeJudge } from '../judging/judge-facts.ts';
import type { JudgeFiles } from '../judging/judge-files.ts';
import { type PartColumns, packPart, partColumns } from '../judging/judged-part.ts';
import { type ChooseOptions, type ChosenDecks, chooseDecks } from './choose-decks.ts';
import { DeckTable, type JudgedColumns } from './deck-table.ts';
import type { BuildInputs } from './inputs.ts';
import { type ListSummary, summarizeLists } from './list-summary.ts';

export type DeckCount = ChosenDecks & {
  /** All decks read. */
  table: DeckTable;
  /** Number of decks read, including older versions. */
  read: number;
  /** Source names by number. */
  sources: readonly string[];
  provenance: DeckProvenance[];
  /** Names that match no card, with the number of lines that have them, most frequent first. */
  unknownNames: [name: string, lines: number][];
  lists: ListSummary;
};

/** Reads all decks and keeps those that count. */
export async function countDecks(
  inputs: Pick<BuildInputs, 'decks' | 'cards' | 'excluded' | 'combos' | 'precons'>,
  options: ChooseOptions,
  { judgeFiles, progress }: { judgeFiles: JudgeFiles; progress: Progress },
): Promise<DeckCount> {
  const facts = judgeFacts(inputs);
  const files = inputs.decks.flatMap((folder) => ('path' in folder ? [folder] : []));
  const judgedParts = await judgeFiles(files, facts, progress);
  const judge = once(() => makeJudge(facts));
  const unknown = new Map<string, number>();
  const sources = [...new Set(inputs.decks.map(({ source }) => source))].sort();
  const parts: JudgedColumns[] = [];
  progress.update('collecting decks');
  inputs.decks.forEach((folder, folderIndex) => {
    const source = sources.indexOf(folder.source);
    const add = (columns: PartColumns, by?: JudgedColumns['by']): void => {
      for (const [name, lines] of columns.unknown) unknown.set(name, (unknown.get(name) ?? 0) + lines);
      parts.push({ columns, source, folder: folderIndex, by });
    };
    if ('path' in folder) for (const part of judgedParts(folder)) add(part);
    else {
      const decks = [...folder.read()];
      const by = decks.some((deck) => deck.by) ? decks.map((deck) => deck.by) : undefined;
      add(partColumns(packPart(judge()(decks))), by);
    }
  });
  const table = new DeckTable(parts);
  const candidates = withoutRefused(table, inputs.decks);
  const releaseDays = Uint16Array.from(inputs.cards, ({ released }) => toDay(released) ?? 0);
  const choice = chooseDecks(table, candidates, { ...options, releaseDays });
  return {
    ...choice,
    table,
    sources,
    read: candidates.length,
    provenance: getProvenance(inputs, table, choice),
    lists: summarizeLists(table, choice.decks, inputs.cards),
    unknownNames: [...unknown].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
  };
}

/** All decks but those removed on request. */
function withoutRefused(table: DeckTable, folders: BuildInputs['decks']): Uint32Array {
  const all = new Uint32Array(table.size);
  for (let deck = 0; deck < all.length; deck++) all[deck] = deck;
  const refusals = folders.map((folder) => ('path' in folder ? folder.isRefused : null));
  if (refusals.every((isRefused) => isRefused === null)) return all;
  return all.filter((deck) => {
    const isRefused = refusals[table.getFolder(deck)];
    return !isRefused?.({ id: table.toId(deck), url: table.toUrl(deck) });
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Counted decks by source and rights, sorted by both; sources without a counted deck are included too. */
function getProvenance(
  inputs: Pick<BuildInputs, 'decks'>,
  table: DeckTable,
  { decks }: ChosenDecks,
): DeckProvenance[] {
  const rows = new Map<string, DeckProvenance>();
  for (const { source, rights } of inputs.decks)
    rows.set(`${source}\n${rights}`, { source, rights, decks: 0 });
  const ofFolder = inputs.decks.map(({ source, rights }) => rows.get(`${source}\n${rights}`));
  for (const deck of decks) {
    const row = ofFolder[table.getFolder(deck)];
    if (row) row.decks += 1;
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
