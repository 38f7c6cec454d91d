import { join } from 'node:path';
import { slimManifest } from '@deckwright/islands/vite';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no request for them while a visitor moves about.
  routeDiscovery: { mode: 'initial' },
  // Behind a proxy that ends TLS the origin a browser states is never the one the process sees. The actions of
  // pages change nothing and know no visitor, so nobody gains by sending a form from elsewhere.
  allowedActionOrigins: ['**'],
  buildEnd: ({ reactRouterConfig }) => slimManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
