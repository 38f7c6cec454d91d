import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave one processor free: on two, half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          // Half of the time went into loading the same modules for each of 300 files. A test leaves no state behind;
          // `npm run test:long` runs the files in an order of chance to catch one that does.
          isolate: false,
          setupFiles: ['tooling/vitest-setup.ts'],
          include: ['{apps,packages}/**/*.test.ts', 'starter/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps,packages,tooling}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
