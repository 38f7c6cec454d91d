// `npm run test:long [-- NAME …]`: what takes too long for every change, part by part.
import { PREPARATIONS, PREPARED, playwrightCheck, vitestCheck } from './lib/checks.mjs';
import { findNode, runLogged, toolEnv } from './lib/run.mjs';
import { runTier } from './lib/run-tier.mjs';
import { runMain, UserError } from './lib/steps.mjs';
import { NO_TESTS } from './lib/test-report.mjs';

const FUZZ_ROUNDS = 50;
const REPEATS = 3;
const SOAK_MINUTES = 30;

/** @typedef {import('./lib/run-checks.mjs').Check} Check */

/** @type {Record<string, { covers: string, check: Check }>} */
const PARTS = {
  fuzz: {
    covers: `the property tests, ${FUZZ_ROUNDS} rounds with fresh seeds`,
    check: scriptCheck('fuzz', 'Property tests', 'tooling/fuzz.mjs', `${FUZZ_ROUNDS}`),
  },
  order: {
    covers: 'the unit tests, files and tests in an order of chance, to find a test that leans on another',
    check: vitestCheck('unit', 'Unit tests in another order', 2, {
      name: 'order',
      more: ['--sequence.shuffle'],
    }),
  },
  trials: {
    covers: 'the integration tests with every trial at full size: kills, subscriptions, links, real data',
    check: vitestCheck('integration', 'Integration tests at full size', 2, {
      name: 'trials',
      env: { TEST_TRIALS: 'long' },
      needs: PREPARED,
    }),
  },
  disk: {
    covers: 'a real disk that fills up, and one that is read-only (Linux, with the right to mount)',
    check: { ...scriptCheck('disk', 'A full disk', 'tooling/trials/full-disk.ts'), needs: PREPARED },
  },
  pooler: {
    covers: 'the site with PostgreSQL behind pgbouncer by transactions (pgbouncer must be installed)',
    check: { ...scriptCheck('pooler', 'A pooler', 'tooling/trials/pooler.ts'), needs: PREPARED },
  },
  hostile: {
    covers: 'how long hostile bodies and addresses keep others waiting, and the memory they take',
    check: {
      ...scriptCheck('hostile', 'Hostile bodies', 'tooling/trials/hostile-bodies.ts'),
      needs: PREPARED,
    },
  },
  load: {
    covers: `a day's traffic to saturation and twice beyond, attacks beside it, ${SOAK_MINUTES} minutes of soak`,
    check: {
      ...scriptCheck('load', 'Load', 'tooling/bench.mjs', 'load', '--print', '--soak', `${SOAK_MINUTES}`),
      needs: PREPARED,
    },
  },
  journeys: {
    covers: `the browser journeys, each ${REPEATS} times, to find one that passes by luck`,
    check: playwrightCheck('journeys', 'Browser journeys again and again', `--repeat-each=${REPEATS}`),
  },
};

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} command a script of the tools with its arguments
 * @returns {Check}
 */
function scriptCheck(name, title, ...command) {
  return {
    name,
    title,
    cores: 2,
    run: async (log) => {
      const node = findNode();
      const args = ['--disable-warning=ExperimentalWarning', ...command];
      return {
        isOk: (await runLogged(node, args, log.write, { env: toolEnv(node) })) === 0,
        counts: NO_TESTS,
      };
    },
  };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => name !== '--help' && !(name in PARTS));
if (chosen.includes('--help') || unknown.length > 0) {
  await runMain(async () => {
    const lines = Object.entries(PARTS).map(([name, { covers }]) => `  ${name.padEnd(10)}${covers}`);
    const help = `Usage: npm run test:long [-- PART …]\n\nAll parts, or those named:\n${lines.join('\n')}\n`;
    if (unknown.length > 0) throw new UserError(`There is no part ${unknown.join(', ')}.\n\n${help}`);
    process.stdout.write(help);
    return 0;
  });
} else {
  const parts = Object.entries(PARTS).filter(([name]) => chosen.length === 0 || chosen.includes(name));
  await runTier('long', [...PREPARATIONS, ...parts.map(([, { check }]) => check)]);
}
