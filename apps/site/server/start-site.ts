import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type LoadedSnapshot, loadSnapshot } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { KnownClients, LoadShedder, NO_DELAY, RefusalCounts } from '@deckwright/overload';
import { dataPaths, ensureWritable, holdLock, keepPrivate } from '@deckwright/snapshot';
import { createNewsletterDesk } from './accounts/newsletter-service.ts';
import { openPeople } from './accounts/open-accounts.ts';
import { createOriginOf, createVisitorKey } from './api/visitor.ts';
import { createApp, createCallQueue, createDocumentCache, WORKING_CALLS } from './app.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { createReadiness, type ReadinessCheck } from './health/readiness.ts';
import { siteStatus } from './health/site-status.ts';
import { readTrustedProxies } from './http/client-address.ts';
import { monotonicNow } from './http/clock.ts';
import { admitHosts, knownHosts } from './http/known-hosts.ts';
import { closeServer, listen, listeningAddress } from './http/listen.ts';
import { createRequestGate, type Middleware } from './http/request-gate.ts';
import { securityHeaders } from './http/security-headers.ts';
import { ImageCache } from './images/image-cache.ts';
import { logAccess } from './observability/access-log.ts';
import { createMetrics } from './observability/metrics.ts';
import { serveMetrics } from './observability/metrics-server.ts';
import type { Traces } from './observability/open-traces.ts';
import type { ProcessLog } from './observability/process-log.ts';
import { withRequestIds } from './observability/request-ids.ts';
import { tracedLoad } from './observability/traced-load.ts';
import { measureLoopDelay } from './overload/measure-loop-delay.ts';
import { createClientRecorder } from './overload/record-clients.ts';
import { createLoadShedding, createRefusals } from './overload/shed-load.ts';
import { boundUnread } from './overload/unread-answers.ts';
import { createFastPath } from './pages/fast-path.ts';
import { createSite } from './pages/site.ts';
import type { SiteMode } from './pages/site-mode.ts';
import { PreviewPainter } from './previews/preview-painter.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { VERSION } from './settings/version.ts';
import { followStore } from './snapshot/follow-store.ts';
import { RealDataRun } from './snapshot/real-data-run.ts';
import { RefreshTimer } from './snapshot/refresh-timer.ts';
import { type Lease, SnapshotManager } from './snapshot/snapshot-manager.ts';
import type { StoreFollower } from './snapshot/store-follower.ts';

const PAGE_CACHE_BYTES = 64_000_000;

export type RunningSite = { address: string; stop: () => Promise<void> };

/**
 * Starts everything, with what can fail cheaply first: settings, folder, lock, port, database, snapshot, pages.
 * @throws AppError with a sentence that says what to do.
 */
