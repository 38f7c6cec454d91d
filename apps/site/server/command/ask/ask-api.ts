import { loadSnapshot } from '@deckwright/answers';
import { ProblemDetails } from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId } from '@deckwright/snapshot';
import type { z } from 'zod';
import { createApp } from '../../app.ts';
import { VERSION_ONE } from '../../http/version-one.ts';
import { readSettings } from '../../settings/settings.ts';
import { terminalText } from './terminal-text.ts';

/** Where questions go: a path and query below `/api/v1`, with a body by POST. */
export type AskApi = {
  /** @throws AppError with what the API says is wrong, unavailable where nobody answers */
  ask: <T extends z.ZodType>(path: string, shape: T, body?: object) => Promise<z.output<T>>;
  close: () => Promise<void>;
};

type Send = (path: string, init: RequestInit) => Promise<Response>;

const MOST_WAIT_MS = 60_000;

/** The API of a site, at its address. */
export function apiOfSite(site: string): AskApi {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new AppError(
      'invalid-argument',
      `"${site}" is not the address of a site, such as https://decks.example.`,
    );
  const base = site.replace(/\/+$/, '');
  const send: Send = async (path, init) => {
    try {
      return await fetch(base + path, { ...init, signal: AbortSignal.timeout(MOST_WAIT_MS) });
    } catch (cause) {
      throw new AppError('unavailable', `${base} does not answer.`, { cause });
    }
  };
  return { ask: askBy(send), close: async () => {} };
}

/** The same API over the published snapshot of a data folder, without a site. */
export async function apiOfFolder(dataDir: string): Promise<AskApi> {
  const id = currentSnapshotId(dataDir);
  if (id === null)
    throw new AppError(
      'failed-precondition',
      `No data are published in ${dataDir}. Run "npm run deckwright -- build" first, or ask a site with --site.`,
    );
  const { snapshot, close } = await loadSnapshot(dataDir, id);
  const app = createApp({
    acquire: () => ({ snapshot, release: () => {} }),
    settings: readSettings({}),
  });
  return { ask: askBy(async (path, init) => app.request(path, init)), close };
}

function askBy(send: Send): AskApi['ask'] {
  return async (path, shape, body) => {
    const init =
      body === undefined
        ? {}
        : {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          };
    const answer = await send(`${VERSION_ONE}${path}`, init);
    const text = await answer.text();
    const value = parsed(text);
    if (answer.ok) {
      const read = shape.safeParse(value);
      if (read.success) return read.data;
      throw new AppError('unavailable', 'The answer has another form than expected: the site may be older.');
    }
    throw problemOf(answer.status, value);
  };
}

function problemOf(status: number, value: unknown): AppError {
  const problem = ProblemDetails.safeParse(value);
  if (!problem.success) return new AppError('unavailable', `The site answered with status ${status}.`);
  const { detail, error, nearest = [] } = problem.data;
  const meant = nearest.length > 0 ? ` Did you mean ${nearest.map(({ label }) => label).join(', ')}?` : '';
  return new AppError(error.code, terminalText(`${detail}${meant}`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of something between here and the site.
    return null;
  }
}
