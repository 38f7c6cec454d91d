import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type LoadedSnapshot, prepareAdvice, prepareLists, prepareSnapshot } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import {
  BusyError,
  FairQueue,
  type KnownClients,
  type RefusalCounts,
  throwIfAborted,
} from '@deckwright/overload';
import type { NewsletterService } from '../accounts/newsletter-service.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { BUSY_PAGE, retrySeconds } from '../http/busy.ts';
import { monotonicNow } from '../http/clock.ts';
import { threadTurns } from '../http/process-thread.ts';
import type { Lease } from '../snapshot/snapshot-manager.ts';
import { backgroundTurns, idleTurns } from './background-turns.ts';
import { canonicalPath, canonicalQuery, pageKey } from './canonical-url.ts';
import { makeNewsletterForms, type NewsletterForms } from './form-calls.ts';
import type { RenderPage } from './page-handler.ts';
import { getPolicyOrigins, type MakerSettings, makePage, plainRequest } from './page-maker.ts';
import { noncePolicy, OPEN_POLICY } from './page-policy.ts';
import { pagesBeforeSwap, preparePages } from './prepare-pages.ts';
import { readForm } from './read-form.ts';
import type { StaticFiles } from './static-files.ts';

/**
 * Running and waiting renders: under lasting overload everyone admitted waits for all before, at most half a second.
 * More than one at a time only lets the thread work on one page while the engine counts for others on other cores.
 */
const RENDERS = { atOnce: Math.min(Math.max(availableParallelism(), 2), 4), waiting: 12, withinMs: 400 };

/** Of pages; other changes are calls of the API. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

export type SiteDeps = {
  acquire: () => Lease;
  settings: MakerSettings;
  files: Pick<StaticFiles, 'respond'>;
  render: RenderPage;
  /** What forms without scripts can reach; without it they say that the site cannot do this. */
  newsletter?: NewsletterService;
  /** Null in development: nothing is cached, and any script may run, since Vite's carry no nonce. */
  pages: ResponseCache | null;
  /** How many pages may render and wait at once. */
  renders?: { atOnce: number; waiting: number };
  /** Visitors that the queue prefers during an overload. */
  knownClients?: KnownClients;
  refusals?: RefusalCounts;
  /** The queue of calls, whose callers go before what is prepared. */
  calls?: Pick<FairQueue, 'state'>;
  /** The pages visited most before this start, and what is told how many of these were prepared. */
  popularBefore?: { addresses: readonly string[]; onPrepared: (pages: number) => void };
};

export type Site = {
  /** `visitor` is the key that limits count by. */
  answer: (request: Request, visitor: string) => Promise<Response>;
  /**
   * Renders what a new snapshot will be asked for first, which is what was most requested on the previous one or before this
   * start, and computes what further pages and advice need.
   */
  prepare: (next: LoadedSnapshot, last: string | null, signal: AbortSignal) => Promise<void>;
  /** Whether a visitor's request for a page that has to be rendered would be refused. */
  refuses: (visitor: string) => boolean;
  /** Pages that are rendered and wait, and those refused so far. */
  load: FairQueue['state'];
};

