// Checks docs/DEPENDENCIES.md against the package.json files and lockfiles, and the lockfiles against their rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareDependencies, directDependencies, parseTable } from './lib/dependency-table.mjs';
import { lockfileProblems } from './lib/lockfile-rules.mjs';
import { ROOT } from './lib/run.mjs';

const DOCUMENT = 'docs/DEPENDENCIES.md';
const workspaces = ['apps', 'packages'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
);
const apart = ['tooling/test-tools/browser', 'tooling/test-tools/postgres', 'bench'];

const installed = directDependencies(
  ['.', ...workspaces, 'clients', 'starter'].filter(hasPackage).map(readManifest),
  readJson('.', 'package-lock.json').packages,
);
const onDemand = apart.filter(hasPackage).flatMap((folder) => {
  const locked = readJson(folder, 'package-lock.json').packages;
  return directDependencies([{ folder: '.', manifest: readManifest(folder).manifest }], locked, 'on demand');
});
const names = new Set(installed.map(({ name }) => name));
const declared = [...installed, ...onDemand.filter(({ name }) => !names.has(name))];
const table = parseTable(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
const problems = [
  ...compareDependencies(declared, table).map((problem) => `${DOCUMENT}: ${problem}`),
  ...['.', ...apart].flatMap((folder) =>
    lockfileProblems(readJson(folder, 'package-lock.json').packages).map(
      (problem) => `${join(folder, 'package-lock.json')}: ${problem}`,
    ),
  ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${declared.length} direct dependencies checked, ${problems.length} problems.\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {string} folder */
function hasPackage(folder) {
  return existsSync(join(ROOT, folder, 'package.json'));
}

/** @param {string} folder */
function readManifest(folder) {
  return { folder, manifest: readJson(folder, 'package.json') };
}

/**
 * @param {string} folder
 * @param {string} file
 */
function readJson(folder, file) {
  return JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8'));
}
