import type { CommandContext } from '@deckwright/command-line';
import {
  type DataPaths,
  dataPaths,
  ensureWritable,
  holdLock,
  keepPrivate,
  removeLeftovers,
} from '@deckwright/snapshot';
import { removeUnused } from '../lake/lake.ts';
import { tidiedUp } from './tidied-up.ts';

/** Runs work that writes: as the only pipeline run on the data folder, after removing what a killed run left. */
export async function withPipelineLock(
  context: CommandContext,
  work: (paths: DataPaths) => Promise<void>,
): Promise<void> {
  ensureWritable(context.dataDir);
  const opened = keepPrivate(context.dataDir);
  if (opened !== null) context.terminal.err(`${opened}\n`);
  const paths = dataPaths(context.dataDir);
  const lock = holdLock(paths.pipelineLock, 'pipeline run');
  try {
    const { root, lake, catalogue, decks, prices, salt, history, shards, snapshots } = paths;
    removeLeftovers([root, lake, catalogue, decks, prices, salt, history, shards, snapshots]);
    try {
      await work(paths);
    } finally {
      // Also what a run had read before it failed, or was refused.
      const warning = tidiedUp('Data that is no longer used', () => removeUnused(paths));
      if (warning !== null) context.terminal.err(`Warning: ${warning}\n`);
    }
  } finally {
    lock.release();
  }
}
