import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**'];
const BROWSER_CODE = ['apps/site/app/**/*.test.ts', 'packages/islands/**/*.test.ts'];
/** A test ends or it does not: how long it takes on a busy machine says nothing. */
const UNIT = { setupFiles: ['tooling/vitest-setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Vitest would leave one processor free: on two, half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['{apps,clients,packages}/**/*.test.ts', '{bench,starter,tooling}/**/*.test.ts'],
          exclude: [...NEVER, ...BROWSER_CODE, '**/*.integration.test.ts'],
          // Half of the time went into loading the same modules for each of 300 files. These keep no state;
          // `npm run test:long -- order` runs them in an order of chance to catch one that does.
          isolate: false,
        },
      },
      {
        // The stores of the browser's code are modules with a state: each file gets its own.
        test: { ...UNIT, name: 'unit-app', include: BROWSER_CODE, exclude: NEVER },
      },
      {
        test: {
          name: 'integration',
          globalSetup: ['tooling/testing/integration-setup.ts'],
          maxWorkers: 2,
          include: ['{apps,bench,packages,tooling}/**/*.integration.test.ts'],
          exclude: NEVER,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
