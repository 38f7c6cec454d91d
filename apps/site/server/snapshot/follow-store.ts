import { currentSnapshotId } from '@deckwright/snapshot';
import { removeDownloads } from '@deckwright/snapshot/store';
import type { ProcessLog } from '../observability/process-log.ts';
import type { Settings } from '../settings/settings.ts';
import type { SnapshotManager } from './snapshot-manager.ts';
import { StoreFollower } from './store-follower.ts';

type SnapshotNotices = {
  /** Calls back when a database that notifies of publications reports one, or may have. */
  onSnapshotPublished: (call: () => void) => Promise<void>;
};

/**
 * Follows the snapshot store that the settings name; null without one. Resolves at once if the data folder has a
 * snapshot to serve, otherwise after the first attempt to fetch one.
 */
export async function followStore(
  { store: settings, dataDir }: Settings,
  manager: Pick<SnapshotManager, 'check'>,
  database: SnapshotNotices,
  log: Pick<ProcessLog, 'info'>,
): Promise<StoreFollower | null> {
  if (settings === null) {
    await removeDownloads(dataDir, null);
    return null;
  }
  const follower = new StoreFollower({
    ...settings,
    dataDir,
    onPublished: () => manager.check(),
    log: (message) => log.info(message),
  });
  await database.onSnapshotPublished(() => void follower.look());
  const first = follower.start();
  if (publishesNothing(dataDir)) {
    log.info(
      `There is no snapshot here yet; the site starts once it is fetched from ${settings.store.name}.`,
    );
    await first;
  }
  return follower;
}

function publishesNothing(dataDir: string): boolean {
  try {
    return currentSnapshotId(dataDir) === null;
  } catch {
    // A damaged pointer is replaced.
    return true;
  }
}
