import { rmSync } from 'node:fs';
import { findAcmePrograms } from './acme.mjs';
import { findBrowser } from './browser.mjs';
import { countsWithout, crashedFiles } from './crashed-files.mjs';
import { findFirefox } from './firefox.mjs';
import { madeDatabase, madeSample } from './made-once.mjs';
import { findNginx } from './nginx.mjs';
import { findPostgres } from './postgres.mjs';
import { judgeRetries } from './retries.mjs';
import { CACHE, findNode, runLogged, toolEnv } from './run.mjs';
import { freshReport } from './run-checks.mjs';
import { ensureSiteBuilt } from './site-build.mjs';
import { addCounts, errorsOutsideTests, NO_TESTS, readReport } from './test-report.mjs';

/** @typedef {import('./run-checks.mjs').Check} Check */

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
/** Projects of vitest.config.ts for each check. */
const PROJECTS = { unit: ['unit', 'unit-app'], integration: ['integration'] };
const PASSED = { isOk: true, counts: NO_TESTS };

/** What `npm run lint` runs, over the whole tree. @type {readonly Check[]} */
export const LINT_CHECKS = [
  commandCheck('format', 'Format', [BIOME, 'check', '--linter-enabled=false', '.']),
  commandCheck('lint', 'Lint', [BIOME, 'lint', '--error-on-warnings', '.']),
  commandCheck(
    'layers',
    'Layers and dead code',
    ['tooling/check-layers.mjs'],
    ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
    ['tooling/check-files.mjs'],
    ['tooling/check-words.mjs'],
    ['tooling/check-dependencies.mjs'],
  ),
];

/** Checks that need neither browser nor server. @type {readonly Check[]} */
export const QUICK_CHECKS = [
  // With one worker per core it uses what the single-threaded checks leave.
  vitestCheck('unit', 'Unit tests', 1),
  commandCheck('types', 'Types', [
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
  ]),
  ...LINT_CHECKS,
];

/**
 * What the registry currently says of the lockfiles, and therefore not part of `npm test`, which judges only a commit.
 */
export const ADVISORIES = commandCheck('advisories', 'Known vulnerabilities', ['tooling/audit.mjs']);

/** What the slow checks need, fetched and made in parallel. @type {readonly Check[]} */
export const PREPARATIONS = [
  {
    name: 'tools',
    title: 'Browsers, PostgreSQL, nginx and certificates',
    cores: 0,
    run: async () => passed(fetchTools()),
  },
  {
    name: 'pages',
    title: 'Pages',
    cores: 1,
    run: async (log) => passed(ensureSiteBuilt(findNode(), log.write)),
  },
  {
    name: 'samples',
    title: 'Sample snapshot and database',
    cores: 1,
    run: async () => passed(Promise.all([madeSample(), madeDatabase()])),
  },
];

/** All their names, for checks that need them. */
export const PREPARED = PREPARATIONS.map(({ name }) => name);

/** Checks that need a browser, processes or databases. @type {readonly Check[]} */
export const SLOW_CHECKS = [
  playwrightCheck('e2e', 'Browser journeys', '--retries=1'),
  vitestCheck('integration', 'Integration tests', 2, { needs: PREPARED }),
];

async function fetchTools() {
  await Promise.all([findBrowser(), findFirefox(), findPostgres(), findNginx(), findAcmePrograms()]);
}

/** @param {Promise<unknown>} work */
async function passed(work) {
  await work;
  return PASSED;
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[][]} commands each a script of the tools, relative to the root, with its arguments
 * @returns {Check}
 */
function commandCheck(name, title, ...commands) {
  return {
    name,
    title,
    cores: 1,
    run: async (log) => {
      const node = findNode();
      for (const command of commands)
        if ((await runLogged(node, command, log.write, { env: toolEnv(node) })) !== 0)
          return { isOk: false, counts: NO_TESTS };
      return PASSED;
    },
  };
}

/**
 * @param {keyof typeof PROJECTS} project
 * @param {string} title
 * @param {number} cores
 * @param {{ name?: string, more?: string[], env?: Record<string, string>, needs?: readonly string[] }} [facts] `name` of
 *   the report, `more` arguments
 * @returns {Check}
 */
export function vitestCheck(project, title, cores, facts = {}) {
  const { name = project, more = [], env = {}, needs = [] } = facts;
  const projects = PROJECTS[project].flatMap((each) => ['--project', each]);
  const args = ['run', ...projects, ...more];
  return { name, title, cores, needs, run: (log) => vitestRun(args, freshReport(name), log, env) };
}

/**
 * Runs Vitest; a file in a process of its own that the runtime itself ended is run once more, if nothing else failed.
 * @param {string[]} args of Vitest
 * @param {string} report path of its JSON report
 * @param {import('./run-checks.mjs').Log} log
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./run-checks.mjs').CheckResult>}
 */
export async function vitestRun(args, report, log, env = {}) {
  let output = '';
  const write = (/** @type {string} */ text) => {
    output += text;
    log.write(text);
  };
  const reporting = (/** @type {string} */ file) => [
    ...['node_modules/vitest/vitest.mjs', ...args],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ];
  const first = await reportedRun({ command: reporting(report), env }, report, { ...log, write });
  const crashed = first.isOk ? [] : crashedFiles(output, report);
  if (crashed.length === 0)
    return first.isOk ? first : { ...first, failures: [...first.failures, ...errorsOutsideTests(output)] };
  const note = `The runtime ended the process of ${crashed.join(', ')}, which ran once more.`;
  log.write(`\n${note}\n`);
  const again = `${report}.again.json`;
  rmSync(again, { force: true });
  const second = await reportedRun({ command: [...reporting(again), ...crashed], env }, again, log);
  const counts = addCounts(countsWithout(report, crashed), second.counts, !second.isOk);
  return { isOk: second.isOk, counts, note, failures: second.failures };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} more arguments; where they allow retries, a few tests may need one, and are named
 * @returns {Check}
 */
export function playwrightCheck(name, title, ...more) {
  const run = async (/** @type {import('./run-checks.mjs').Log} */ log) => {
    const report = freshReport(name);
    const command = ['tooling/e2e.mjs', '--reporter=list,json', ...more];
    const result = await reportedRun({ command, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }, report, log);
    return judgeRetries(result, result.retried);
  };
  return { name, title, cores: 2, needs: PREPARED, run };
}

/**
 * @param {{ command: string[], env: Record<string, string> }} told
 * @param {string} report that the command writes
 * @param {import('./run-checks.mjs').Log} log
 * @returns {Promise<{ isOk: boolean } & import('./test-report.mjs').TestReport>}
 */
async function reportedRun({ command, env }, report, log) {
  const node = findNode();
  const code = await runLogged(node, command, log.write, { env: { ...toolEnv(node), ...env } });
  return { isOk: code === 0, ...readReport(report) };
}
