import { stat } from 'node:fs/promises';
import type { OnBytes } from '../stream/chunks.ts';
import type { MirrorFiles } from './mirror-files.ts';

/** Bytes as they lie on disk, over all files of the run; `stage` is the file being read. */
export type ReadingProgress = { stage: string; bytesRead: number; bytesTotal: number };

export type OnProgress = (progress: ReadingProgress) => void;

/** Gives each stage its byte counter; undefined without a listener. */
export async function newProgress(
  files: MirrorFiles,
  onProgress: OnProgress | undefined,
): Promise<(stage: string) => OnBytes | undefined> {
  if (!onProgress) return () => undefined;
  const { oracleCards, defaultCards, oracleTags, rulings, sets } = files;
  const { identifiers, prices, deckList, variants } = files;
  const scryfall = [oracleCards, defaultCards, oracleTags, rulings, sets];
  const paths = [...scryfall, identifiers, prices, deckList, variants];
  const sizes = await Promise.all(
    paths.filter((path) => path !== null).map(async (path) => (await stat(path)).size),
  );
  const bytesTotal = sizes.reduce((sum, size) => sum + size, 0);
  let bytesRead = 0;
  return (stage) => (bytes) => {
    bytesRead += bytes;
    onProgress({ stage, bytesRead, bytesTotal });
  };
}
