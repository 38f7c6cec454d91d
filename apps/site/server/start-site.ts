import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@deckwright/domain';
import { dataPaths, ensureWritable, holdLock } from '@deckwright/snapshot';
import { serve } from '@hono/node-server';
import { type App, createApp, createDocumentCache } from './app.ts';
import { ResponseCache } from './http/response-cache.ts';
import { ImageCache } from './images/image-cache.ts';
import { loadPages } from './pages/page-handler.ts';
import { createSite } from './pages/site.ts';
import { StaticFiles } from './pages/static-files.ts';
import { openPeople } from './people/open-people.ts';
import { PreviewPainter } from './previews/preview-painter.ts';
import { RealDataRun } from './real-data/real-data-run.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import { SnapshotManager } from './snapshot/snapshot-manager.ts';

const PAGE_CACHE_BYTES = 64_000_000;
/** Requests that run when the site is told to stop have this long to end. */
const GRACE_MS = 10_000;

export type Site = { address: string; stop: () => Promise<void> };

/**
 * Starts everything in the order in which it can fail cheaply: settings, folder, lock, port, database, snapshot. Who
 * calls before all of it stands is asked to come again.
 * @throws AppError with a sentence that says what to do.
 */
export async function startSite(env: NodeJS.ProcessEnv): Promise<Site> {
  const settings = readSettings(env);
  const closers: (() => Promise<void> | void)[] = [];
  let stopListening = async (): Promise<void> => {};
  let endStreams = (): void => {};
  const closeAll = async (): Promise<void> => {
    const quiet = stopListening();
    // What would never end by itself.
    endStreams();
    await quiet;
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    ensureWritable(settings.dataDir);
    const lock = holdLock(dataPaths(settings.dataDir).siteLock, 'site');
    closers.push(() => lock.release());
    let app: App | null = null;
    const { server, port } = await listen(
      (request, bindings) => app?.fetch(request, { incoming: bindings.incoming }) ?? starting(),
      settings,
    );
    stopListening = () => closeServer(server);
    const { dataDir } = settings;
    const acquire = () => manager.acquire();
    const people = await openPeople({
      settings,
      address: addressOf(settings.host, port),
      acquire,
      onClose: (close) => closers.push(close),
    });
    endStreams = people.endStreams;
    const documents = createDocumentCache();
    const pages = new ResponseCache(PAGE_CACHE_BYTES);
    const previews = new PreviewPainter();
    closers.push(() => previews.close());
    const manager = new SnapshotManager({
      dataDir,
      load: loadSnapshot,
      onRetired: (id) => {
        for (const cache of [documents, pages, previews])
          cache.deleteWhere((key) => key.startsWith(`${id} `));
      },
    });
    closers.push(() => manager.stop());
    await manager.start();
    const site = createSite({
      acquire,
      settings,
      files: new StaticFiles(buildPath('client')),
      render: await loadPages(buildPath('server/index.js')),
      pages,
    });
    const realData = new RealDataRun({ dataDir, from: settings.realDataFrom });
    closers.push(() => realData.stop());
    app = createApp({
      acquire,
      settings,
      documents,
      site,
      realData,
      previews,
      ...people.deps,
      ...imageCacheOf(settings),
    });
    if (settings.realDataAtStart) realData.start();
    return { address: addressOf(settings.host, port), stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function imageCacheOf({ imageCache, dataDir }: Settings): { images?: ImageCache } {
  if (imageCache === null) return {};
  return { images: new ImageCache({ folder: join(dataDir, 'images'), ...imageCache }) };
}

function starting(): Response {
  const error = { code: 'unavailable', message: 'The site is starting. Please try again in a moment.' };
  return Response.json(
    { error },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  );
}

function buildPath(path: string): string {
  return fileURLToPath(new URL(`../build/${path}`, import.meta.url));
}

type Handler = (
  request: Request,
  bindings: { incoming: { socket: { remoteAddress?: string | undefined } } },
) => Response | Promise<Response>;

function listen(fetch: Handler, { port, host }: Settings): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request, bindings) => fetch(request, bindings), port, hostname: host },
      (info) => {
        server.off('error', fail);
        resolve({ server: keptAlive(server as Server), port: info.port });
      },
    );
    const fail = (error: NodeJS.ErrnoException): void => reject(listenError(error, port, host));
    server.once('error', fail);
  });
}

/**
 * An idle connection stays open for longer than proxies keep theirs (60 seconds in most), so that none sends a request
 * into one that is being closed.
 */
function keptAlive(server: Server): Server {
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 70_000;
  return server;
}

function listenError(cause: NodeJS.ErrnoException, port: number, host: string): AppError {
  switch (cause.code) {
    case 'EADDRINUSE':
      return new AppError(
        'already-exists',
        `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
        { cause },
      );
    case 'EACCES':
      return new AppError(
        'permission-denied',
        `This user may not listen on port ${port}. Choose a port from 1024 up with PORT.`,
        { cause },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new AppError(
        'invalid-argument',
        `HOST=${host} is no address of this machine. Leave HOST out, or use 127.0.0.1 or 0.0.0.0.`,
        { cause },
      );
    default:
      return new AppError('unavailable', `The site cannot listen on ${host}:${port} (${cause.message}).`, {
        cause,
      });
  }
}

/** Takes no new connection, ends idle ones, waits for running requests. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === 'localhost';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
