import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './on-demand.mjs';
import { ROOT, runChild, toolEnv } from './run.mjs';
import { ensureSiteBuilt } from './site-build.mjs';
import { formatSeconds } from './steps.mjs';
import { addCounts, NO_TESTS, readCounts } from './test-report.mjs';

/**
 * @typedef {{ title: string, run: (node: string) => Promise<CheckResult> }} Check
 * @typedef {{ isOk: boolean, counts: import('./test-report.mjs').Counts }} CheckResult
 */

/**
 * @param {string} title
 * @param {string[][]} commands each a script of the tools, relative to the root, with its arguments
 * @returns {Check}
 */
function commandCheck(title, ...commands) {
  return {
    title,
    run: async (node) => {
      for (const command of commands) {
        if ((await runChild(node, command, { env: toolEnv(node) })) !== 0)
          return { isOk: false, counts: NO_TESTS };
      }
      return { isOk: true, counts: NO_TESTS };
    },
  };
}

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** What needs neither browser nor server. */
export const QUICK_CHECKS = [
  commandCheck('Format', [BIOME, 'check', '--linter-enabled=false', '.']),
  commandCheck('Lint', [BIOME, 'lint', '--error-on-warnings', '.']),
  commandCheck(
    'Layers and dead code',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'tooling/dependency-rules.cjs',
      ...['apps', 'packages', 'starter', 'e2e', 'tooling'],
    ],
    ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
    ['tooling/check-files.mjs'],
    ['tooling/check-dependencies.mjs'],
  ),
  commandCheck('Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  vitestCheck('Unit tests', 'unit', {}),
];

/**
 * What comes after the quick half.
 * @param {{ databaseUrl: string, browser: { path: string, env: Record<string, string> } }} tools
 * @returns {Check[]}
 */
export function slowChecks({ databaseUrl, browser }) {
  return [
    {
      title: 'Site build',
      run: async (node) => {
        await ensureSiteBuilt(node);
        return { isOk: true, counts: NO_TESTS };
      },
    },
    vitestCheck('Integration tests', 'integration', { TEST_DATABASE_URL: databaseUrl }),
    playwrightCheck({ ...browser.env, CHROMIUM_PATH: browser.path, TEST_DATABASE_URL: databaseUrl }),
  ];
}

/**
 * @param {string} title
 * @param {string} project
 * @param {Record<string, string>} env
 * @returns {Check}
 */
function vitestCheck(title, project, env) {
  const report = join(CACHE, 'reports', `${project}.json`);
  return reportCheck(
    title,
    report,
    [
      'node_modules/vitest/vitest.mjs',
      ...[
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    ],
    env,
  );
}

/**
 * @param {Record<string, string>} env
 * @returns {Check}
 */
function playwrightCheck(env) {
  const report = join(CACHE, 'reports', 'e2e.json');
  return reportCheck(
    'Browser journeys',
    report,
    [
      'node_modules/@playwright/test/cli.js',
      ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
}

/**
 * @param {string} title
 * @param {string} report
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @returns {Check}
 */
function reportCheck(title, report, command, env) {
  return {
    title,
    run: async (node) => {
      rmSync(report, { force: true });
      const code = await runChild(node, command, { cwd: ROOT, env: { ...toolEnv(node), ...env } });
      return { isOk: code === 0, counts: readCounts(report) };
    },
  };
}

/**
 * Runs checks in order and stops at the first that fails.
 * @param {readonly Check[]} checks
 * @param {string} node
 * @returns {Promise<CheckResult>} counts of all checks that ran
 */
export async function runChecks(checks, node) {
  let total = NO_TESTS;
  for (const [index, check] of checks.entries()) {
    const label = `[${index + 1}/${checks.length}] ${check.title}`;
    process.stdout.write(`\n${label} …\n`);
    const started = Date.now();
    const { isOk, counts } = await check.run(node);
    process.stdout.write(
      `${label}: ${isOk ? 'passed' : 'FAILED'} in ${formatSeconds(Date.now() - started)}\n`,
    );
    total = addCounts(total, counts, !isOk);
    if (!isOk) return { isOk: false, counts: total };
  }
  return { isOk: true, counts: total };
}
