import { type DeckProvenance, dayOf } from '@deckwright/domain';
import type { Progress } from '../cli/terminal.ts';
import { judgeFacts, makeJudge } from '../judging/judge-facts.ts';
import type { JudgeFiles } from '../judging/judge-files.ts';
import type { JudgedPart } from '../judging/judged-part.ts';
import { type ChooseOptions, type ChosenDecks, chooseDecks } from './choose-decks.ts';
import type { Candidate, LakeDeck } from './counted-deck.ts';
import type { BuildInputs } from './inputs.ts';

export type DeckCount = ChosenDecks & {
  /** Number of decks read, including older versions. */
  read: number;
  /** Source names by number. */
  sources: readonly string[];
  provenance: DeckProvenance[];
  /** Names that match no card, with the number of lines that have them, most frequent first. */
  unknownNames: [name: string, lines: number][];
};

/** Reads all decks and keeps those that count. */
export async function countDecks(
  inputs: Pick<BuildInputs, 'decks' | 'cards' | 'combos' | 'precons'>,
  options: ChooseOptions,
  { judgeFiles, progress }: { judgeFiles: JudgeFiles; progress: Progress },
): Promise<DeckCount> {
  const facts = judgeFacts(inputs);
  const files = inputs.decks.flatMap((folder) => ('path' in folder ? [folder] : []));
  const partsOf = await judgeFiles(files, facts, progress);
  const judge = once(() => makeJudge(facts));
  const unknown = new Map<string, number>();
  const sources = [...new Set(inputs.decks.map(({ source }) => source))].sort();
  const candidates: Candidate[] = [];
  progress.update('collecting decks');
  inputs.decks.forEach((folder, folderIndex) => {
    const source = sources.indexOf(folder.source);
    const add = (part: JudgedPart, decks: readonly LakeDeck[] = []): void => {
      for (const [name, lines] of part.unknown) unknown.set(name, (unknown.get(name) ?? 0) + lines);
      for (const [place, judged] of part.decks.entries()) {
        if ('path' in folder && folder.isRefused(judged)) continue;
        const by = decks[place]?.by;
        candidates.push({ ...judged, source, folder: folderIndex, ...(by ? { by } : {}) });
      }
    };
    if ('path' in folder) for (const part of partsOf(folder)) add(part);
    else {
      const decks = [...folder.read()];
      add(judge()(decks), decks);
    }
  });
  const releaseDays = Uint16Array.from(inputs.cards, ({ released }) => dayOf(released) ?? 0);
  const choice = chooseDecks(candidates, { ...options, releaseDays });
  return {
    ...choice,
    sources,
    read: candidates.length,
    provenance: provenanceOf(inputs, choice),
    unknownNames: [...unknown].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Counted decks by source and rights, sorted by both; sources without a counted deck are included too. */
function provenanceOf(inputs: Pick<BuildInputs, 'decks'>, choice: ChosenDecks): DeckProvenance[] {
  const rows = new Map<string, DeckProvenance>();
  for (const { source, rights } of inputs.decks)
    rows.set(`${source}\n${rights}`, { source, rights, decks: 0 });
  for (const { folder } of choice.decks) {
    const from = inputs.decks[folder];
    const row = from && rows.get(`${from.source}\n${from.rights}`);
    if (row) row.decks += 1;
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
