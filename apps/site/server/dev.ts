import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { dataPaths, ensureWritable, holdLock } from '@deckwright/snapshot';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import { createApp } from './app.ts';
import { type RenderPage, renderWith } from './pages/page-handler.ts';
import { openPeople } from './people/open-people.ts';
import { PreviewPainter } from './previews/preview-painter.ts';
import { RealDataRun } from './real-data/real-data-run.ts';
import { readSettings } from './settings/settings.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import { SnapshotManager } from './snapshot/snapshot-manager.ts';

/** The site while it is written: pages straight from their sources, nothing of them kept, no policy. */
const settings = readSettings(process.env);
ensureWritable(settings.dataDir);
holdLock(dataPaths(settings.dataDir).siteLock, 'site');
const manager = new SnapshotManager({ dataDir: settings.dataDir, load: loadSnapshot });
await manager.start();
const closers: (() => Promise<void> | void)[] = [];
const people = await openPeople({
  settings,
  address: `http://localhost:${settings.port}`,
  acquire: () => manager.acquire(),
  onClose: (close) => closers.push(close),
});

const server = createServer();
const vite = await createViteServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: { server } },
  appType: 'custom',
});
const build = (): Promise<ServerBuild> =>
  // Safe because React Router's plugin provides this module.
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
const render: RenderPage = async (...call) => renderWith(await build(), 'development')(...call);

const app = createApp({
  acquire: () => manager.acquire(),
  settings,
  realData: new RealDataRun({ dataDir: settings.dataDir, from: settings.realDataFrom }),
  previews: new PreviewPainter(),
  ...people.deps,
  site: async (request, api) => {
    const lease = manager.acquire();
    try {
      const { response } = await render(request, api, lease.snapshot);
      const open = new Response(response.body, response);
      // Vite's client adds inline scripts and styles of its own.
      open.headers.set('content-security-policy', "frame-ancestors 'none'");
      return open;
    } finally {
      lease.release();
    }
  },
});
const answer = getRequestListener((request, { incoming }) => app.fetch(request, { incoming }));
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
);
server.listen(settings.port, settings.host, () => {
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : settings.port;
  process.stdout.write(`Deckwright is ready at http://localhost:${port}\n`);
});

/** The embedded database is closed before the process ends, so that it lies whole on the disk. */
async function stop(): Promise<void> {
  people.endStreams();
  for (const close of closers.splice(0).reverse()) await close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Vite's own listener ends the process at once.
  process.removeAllListeners(signal);
  process.once(signal, () => void stop());
}