export async function startSite(
  env: NodeJS.ProcessEnv,
  mode: SiteMode,
  log: ProcessLog,
): Promise<RunningSite> {
  const settings = readSettings(env);
  const closers: (() => Promise<void> | void)[] = [];
  const streamEnders: (() => Promise<void> | void)[] = [];
  const refusals = new RefusalCounts();
  const gate = createRequestGate(settings.host, mode.holdsEarlyRequests, securityHeaders(settings.hsts), () =>
    refusals.count('starting'),
  );
  let readiness: ReadinessCheck | null = null;
  let follower: StoreFollower | null = null;
  let stopListening = async (): Promise<void> => {};
  const stop = async (): Promise<void> => {
    readiness?.stop();
    await setTimeout(settings.drainSeconds * 1000);
    await closeAll();
  };
  const closeAll = async (): Promise<void> => {
    const quiet = stopListening();
    // Streams that would never end by themselves.
    await Promise.all(streamEnders.map((end) => end()));
    await quiet;
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    ensureWritable(settings.dataDir);
    const opened = keepPrivate(settings.dataDir);
    if (opened !== null) console.warn(opened);
    const traces = await openTracesOf(settings);
    if (traces !== null) closers.push(() => traces.stop());
    const lock = holdLock(dataPaths(settings.dataDir).siteLock, 'site');
    closers.push(() => lock.release());
    const watch = traces?.watch ?? ((listener: RequestListener) => listener);
    const visitorOf = createVisitorKey(settings.accounts);
    let watched: RequestListener = watch(gate.answer);
    const secure = securityHeaders(settings.hsts);
    const refuse = createRefusals(secure);
    const read = boundUnread((incoming, outgoing) => watched(incoming, outgoing), {
      ...{ visitorOf, refuse, refusals },
    });
    const answer = admitHosts(read, knownHosts(settings), secure);
    const isLogged = settings.log.requests ?? log.format === 'json';
    const { server, port } = await listen(
      withRequestIds(
        isLogged ? logAccess(answer, log) : answer,
        readTrustedProxies(settings.accounts.trustedProxies),
      ),
      settings,
    );
    stopListening = () => closeServer(server);
    const { dataDir } = settings;
    const acquire = () => manager.acquire();
    const storeStatus = () => follower?.status ?? null;
    const people = await openPeople({
      settings,
      address: listeningAddress(settings.host, port),
      acquire,
      storeStatus,
      append: log.append,
      onClose: (close) => closers.push(close),
    });
    streamEnders.push(people.endStreams);
    readiness = createReadiness({ acquire, databaseAnswers: people.databaseAnswers, storeStatus });
    if (settings.metrics !== null) {
      const metrics = createMetrics(people.deps.staff.data, refusals);
      watched = watch(metrics.watch(gate.answer));
      const { stop } = await serveMetrics(metrics, settings.metrics);
      closers.push(stop);
    }
    const documents = createDocumentCache();
    const keptPages = mode.keepsPages
      ? new ResponseCache(PAGE_CACHE_BYTES, securityHeaders(settings.hsts))
      : null;
    const previews = new PreviewPainter();
    closers.push(() => previews.close());
    let preparePages: PreparePages | null = null;
    const manager = new SnapshotManager({
      dataDir,
      load: settings.traces === null ? loadSnapshot : tracedLoad(loadSnapshot),
      prepare: async (next, last, signal) => preparePages?.(next, last, signal),
      onRetired: (id) => {
        for (const cache of [documents, keptPages, previews])
          cache?.deleteWhere((key) => key.startsWith(`${id} `));
      },
    });
    closers.push(() => manager.stop());
    follower = await followStore(settings, manager, people, log);
    closers.push(() => follower?.stop());
    await manager.start();
    const { files, render, middleware, close } = await mode.openPages(server, settings);
    if (close) streamEnders.push(close);
    const realData = new RealDataRun({ dataDir, from: settings.realDataFrom });
    closers.push(() => realData.stop());
    if (settings.refreshAt !== null) {
      const timer = new RefreshTimer({ at: settings.refreshAt, run: realData });
      closers.push(() => timer.stop());
    }
    const knownClients = new KnownClients(monotonicNow);
    const calls = createCallQueue(refusals, knownClients);
    const newsletterDesk = createNewsletterDesk(people.deps.newsletter);
    const site = createSite({
      acquire,
      settings,
      files,
      render,
      newsletter: newsletterDesk,
      pages: keptPages,
      knownClients,
      refusals,
    });
    const shedder = new LoadShedder({
      knownClients,
      now: monotonicNow,
      delay: settings.loadShedding ? measureLoopDelay() : NO_DELAY,
      afterLook: (done) => void setImmediate(done),
    });
    const status = siteStatus({
      ...{ dataDir, readiness, calls, shedder, data: people.deps.staff.data },
      lastMigration: people.lastMigration,
      pages: { state: site.load },
    });
    const app = createApp({
      acquire,
      settings,
      documents,
      readiness,
      bulkFrom: dataDir,
      site: site.answer,
      realData,
      previews,
      ...people.deps,
      staff: { ...people.deps.staff, status },
      newsletterDesk,
      refusals,
      knownClients,
      calls,
      ...imageCacheOf(settings),
    });
    const first = keptPages
      ? inOrder(
          createFastPath({
            pages: keptPages,
            servedId: () => manager.servedId,
            recordClient: createClientRecorder({
              knownClients,
              visitorOf,
              originOf: createOriginOf(settings.accounts),
            }),
            refuseEarly(incoming, outgoing) {
              const isFull = site.refuses(visitorOf(incoming));
              if (isFull) refuse(incoming, outgoing);
              return isFull;
            },
          }),
          createLoadShedding({
            ...{ refuse, refusals, shedder, knownClients, calls, visitorOf },
            callPaths: WORKING_CALLS,
          }),
        )
      : undefined;
    gate.open(app, middleware ?? first);
    preparePages = site.prepare;
    closers.push(prepareFirst(acquire, preparePages));
    if (settings.realDataAtStart) realData.start();
    return { address: listeningAddress(settings.host, port), stop };
  } catch (error) {
    gate.abandon();
    await closeAll();
    throw error;
  }
}

/** OpenTelemetry is loaded only where a collector is named. */
async function openTracesOf({ traces }: Settings): Promise<Traces | null> {
  if (traces === null) return null;
  const { openTraces } = await import('./observability/open-traces.ts');
  return openTraces(traces, VERSION);
}

/** The second middleware gets what the first does not answer. */
function inOrder(one: Middleware, other: Middleware): Middleware {
  return (incoming, outgoing, next) => one(incoming, outgoing, () => other(incoming, outgoing, next));
}

type PreparePages = (next: LoadedSnapshot, last: string | null, signal: AbortSignal) => Promise<void>;

/**
 * Renders home, which is requested first. The site is ready without it: requests meanwhile wait for the same rendering.
 * Returns a function that aborts it.
 */
function prepareFirst(acquire: () => Lease, prepare: PreparePages): () => Promise<void> {
  const stopping = new AbortController();
  const prepareServed = async (): Promise<void> => {
    const { snapshot, release } = acquire();
    await prepare(snapshot, null, stopping.signal).finally(release);
  };
  const prepared = prepareServed().catch((error: unknown) => {
    // Without a snapshot there is nothing to prepare yet.
    if (!(error instanceof AppError && error.code === 'unavailable'))
      console.error('Home could not be prepared:', error);
  });
  return async () => {
    stopping.abort();
    await prepared;
  };
}

function imageCacheOf({ imageCache, dataDir }: Settings): { images?: ImageCache } {
  if (imageCache === null) return {};
  return { images: new ImageCache({ folder: join(dataDir, 'images'), ...imageCache }) };
}
