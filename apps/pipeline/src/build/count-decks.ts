import { type DeckProvenance, dayOf } from '@deckwright/domain';
import type { Progress } from '../cli/terminal.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { type ChooseOptions, type ChosenDecks, chooseDecks } from './choose-decks.ts';
import type { Candidate } from './counted-deck.ts';
import type { BuildInputs } from './inputs.ts';
import { judgeDeck } from './judge-deck.ts';
import { PreconIndex } from './precon-index.ts';

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
export function countDecks(
  inputs: Pick<BuildInputs, 'decks' | 'precons'>,
  catalogue: BuildCatalogue,
  options: ChooseOptions,
  progress: Progress,
): DeckCount {
  const precons = new PreconIndex(inputs.precons, catalogue);
  const unknown = new Map<string, number>();
  const onUnknown = (name: string): void => {
    unknown.set(name, (unknown.get(name) ?? 0) + 1);
  };
  const sources = [...new Set(inputs.decks.map(({ source }) => source))].sort();
  const total = inputs.decks.reduce((sum, { size }) => sum + size, 0);
  const candidates: Candidate[] = [];
  inputs.decks.forEach((folder, folderIndex) => {
    const source = sources.indexOf(folder.source);
    for (const raw of folder.read()) {
      const judged = judgeDeck(raw, catalogue, precons, onUnknown);
      const candidate: Candidate = { ...judged, source, folder: folderIndex, by: raw.by };
      candidates.push(candidate);
      if (candidates.length % 500 === 0) progress.update('judging decks', candidates.length, total);
    }
  });
  const releaseDays = Uint16Array.from(catalogue.cards, ({ released }) => dayOf(released) ?? 0);
  const choice = chooseDecks(candidates, { ...options, releaseDays });
  return {
    ...choice,
    sources,
    read: candidates.length,
    provenance: provenanceOf(inputs, choice),
    unknownNames: [...unknown].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
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
