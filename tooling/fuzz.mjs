// Runs the property tests with fresh seeds: `npm run fuzz [-- ROUNDS]`, 10 rounds by default. A failure prints its
// seed; `PROPERTY_SEED=… npm run unit` repeats it.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const rounds = Number(process.argv[2] ?? 10);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${process.argv[2]}" is not a number of rounds. Give a whole number from 1 up.`);
  process.exit(1);
}
const files = globSync(
  ['{apps,clients,packages}/**/*.test.ts', 'starter/**/*.test.ts', 'tooling/**/*.test.ts'],
  {
    exclude: (name) => name.includes('node_modules'),
  },
).filter((file) => !file.includes('.integration.') && readFileSync(file, 'utf8').includes("'fast-check'"));

for (let round = 1; round <= rounds; round++) {
  const seed = randomInt(1, 2 ** 31);
  const run = spawnSync('vitest', ['run', '--project', 'unit', '--project', 'unit-app', ...files], {
    env: { ...process.env, PROPERTY_SEED: String(seed) },
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    console.error(run.stdout, run.stderr);
    console.error(`Round ${round} failed. To repeat it: PROPERTY_SEED=${seed} npm run unit`);
    process.exit(1);
  }
  console.log(`Round ${round} of ${rounds}: ${files.length} files passed with seed ${seed}`);
}
