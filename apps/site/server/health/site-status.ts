import type { StaffData, StaffStatus } from '@deckwright/contract/schemas';
import type { FairQueue, LoadShedder } from '@deckwright/overload';
import { readBackupReport } from '../backup/backup-report.ts';
import { VERSION } from '../settings/version.ts';
import type { ReadinessCheck } from './readiness.ts';

type Deps = {
  dataDir: string;
  readiness: Pick<ReadinessCheck, 'read'>;
  data: () => Promise<StaffData>;
  /** @throws if the database does not answer */
  lastMigration: () => Promise<string | null>;
  pages: Pick<FairQueue, 'state'>;
  calls: Pick<FairQueue, 'state'>;
  shedder: Pick<LoadShedder, 'refused'>;
};

/** What staff see of a process and its data folder, read anew each time. */
export function siteStatus(deps: Deps): () => Promise<StaffStatus> {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return async () => {
    const readiness = await deps.readiness.read();
    const { snapshot, refresh, database } = await deps.data();
    const requested = readiness.database ? await deps.lastMigration().catch(() => null) : null;
    return {
      version: VERSION,
      node: process.versions.node,
      startedAt,
      readiness,
      snapshot: snapshot && {
        id: snapshot.id,
        generatedAt: snapshot.generatedAt,
        asOf: snapshot.asOf,
        sample: snapshot.sample,
      },
      refresh,
      backup: readBackupReport(deps.dataDir),
      database: { kind: database.kind, healthy: readiness.database, migration: requested },
      load: { pages: deps.pages.state(), calls: deps.calls.state(), refusedAtOnce: deps.shedder.refused },
    };
  };
}
