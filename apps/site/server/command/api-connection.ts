import { AppError } from '@deckwright/domain';
import { currentSnapshotId } from '@deckwright/snapshot';
import { type AskApi, createAsk, type Send } from '../questions/ask-api.ts';

/** An API until it is closed. */
export type ApiConnection = AskApi & { close: () => Promise<void> };

const MAX_WAIT_MS = 60_000;

/** The API of a site, at its address. @throws AppError invalid-argument if it is none */
export function siteApi(site: string): ApiConnection {
  const base = siteAddress(site);
  const send: Send = async (path, init) => {
    try {
      return await fetch(base + path, { ...init, signal: AbortSignal.timeout(MAX_WAIT_MS) });
    } catch (cause) {
      throw new AppError('unavailable', `${base} does not answer.`, { cause });
    }
  };
  return { ask: createAsk(send), close: async () => {} };
}

/** The address of a site without slashes at its end. @throws AppError invalid-argument if it is none */
export function siteAddress(site: string): string {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new AppError(
      'invalid-argument',
      `"${site}" is not the address of a site, such as https://decks.example.`,
    );
  return site.replace(/(?<!\/)\/+$/, '');
}

/** The API over the published snapshot of a data folder, without a site. */
export async function folderApi(dataDir: string): Promise<ApiConnection> {
  const id = currentSnapshotId(dataDir);
  if (id === null)
    throw new AppError(
      'failed-precondition',
      `No data is published in ${dataDir}. Run "npm run deckwright -- build" first, or ask a site with --site.`,
    );
  // Loaded here, because asking a site needs nothing of one.
  const { loadSnapshot } = await import('@deckwright/answers');
  const { createApp } = await import('../app.ts');
  const { readSettings } = await import('../settings/settings.ts');
  const { snapshot, close } = await loadSnapshot(dataDir, id);
  const app = createApp({
    acquire: () => ({ snapshot, release: () => {} }),
    settings: readSettings({}),
  });
  return { ask: createAsk(async (path, init) => app.request(path, init)), close };
}
