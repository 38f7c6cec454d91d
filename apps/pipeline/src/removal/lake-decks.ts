import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYERS_SOURCE, type RawDeck, slugify } from '@deckwright/domain';
import { type DataPaths, HashedFile, playerFilePath, readPlayerFile } from '@deckwright/snapshot';
import { readJsonLines } from '../lake/json-lines.ts';
import { readCurrent, readMeta, writeCurrent, writeLakeFolder } from '../lake/lake.ts';
import { DecksMeta, PlayerDeckLine, RawDeckLine } from '../lake/lake-schemas.ts';

/** Letters of a source that its folder's name begins with. */
const MAX_PREFIX = 60;

/** What the names of a source's folders begin with; '' for a source without a letter or digit. */
export function folderPrefix(source: string): string {
  return slugify(source).replaceAll('/', '-').slice(0, MAX_PREFIX);
}

export type LakeFolder = DecksMeta & { name: string };

/** The folders of decks that are current, in order of ingest. */
export function deckFolders(paths: DataPaths): LakeFolder[] {
  return readCurrent(paths).decks.map((name) => ({ name, ...readMeta(paths, 'decks', name, DecksMeta) }));
}

/** The decks of a folder; they count only once the last has come. @throws AppError data-loss */
export function readLakeDecks(paths: DataPaths, { name, files }: LakeFolder): Iterable<RawDeck> {
  return readJsonLines(join(paths.decks, name, 'decks.jsonl'), files['decks.jsonl'], RawDeckLine);
}

export type FoundDeck = { folder: LakeFolder; deck: RawDeck };

/** Every version of every deck that matches. */
export function findLakeDecks(
  paths: DataPaths,
  matches: (source: string, deck: Pick<RawDeck, 'id' | 'url'>) => boolean,
): FoundDeck[] {
  const found: FoundDeck[] = [];
  for (const folder of deckFolders(paths))
    for (const deck of readLakeDecks(paths, folder))
      if (matches(folder.source, deck)) found.push({ folder, deck });
  return found;
}

/** Whether a player shared such a deck on the site: those are removed there. */
export function isSharedByPlayer(
  paths: DataPaths,
  matches: (source: string, deck: Pick<RawDeck, 'id' | 'url'>) => boolean,
): boolean {
  const path = playerFilePath(paths, 'decks');
  if (!existsSync(path)) return false;
  return [...readPlayerFile(path, PlayerDeckLine)].some(({ id }) =>
    matches(PLAYERS_SOURCE, { id, url: null }),
  );
}

/** Takes whole folders out of the lake; the end of the run removes their files. */
export function dropFolders(paths: DataPaths, names: readonly string[]): void {
  const current = readCurrent(paths);
  writeCurrent(paths, { ...current, decks: current.decks.filter((name) => !names.includes(name)) });
}

/**
 * Writes a folder anew without the decks that match, in its place in the order of ingest; an empty one is dropped. The
 * end of the run removes the old files.
 */
export async function rewriteFolder(
  paths: DataPaths,
  folder: LakeFolder,
  matches: (deck: RawDeck) => boolean,
): Promise<void> {
  const { source, rights, rejected, newestEvent } = folder;
  let retained = 0;
  const { name } = await writeLakeFolder(paths, 'decks', `${folderPrefix(source)}-`, async (path) => {
    const lines = new HashedFile(join(path, 'decks.jsonl'));
    try {
      for (const deck of readLakeDecks(paths, folder)) {
        if (matches(deck)) continue;
        lines.writeText(`${JSON.stringify(deck)}\n`);
        retained += 1;
      }
      const meta = { source, rights, decks: retained, rejected, ...(newestEvent ? { newestEvent } : {}) };
      return { files: { 'decks.jsonl': lines.close() }, meta };
    } finally {
      lines.abandon();
    }
  });
  const current = readCurrent(paths);
  const decks = current.decks.flatMap((other) =>
    other === folder.name ? (retained > 0 ? [name] : []) : [other],
  );
  writeCurrent(paths, { ...current, decks: [...new Set(decks)] });
}
