import { loadSnapshot } from '@deckwright/answers';
import type { OwnWork } from '@deckwright/overload';
import type { ProcessLog } from '../observability/process-log.ts';
import { tracedLoad } from '../observability/traced-load.ts';
import type { Settings } from '../settings/settings.ts';
import { createFollower, type SnapshotNotices, startFollower } from '../snapshot/follow-store.ts';
import { type Lease, SnapshotManager } from '../snapshot/snapshot-manager.ts';
import type { StoreFollower, StoreStatus } from '../snapshot/store-follower.ts';
import { type Caches, deleteRetired } from './caches.ts';
import type { Shutdown } from './shutdown.ts';

/** The snapshots of this site, before and after they are read. */
export type Snapshots = {
  manager: SnapshotManager;
  /** Null without a snapshot store. */
  follower: StoreFollower | null;
  /** @throws AppError unavailable as long as there is no snapshot to serve */
  acquire: () => Lease;
  /** State of the snapshot store, null without one. */
  storeStatus: () => StoreStatus | null;
};

/** Reads nothing yet: until `startSnapshots` there is no snapshot to serve. */
export function createSnapshots(
  settings: Settings,
  caches: Caches,
  { log, ownWork }: { log: Pick<ProcessLog, 'info'>; ownWork: OwnWork },
): Snapshots {
  const load = settings.traces === null ? loadSnapshot : tracedLoad(loadSnapshot);
  const manager = new SnapshotManager({
    dataDir: settings.dataDir,
    load: (...snapshot) => ownWork.run(() => load(...snapshot)),
    onRetired: (id) => deleteRetired(caches, id),
  });
  const follower = createFollower(settings, manager, log);
  return {
    manager,
    follower,
    acquire: () => manager.acquire(),
    storeStatus: () => follower?.status ?? null,
  };
}

/** Fetches what the store publishes, if there is one, and opens the published snapshot. */
export async function startSnapshots(
  { manager, follower }: Snapshots,
  settings: Settings,
  { notices, log, shutdown }: { notices: SnapshotNotices; log: Pick<ProcessLog, 'info'>; shutdown: Shutdown },
): Promise<void> {
  shutdown.onClose(() => manager.stop());
  await startFollower(follower, settings, notices, log);
  if (follower) shutdown.onClose(() => follower.stop());
  await manager.start();
}