/** Answers files and pages: from memory if possible, otherwise rendered. */
export function createSite(given: SiteDeps): Site {
  const { knownClients, refusals } = given;
  const queue = new FairQueue({
    now: monotonicNow,
    ...(given.renders ?? RENDERS),
    ...(knownClients && { knownClients }),
    ...refusals?.ofQueue('page-queue'),
  });
  const renderFor =
    (visitor: string): RenderPage =>
    (request, ...around) =>
      queue.run(
        visitor,
        async () => {
          // Rendering blocks the thread; what has arrived meanwhile is answered or refused before the next page.
          await threadTurns.next();
          throwIfAborted(request.signal);
          try {
            return await given.render(request, ...around);
          } finally {
            // An aborted result is not an answer, whatever it looks like.
            throwIfAborted(request.signal);
          }
        },
        request.signal,
      );
  const { pages, settings, calls, popularBefore } = given;
  const isBusy = () => [queue, calls].some((one) => one !== undefined && one.state().running > 0);
  return {
    answer: (request, visitor) => answer({ ...given, render: renderFor(visitor) }, request, visitor),
    refuses: (visitor) => queue.refuses(visitor),
    load: () => queue.state(),
    prepare: async (snapshot, last, signal) => {
      // Outside the queue: one page at a time, without taking a visitor's place.
      const make = (request: Request) => makePage(given.render, request, { snapshot, settings });
      const turns = { isBusy, now: monotonicNow, wait: setTimeout, next: () => threadTurns.next() };
      const turn = backgroundTurns(turns);
      const readParts = async (): Promise<void> => {
        await prepareSnapshot(snapshot, turn, signal);
        await prepareAdvice(snapshot, turn, signal);
        await prepareLists(snapshot, turn, signal);
      };
      const preparation = { next: snapshot, make, signal };
      if (last !== null) {
        await readParts();
        if (pages)
          await preparePages({ pages, addresses: pagesBeforeSwap(pages, snapshot, last), ...preparation });
        return;
      }
      // At the start visitors wait for pages; later they have those of the previous snapshot.
      if (pages) await preparePages({ pages, addresses: ['/'], ...preparation });
      await readParts();
      if (!pages || !popularBefore) return;
      const { addresses, onPrepared } = popularBefore;
      // What visitors request meanwhile is rendered for them; the rest is not worth making them wait.
      const prepared = await preparePages({ pages, addresses, ...preparation, turn: idleTurns(turns) });
      if (prepared > 0) onPrepared(prepared);
    },
  };
}

async function answer(deps: SiteDeps, request: Request, visitor: string): Promise<Response> {
  const file = await deps.files.respond(request);
  if (file) return file;
  const url = new URL(request.url);
  checkEscapes(url.pathname);
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(/\/{2,}/g, '/') : canonicalPath(url.pathname);
  if (path !== url.pathname) return redirect(path, url.search);
  if (!METHODS.includes(request.method))
    return new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } });
  const lease = deps.acquire();
  try {
    return await answerPage(deps, request, url, { snapshot: lease.snapshot, visitor });
  } catch (error) {
    const isRead = !isData && request.headers.get('accept')?.includes('text/html');
    if (!(error instanceof BusyError && isRead)) throw error;
    // No error reaches the app, which counts those that do.
    deps.refusals?.countBusy(error);
    return busy();
  } finally {
    lease.release();
  }
}

/** @throws AppError invalid-argument for escapes that are not UTF-8: no page can have such an address. */
function checkEscapes(pathname: string): void {
  try {
    decodeURIComponent(pathname);
  } catch (cause) {
    throw new AppError('invalid-argument', 'The address contains a % that is not a valid escape.', { cause });
  }
}

type Around = { snapshot: Lease['snapshot']; visitor: string };

async function answerPage(deps: SiteDeps, request: Request, url: URL, around: Around): Promise<Response> {
  const { snapshot, visitor } = around;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const query = reads ? canonicalQuery(url.pathname, url.searchParams) : null;
  const { manifest } = snapshot;
  const { pages } = deps;
  const plain = (signal: AbortSignal): Request => plainRequest(`${url.pathname}${query}`, signal);
  if (query !== null && pages !== null) {
    return pages.respond(pageKey(manifest.id, url.pathname, query), request, (nobody) =>
      makePage(deps.render, plain(nobody), { snapshot, settings: deps.settings }),
    );
  }
  const { response, nonce, html } =
    query === null
      ? await deps.render(reads ? request : await readForm(request), snapshot, getForms(deps, visitor))
      : await deps.render(plain(request.signal), snapshot);
  const origins = getPolicyOrigins(url.pathname, deps.settings, snapshot.imageOrigins);
  const open = new Response(html ?? response.body, response);
  open.headers.set('content-security-policy', pages === null ? OPEN_POLICY : noncePolicy(nonce, origins));
  open.headers.set('cache-control', 'no-store');
  if (manifest.sample) open.headers.set('x-robots-tag', 'noindex');
  return open;
}

function getForms({ newsletter }: SiteDeps, visitor: string): NewsletterForms | undefined {
  return newsletter && makeNewsletterForms(newsletter, visitor);
}

function redirect(path: string, search: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location: `${path}${search}`, 'cache-control': 'public, max-age=3600' },
  });
}

/** For people in a browser; programs are told in JSON. */
function busy(): Response {
  return new Response(BUSY_PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': retrySeconds(),
    },
  });
}
