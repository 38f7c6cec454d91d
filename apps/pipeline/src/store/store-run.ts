import { type CommandContext, errorMessage, formatBytes } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { type Manifest, publishSnapshot, snapshotIds } from '@deckwright/snapshot';
import type { ObjectStore, Publication } from '@deckwright/snapshot/store';

/** The store that all sites follow, and what it published when the command began. */
export type StoreRun = { store: ObjectStore; base: Publication | null };

/**
 * Asks the store that SNAPSHOT_STORE names before any work begins; null without one.
 * @throws AppError if a setting is wrong or the store cannot be used.
 */
export async function beginStoreRun({ env, dataDir }: CommandContext): Promise<StoreRun | null> {
  if (!env.SNAPSHOT_STORE?.trim()) return null;
  const { openStore, readPublication } = await import('@deckwright/snapshot/store');
  const store = openStore(env, dataDir);
  return store && { store, base: await readPublication(store) };
}

/** Fetches a snapshot that only the store has into the data folder. */
export async function bringHere(context: CommandContext, run: StoreRun | null, id: string): Promise<void> {
  const { dataDir, terminal } = context;
  if (run === null || snapshotIds(dataDir).includes(id)) return;
  const { fetchSnapshot, storedIds } = await import('@deckwright/snapshot/store');
  if (!(await storedIds(run.store)).includes(id)) return;
  await fetchSnapshot({
    ...{ store: run.store, dataDir, id, resume: false },
    onProgress: (done, total) => terminal.progress.update('fetching the snapshot', done, total),
  });
  terminal.progress.clear();
}

/**
 * Publishes a snapshot of the data folder: to the store first, so that this machine never serves what the others do not
 * get, then here; then tells the sites. Returns the manifest and what went wrong afterward, a sentence each.
 * @throws AppError as `publishSnapshot` and `publishToStore` do.
 */
export async function publishEverywhere(
  context: CommandContext,
  run: StoreRun | null,
  id: string,
  withdrawOthers = false,
): Promise<{ manifest: Manifest; warnings: string[] }> {
  const warnings = run === null ? [] : await publishToSites(context, run, id, withdrawOthers);
  return { manifest: await publishSnapshot(context.dataDir, id), warnings };
}

async function publishToSites(
  { dataDir, env, terminal, now }: CommandContext,
  { store, base }: StoreRun,
  id: string,
  withdrawOthers: boolean,
): Promise<string[]> {
  const { publishToStore, SNAPSHOT_CHANNEL } = await import('@deckwright/snapshot/store');
  const published = await publishToStore({
    ...{ store, dataDir, id, base, now: now(), withdrawOthers },
    onProgress: (done, total) => terminal.progress.update('uploading the snapshot', done, total),
    onWait: (holder) => terminal.progress.update(`waiting for ${holder}, which publishes to the store`),
  }).catch((error: unknown) => {
    terminal.progress.clear();
    throw snapshotIds(dataDir).includes(id) ? withAdvice(error, id) : error;
  });
  terminal.progress.clear();
  const { publication, uploaded, removed, warning } = published;
  terminal.out(`Publication ${publication} of ${store.name}: ${id}, ${formatBytes(uploaded)} uploaded\n`);
  for (const old of removed) terminal.out(`Removed the old snapshot ${old} from the store\n`);
  const warnings = warning === null ? [] : [warning];
  if (!env.DATABASE_URL) return warnings;
  const { notifyPostgres } = await import('@deckwright/database');
  try {
    await notifyPostgres(env.DATABASE_URL, SNAPSHOT_CHANNEL, id);
  } catch (error) {
    warnings.push(`The sites could not be notified and find it by asking the store: ${errorMessage(error)}`);
  }
  return warnings;
}

/** What is built is not lost when the store is away. */
function withAdvice(error: unknown, id: string): unknown {
  if (!(error instanceof AppError) || error.message.includes(`publish ${id}`)) return error;
  return new AppError(
    error.code,
    `${error.message} Nothing was published. Snapshot ${id} is kept here: run "npm run deckwright -- publish ${id}" once the store works.`,
    { cause: error },
  );
}
