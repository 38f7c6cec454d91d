// Checks what the linter does not: the length of files, clocks and randomness in pure packages, the spelling of visible
// texts, casts of what an index reads, that one module of the pages uses the browser's storages, that paths and headings
// named in documents exist, that no name is exported twice, that decision records have a date, a status and links in both
// directions, that the map has one line for each folder, and that the table of features has each id, and the ASVS tables
// each requirement, once.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAsvs } from './lib/asvs.mjs';
import { checkConformance } from './lib/conformance.mjs';
import { checkDecisions, findDeadCitations, movedNumbers } from './lib/decision-records.mjs';
import { findDeadAnchors } from './lib/document-links.mjs';
import {
  findColours,
  findDeadPaths,
  findDeFacto,
  findDependentComments,
  findImpurities,
  findJsonNames,
  findSharedNames,
  findStorageUses,
  MAX_LINES,
  tooLong,
} from './lib/file-rules.mjs';
import { checkMap } from './lib/folder-map.mjs';
import { findIndexCasts } from './lib/index-reads.mjs';
import { ROOT } from './lib/run.mjs';

const ASVS_INDEX = 'docs/security/asvs.md';
const DECISION_INDEX = 'docs/adr/README.md';
const MAP = 'docs/MAP.md';

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (listed.status !== 0) {
  process.stderr.write(`The files cannot be listed; this check needs a git checkout.\n${listed.stderr}`);
  process.exit(1);
}
const files = listed.stdout.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
// Read as text: older versions of Node, which may run this, load no TypeScript.
const jsonNames = new Set(
  [...read('packages/contract/src/wire/wire-names.data.ts').matchAll(/: '(\w+_\w+)'/g)].map(
    ([, name = '']) => name,
  ),
);
const decisions = files
  .filter((file) => /^docs\/(adr|design)\/.*\.md$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const decisionNumbers = new Set(
  decisions.flatMap(({ file }) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1] ?? []),
);
const moved = movedNumbers(decisions);
const problems = files.flatMap((file) => {
  if (tooLong(file, () => read(file))) return [`${file}: more than ${MAX_LINES} lines; split it by subject`];
  if (!/\.(tsx?|mjs|md)$/.test(file)) return [];
  // Tests of these checks plant citations.
  const citations = file.endsWith('.test.ts') ? [] : findDeadCitations(read(file), decisionNumbers, moved);
  const cited = citations.map(({ line, problem }) => `${file}:${line}: ${problem}`);
  const colours = findColours(file, read(file)).map(
    ({ line }) => `${file}:${line}: players read this; spell it "color", as the game does`,
  );
  if (!file.endsWith('.md')) {
    const impure = findImpurities(file, read(file));
    const deFacto = findDeFacto(file, read(file));
    const dependent = findDependentComments(read(file));
    return [
      ...cited,
      ...colours,
      ...findIndexCasts(file, read(file)).map(({ line, problem }) => `${file}:${line}: ${problem}`),
      ...dependent.map(({ line }) => `${file}:${line}: a doc comment says "The same"; say what it is`),
      ...findJsonNames(file, read(file), jsonNames).map(
        ({ line, word }) => `${file}:${line}: ${word} is a name of JSON; the model has its own`,
      ),
      ...findStorageUses(file, read(file)).map(
        ({ line, word }) => `${file}:${line}: ${word} belongs to apps/site/app/shared/storage alone`,
      ),
      ...deFacto.map(
        ({ line, word }) => `${file}:${line}: ${word} belongs to apps/site/server/printers alone`,
      ),
      ...impure.map(({ line, word }) => `${file}:${line}: a pure package must not use ${word}; pass it in`),
    ];
  }
  const dead = findDeadPaths(file, read(file), (path) => existsSync(join(ROOT, path)));
  const anchors = findDeadAnchors(file, read(file), (path) =>
    existsSync(join(ROOT, path)) ? read(path) : null,
  );
  const rows = file === 'docs/CONFORMANCE.md' ? checkConformance(read(file)) : [];
  const map = file === MAP ? checkMap(read(file), files) : [];
  return [
    ...cited,
    ...colours,
    ...dead.map(({ line, path }) => `${file}:${line}: names ${path}, which does not exist`),
    ...[...anchors, ...rows, ...map].map(({ line, problem }) => `${file}:${line}: ${problem}`),
  ];
});
const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: read(file) }));
for (const { name, files: of } of findSharedNames(sources))
  problems.push(`${of.join(', ')}: all export ${name}; one name stands for one thing`);
const chapters = files.filter((file) => file.startsWith('docs/security/asvs/'));
const asvs = checkAsvs(
  read(ASVS_INDEX),
  chapters.map((file) => ({ file, text: read(file) })),
);
problems.push(...asvs.map((problem) => `${ASVS_INDEX}: ${problem}`));
problems.push(...checkDecisions(decisions, read(DECISION_INDEX)));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files checked, ${problems.length} problems.\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {string} file */
function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}
