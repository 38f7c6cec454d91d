import { currentSnapshotId } from '@deckwright/snapshot';
import { removeDownloads } from '@deckwright/snapshot/store';
import type { ProcessLog } from '../observability/process-log.ts';
import type { Settings } from '../settings/settings.ts';
import type { SnapshotManager } from './snapshot-manager.ts';
import { StoreFollower } from './store-follower.ts';

export type SnapshotNotices = {
  /** Calls back when a database that notifies of publications reports one, or may have. */
  onSnapshotPublished: (call: () => void) => Promise<void>;
};

/** The follower of the snapshot store that the settings name, not started yet; null without one. */
export function createFollower(
  { store: settings, dataDir }: Settings,
  manager: Pick<SnapshotManager, 'check' | 'servedId'>,
  log: Pick<ProcessLog, 'info'>,
): StoreFollower | null {
  if (settings === null) return null;
  return new StoreFollower({
    ...settings,
    dataDir,
    onPublished: () => manager.check(),
    isServing: () => manager.servedId !== null,
    log: (message) => log.info(message),
  });
}

/**
 * Starts to follow the store. Resolves at once if the data folder has a snapshot to serve, otherwise after the first
 * attempt to fetch one. Without a store, removes what was downloaded from an earlier one.
 */
export async function startFollower(
  follower: StoreFollower | null,
  { dataDir }: Pick<Settings, 'dataDir'>,
  database: SnapshotNotices,
  log: Pick<ProcessLog, 'info'>,
): Promise<void> {
  if (follower === null) return removeDownloads(dataDir, null);
  await database.onSnapshotPublished(() => void follower.look());
  const first = follower.start();
  if (!publishesNothing(dataDir)) return;
  log.info(`There is no snapshot here yet; the site starts once it is fetched from ${follower.status.name}.`);
  await first;
}

function publishesNothing(dataDir: string): boolean {
  try {
    return currentSnapshotId(dataDir) === null;
  } catch {
    // A damaged pointer is replaced.
    return true;
  }
}
