// Checks what the linter does not: the length of files, clocks and randomness in pure packages, the spelling of visible
// texts, that paths named in documents exist, that no name is exported twice, and that the conformance document has
// each line of the checklist, and the ASVS tables each requirement, once.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAsvs } from './lib/asvs.mjs';
import { checkConformance, LAST_LINES } from './lib/conformance.mjs';
import {
  findColours,
  findDeadPaths,
  findDeFacto,
  findImpurities,
  findSharedNames,
  MAX_LINES,
  tooLong,
} from './lib/file-rules.mjs';
import { ROOT } from './lib/run.mjs';

const ASVS_INDEX = 'docs/security/asvs.md';

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (listed.status !== 0) {
  process.stderr.write(`The files cannot be listed; this check needs a git checkout.\n${listed.stderr}`);
  process.exit(1);
}
const files = listed.stdout.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
const problems = files.flatMap((file) => {
  if (tooLong(file, () => read(file))) return [`${file}: more than ${MAX_LINES} lines; split it by subject`];
  if (!/\.(tsx?|mjs|md)$/.test(file)) return [];
  const colours = findColours(file, read(file)).map(
    ({ line }) => `${file}:${line}: players read this; spell it "color", as the game does`,
  );
  if (!file.endsWith('.md')) {
    const impure = findImpurities(file, read(file));
    const deFacto = findDeFacto(file, read(file));
    return [
      ...colours,
      ...deFacto.map(
        ({ line, word }) => `${file}:${line}: ${word} belongs to apps/site/server/printers alone`,
      ),
      ...impure.map(({ line, word }) => `${file}:${line}: a pure package must not use ${word}; pass it in`),
    ];
  }
  const dead = findDeadPaths(file, read(file), (path) => existsSync(join(ROOT, path)));
  const rows = file === 'docs/CONFORMANCE.md' ? checkConformance(read(file), LAST_LINES) : [];
  return [
    ...colours,
    ...dead.map(({ line, path }) => `${file}:${line}: names ${path}, which does not exist`),
    ...rows.map(({ line, problem }) => `${file}:${line}: ${problem}`),
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
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files checked, ${problems.length} problems.\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {string} file */
function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}
