import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { CommandContext } from '@deckwright/command-line';
import type { ShareOut } from './judge-work.ts';

/** Gives parts to workers if the settings DATABASE_URL and WORKER_STORE name where; otherwise undefined. */
export async function openShareOut(
  { env, dataDir, terminal }: Pick<CommandContext, 'env' | 'dataDir' | 'terminal'>,
  waitSeconds: number,
): Promise<ShareOut | undefined> {
  const { DATABASE_URL: databaseUrl, WORKER_STORE: folder } = env;
  if (!databaseUrl || !folder) return undefined;
  // Loaded here, because a build without workers needs none of it.
  const { blobFolder } = await import('./blob-store.ts');
  const { codeVersion } = await import('./code-version.ts');
  const { shareOutBy } = await import('./share-out.ts');
  return shareOutBy({
    databaseUrl,
    store: blobFolder(folder),
    code: codeVersion(),
    build: createHash('sha256').update(`${hostname()}\n${dataDir}`).digest('hex').slice(0, 16),
    waitMs: waitSeconds * 1000,
    warn: (message) => terminal.err(`Warning: ${message}\n`),
  });
}
