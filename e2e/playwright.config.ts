import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { OUTSIDE_NAME } from './support/outside.ts';

const PORT = Number(process.env.E2E_PORT ?? 43117);
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A host name that counts as coming from outside, for what only this machine may do.
  `--host-resolver-rules=MAP ${OUTSIDE_NAME} 127.0.0.1`,
];

const SERVER = {
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  stdout: 'pipe',
} as const;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    // What the page looked like at each step takes a fifth of the whole time to record: `E2E_SNAPSHOTS=1` has it.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.E2E_SNAPSHOTS === '1',
    },
  },
  webServer: [
    {
      command: serve('serve-sample.ts'),
      cwd: import.meta.dirname,
      env: { PORT: `${PORT}` },
      url: `http://localhost:${PORT}/healthz`,
      ...SERVER,
    },
    {
      command: serve('serve-gallery.ts'),
      cwd: import.meta.dirname,
      env: { PORT: `${PORT + 1}` },
      // The gallery itself starts with the first test that requests it.
      url: `http://localhost:${PORT + 1}/`,
      ...SERVER,
    },
  ],
});

function serve(script: string): string {
  return `"${process.execPath}" --disable-warning=ExperimentalWarning support/${script}`;
}
