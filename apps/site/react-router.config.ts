import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no request for them while a visitor moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
