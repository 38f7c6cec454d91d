import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@deckwright/domain';
import { KnownClients, LoadShedder, NO_DELAY, OwnWork, RefusalCounts } from '@deckwright/overload';
import { dataPaths, ensureWritable, holdLock, keepPrivate, replaceFile } from '@deckwright/snapshot';
import { createNewsletterService } from './accounts/newsletter-service.ts';
import { type AccountServices, openAccounts } from './accounts/open-accounts.ts';
import { createVisitorKey } from './api/visitor.ts';
import { createApp, createCallQueue } from './app.ts';
import { readBackupTime } from './backup/backup-report.ts';
import { openControlPort } from './command/control-port.ts';
import { checkNames } from './doctor/check-names.ts';
import { readExpiry } from './health/certificate.ts';
import { logDatabaseProblems } from './health/database-log.ts';
import { createReadiness, type ReadinessCheck } from './health/readiness.ts';
import { siteStatus } from './health/site-status.ts';
import { monotonicNow } from './http/clock.ts';
import { passOnWithout } from './http/pass-on.ts';
import { chainMiddleware, createRequestGate, type RequestGate } from './http/request-gate.ts';
import { type SetSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { ImageCache } from './images/image-cache.ts';
import { createMetrics } from './observability/metrics.ts';
import { serveMetrics } from './observability/metrics-server.ts';
import type { ProcessLog } from './observability/process-log.ts';
import { measureLoopDelay } from './overload/measure-loop-delay.ts';
import { createRefusals, type Refuse } from './overload/shed-load.ts';
import { createSite } from './pages/site.ts';
import type { SiteMode } from './pages/site-mode.ts';
import { listedNames } from './settings/listed-names.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { getContact } from './settings/site-settings.ts';
import { VERSION } from './settings/version.ts';
import { RealDataRun } from './snapshot/real-data-run.ts';
import { RefreshTimer } from './snapshot/refresh-timer.ts';
import type { Lease } from './snapshot/snapshot-manager.ts';
import { type Caches, createCaches } from './startup/caches.ts';
import { saveCompiledCode } from './startup/compiled-code.ts';
import { firstMiddleware } from './startup/first-middleware.ts';
import { type Listening, openListener } from './startup/open-listener.ts';
import { createSnapshots, type Snapshots, startSnapshots } from './startup/open-snapshots.ts';
import { rememberPages } from './startup/remember-pages.ts';
import { Shutdown } from './startup/shutdown.ts';
import { StartParts } from './startup/start-parts.ts';

/** After the first answers, such as that of /readyz: rendering blocks the thread. */
const PREPARE_AFTER_MS = 250;
/** How often the process looks whether its database takes writes. */
const DAY_SECONDS = 86_400;
/** Refreshes are daily; one may fail. */
const MAX_REFRESH_AGE_DAYS = 2;
const DATABASE_CHECK_MS = 15_000;

export type RunningSite = { address: string; readiness: ReadinessCheck['read']; stop: () => Promise<void> };

/** What every later step of the start needs, made before anything can fail. */
type Base = {
  settings: Settings;
  mode: SiteMode;
  log: ProcessLog;
  shutdown: Shutdown;
  refusals: RefusalCounts;
  ownWork: OwnWork;
  gate: RequestGate;
  secure: SetSecurityHeaders;
  refuse: Refuse;
  getVisitor: ReturnType<typeof createVisitorKey>;
};

/** The database is open, and the port is taken. */
type Opened = {
  listening: Listening;
  caches: Caches;
  snapshots: Snapshots;
  services: AccountServices;
  readiness: ReadinessCheck;
};

/**
 * Starts everything, with what can fail cheaply first: settings, folder, lock, port, database, snapshot, pages.
 * @throws AppError with a sentence that says what to do.
 */
export async function startSite(
  env: NodeJS.ProcessEnv,
  mode: SiteMode,
  log: ProcessLog,
): Promise<RunningSite> {
  const parts = new StartParts();
  parts.end('program');
  const base = createBase(readSettings(env), mode, log);
  const { settings, shutdown } = base;
  const database = settings.databaseUrl === null ? 'the embedded database' : 'PostgreSQL';
  log.info(
    `Deckwright ${VERSION} starts, with Node ${process.versions.node}, ${database} and the data in ${settings.dataDir}`,
    { version: VERSION },
  );
  // Before what may fail for the want of one.
  const names = checkNames(env, listedNames()).map(({ text }) => text);
  if (names.length > 0) console.warn(`Settings: ${names.join(' ')}`);
  try {
    await openFolder(base);
    const opened = await openServices(base);
    parts.end('database and services');
    await startSnapshots(opened.snapshots, settings, { notices: opened.services, log, shutdown });
    parts.end('snapshot');
    await openPages(base, opened);
    parts.end('pages');
    log.info(`The start took ${parts.toText()}`, { processorSeconds: parts.seconds });
    return {
      address: opened.listening.address,
      readiness: opened.readiness.read,
      stop: async () => {
        opened.readiness.stop();
        await setTimeout(settings.drainSeconds * 1000);
        await shutdown.run();
      },
    };
  } catch (error) {
    base.gate.abandon();
    await shutdown.run();
    throw error;
  }
}

function createBase(settings: Settings, mode: SiteMode, log: ProcessLog): Base {
  const refusals = new RefusalCounts();
  const secure = securityHeaders(settings.hsts);
  return {
    settings,
    mode,
    log,
    shutdown: new Shutdown(),
    refusals,
    ownWork: new OwnWork(monotonicNow),
    gate: createRequestGate(settings.host, mode.holdsEarlyRequests, secure, () => refusals.count('starting')),
    secure,
    refuse: createRefusals(secure),
    getVisitor: createVisitorKey(settings.accounts),
  };
}

/** Takes the data folder for this process, and begins to send traces where a collector is named. */
async function openFolder({ settings, gate, shutdown }: Base): Promise<void> {
  ensureWritable(settings.dataDir);
  const opened = keepPrivate(settings.dataDir);
  if (opened !== null) console.warn(opened);
  if (settings.traces !== null) {
    // OpenTelemetry is loaded only here.
    const { openTraces } = await import('./observability/open-traces.ts');
    const traces = await openTraces(settings.traces, VERSION);
    shutdown.onClose(() => traces.stop());
    gate.observe(traces.watch);
  }
  const lock = holdLock(dataPaths(settings.dataDir).siteLock, 'site');
  shutdown.onClose(() => lock.release());
  const { siteStarted } = dataPaths(settings.dataDir);
  if (!existsSync(siteStarted)) replaceFile(siteStarted, `${new Date().toISOString()}\n`);
}

/** Takes the port, and opens the database, the services that use it, and the metrics. */
async function openServices(base: Base): Promise<Opened> {
  const { settings, mode, log, gate, refusals, shutdown } = base;
  const listening = await openListener(base);
  const caches = createCaches(settings, mode.cachesPages);
  const snapshots = createSnapshots(settings, caches, base);
  const { acquire, storeStatus } = snapshots;
  const services = await openAccounts({
    ...{ settings, address: listening.address, acquire, storeStatus, append: log.append },
    onClose: (close) => shutdown.onClose(close),
  });
  const { dataDir } = settings;
  const { commandVerbs: verbs } = services;
  if (verbs !== null)
    shutdown.onClose(await openControlPort({ dataDir, verbs, log: (line) => console.warn(line) }));
  shutdown.onEndStreams(services.endStreams);
  const { databaseAnswers } = services;
  const onDatabase = logDatabaseProblems({ warn: (line) => console.warn(line), info: log.info });
  const readiness = createReadiness({ acquire, databaseAnswers, onDatabase, storeStatus });
  // Also where nobody asks for /readyz.
  const watch = setInterval(() => void readiness.read(), DATABASE_CHECK_MS);
  watch.unref();
  shutdown.onClose(() => clearInterval(watch));
  if (settings.metrics !== null) {
    const metrics = createMetrics(services.deps.staff.data, refusals, {
      certificateExpiry: () => readExpiry(settings.certificate),
      lastBackup: () => (settings.maxBackupAgeDays === null ? null : readBackupTime(dataDir)),
      maxBackupAge: settings.maxBackupAgeDays === null ? null : settings.maxBackupAgeDays * DAY_SECONDS,
      maxRefreshAge: refreshesItself(settings) ? MAX_REFRESH_AGE_DAYS * DAY_SECONDS : null,
    });
    gate.observe(metrics.watch);
    const { stop } = await serveMetrics(metrics, settings.metrics);
    shutdown.onClose(stop);
  }
  shutdown.onClose(() => caches.previews.close());
  return { listening, caches, snapshots, services, readiness };
}

/** Whether the data folder is refreshed where it is: by the site, or by a timer of the system where no store brings the snapshots. */
function refreshesItself({ refreshAt, store }: Settings): boolean {
  return refreshAt !== null || store === null;
}

/** Opens pages and API over the snapshots, and lets requests in. */
async function openPages(base: Base, opened: Opened): Promise<void> {
  const { settings, mode, gate, refusals, ownWork, shutdown, log } = base;
  const { listening, caches, snapshots, services, readiness } = opened;
  const { acquire, manager } = snapshots;
  const { files, render, middleware, close } = await mode.openPages(listening.server, settings);
  if (close) shutdown.onEndStreams(close);
  const realData = openRealData(settings, shutdown, log);
  const knownClients = new KnownClients(monotonicNow);
  const calls = createCallQueue(refusals, knownClients);
  const newsletter = createNewsletterService(services.deps.newsletter);
  const popularBefore = caches.pages ? rememberPages(base, caches.pages, manager) : undefined;
  const site = createSite({
    ...{ acquire, settings, files, render, newsletter, pages: caches.pages, knownClients, refusals, calls },
    ...(popularBefore && { popularBefore }),
  });
  const shedder = new LoadShedder({
    knownClients,
    now: monotonicNow,
    delay: settings.loadShedding ? measureLoopDelay() : NO_DELAY,
    ownWork,
    afterLook: (done) => void setImmediate(done),
  });
  const status = siteStatus({
    ...{ dataDir: settings.dataDir, readiness, calls, shedder, data: services.deps.staff.data },
    lastMigration: services.lastMigration,
    pages: { state: site.load },
  });
  const app = createApp({
    ...services.deps,
    ...{ acquire, settings, readiness, realData, refusals, knownClients, calls },
    documents: caches.documents,
    previews: caches.previews,
    bulkFrom: settings.dataDir,
    site: site.answer,
    staff: { ...services.deps.staff, status },
    newsletterService: newsletter,
    ...openImageCache(settings),
  });
  const first = caches.pages
    ? firstMiddleware({ ...base, pages: caches.pages, manager, site, shedder, knownClients, calls })
    : undefined;
  const before = middleware ?? first;
  const passOn = passOnWithout(() => manager.servedId !== null);
  gate.open(app, settings.accounts.trustedProxies === '' ? before : chainMiddleware(passOn, before));
  await listening.begin();
  const prepare: Prepare = (...snapshot) => ownWork.run(() => site.prepare(...snapshot));
  manager.prepareWith(prepare);
  shutdown.onClose(prepareHome(acquire, prepare));
  if (settings.realDataAtStart) realData.start();
}

/** Runs the pipeline on demand and, if set, once a day. */
function openRealData(settings: Settings, shutdown: Shutdown, log: ProcessLog): RealDataRun {
  const { dataDir, realDataFrom: from } = settings;
  const realData = new RealDataRun({ dataDir, from, say: (line) => log.info(line) });
  shutdown.onClose(() => realData.stop());
  if (settings.refreshAt !== null) {
    const timer = new RefreshTimer({ at: settings.refreshAt, run: realData });
    shutdown.onClose(() => timer.stop());
  }
  return realData;
}

type Prepare = ReturnType<typeof createSite>['prepare'];

/**
 * Renders home, which is requested first, and what was visited most before this start. The site is ready without: requests
 * meanwhile wait for the same rendering.
 * Returns a function that aborts it.
 */
function prepareHome(acquire: () => Lease, prepare: Prepare): () => Promise<void> {
  const stopping = new AbortController();
  const prepareServed = async (): Promise<void> => {
    await setTimeout(PREPARE_AFTER_MS);
    if (stopping.signal.aborted) return;
    const { snapshot, release } = acquire();
    await prepare(snapshot, null, stopping.signal).finally(release);
    saveCompiledCode();
  };
  const prepared = prepareServed().catch((error: unknown) => {
    // Without a snapshot there is nothing to prepare yet.
    if (!(error instanceof AppError && error.code === 'unavailable'))
      console.error('The first pages could not be prepared:', error);
  });
  return async () => {
    stopping.abort();
    await prepared;
  };
}

function openImageCache({ imageCache, dataDir, site }: Settings): { images?: ImageCache } {
  if (imageCache === null) return {};
  return {
    images: new ImageCache({ folder: join(dataDir, 'images'), contact: getContact(site), ...imageCache }),
  };
}
