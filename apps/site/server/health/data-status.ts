import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Accounts, Mailer } from '@deckwright/accounts';
import type { StaffData } from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { dataPaths, readRefreshReport } from '@deckwright/snapshot';
import { getServedManifest } from '../snapshot/served-manifest.ts';
import type { Lease } from '../snapshot/snapshot-manager.ts';

type Deps = {
  dataDir: string;
  acquire: () => Lease;
  storeStatus: () => StaffData['store'];
  database: Pick<Database, 'kind' | 'health'>;
  mailer: Pick<Mailer, 'status'>;
  accounts: Pick<Accounts, 'subscriptions'>;
};

/** What is served and the state of the site's parts, read anew each time. */
export function dataStatus({ dataDir, acquire, storeStatus, database, mailer, accounts }: Deps) {
  const paths = dataPaths(dataDir);
  return async (): Promise<StaffData> => ({
    snapshot: servedSnapshot(acquire),
    ingestedAt: changedAt(paths.lakeCurrent),
    refresh: lastRefresh(dataDir),
    store: storeStatus(),
    players: playerFiles(join(paths.lake, 'players')),
    database: {
      kind: database.kind,
      healthy: await database.health().then(
        () => true,
        () => false,
      ),
    },
    mails: mailer.status(),
    subscriptions: accounts.subscriptions(),
  });
}

function servedSnapshot(acquire: () => Lease): StaffData['snapshot'] {
  const manifest = getServedManifest(acquire);
  if (manifest === null) return null;
  const { id, generatedAt, asOf, sample, counts, provenance, deckRejects } = manifest;
  return {
    id,
    generatedAt,
    asOf,
    sample,
    decks: counts.decks,
    cards: counts.cards,
    sources: provenance,
    kept: Object.entries(deckRejects)
      .filter(([, decks]) => decks > 0)
      .map(([reason, decks]) => ({ reason, decks })),
  };
}

function lastRefresh(dataDir: string): StaffData['refresh'] {
  const report = readRefreshReport(dataDir);
  if (report === null) return null;
  const { startedAt, endedAt, outcome, reasons } = report;
  return { startedAt, endedAt, outcome, reasons };
}

function playerFiles(folder: string): StaffData['players'] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.jsonl') && !name.startsWith('.'))
    .sort()
    .map((name) => {
      const { size, mtime } = statSync(join(folder, name));
      return { name: name.slice(0, -'.jsonl'.length), bytes: size, writtenAt: mtime.toISOString() };
    });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing has been written yet.
    return [];
  }
}

function changedAt(path: string): string | null {
  return statSync(path, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;
}
