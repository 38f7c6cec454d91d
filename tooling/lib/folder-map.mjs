import { posix } from 'node:path';

const ROW = /^\| `([^`]+)` \| (.*) \|$/;
/** Folders each of whose direct subfolders needs a line. */
const MAPPED = [
  /^\.$/,
  /^(apps|packages|docs|e2e|tooling)$/,
  /^apps\/site(\/app|\/app\/features|\/app\/shared|\/server)?$/,
  /^apps\/(?!site\/)[\w-]+\/src$/,
  /^packages\/[\w-]+\/src$/,
  /^packages\/engine\/src\/(build|query)$/,
  /^bench\/src$/,
];
/** Folders of tools begin with a dot. */
const HIDDEN = /^\./;

/**
 * Folders that docs/MAP.md should have a line for: the direct subfolders of the places where a contributor looks.
 * @param {readonly string[]} files paths from the root
 * @returns {string[]}
 */
function mappedFolders(files) {
  const folders = new Set(files.flatMap((file) => getParents(file)));
  return [...folders]
    .filter((folder) => MAPPED.some((parent) => parent.test(posix.dirname(folder))) && !HIDDEN.test(folder))
    .toSorted();
}

/**
 * Problems of the map: a folder without a line or with two, a line for a folder that does not exist, and a line that
 * says nothing.
 * @param {string} text of docs/MAP.md: tables whose rows are | `path/of/folder` | what it is for |
 * @param {readonly string[]} files paths from the root
 * @returns {{ line: number, problem: string }[]} line 0: of the document as a whole
 */
export function checkMap(text, files) {
  const existing = new Set(files.flatMap((file) => getParents(file)));
  /** @type {{ line: number, problem: string }[]} */
  const problems = [];
  /** @type {Set<string>} */
  const seen = new Set();
  text.split('\n').forEach((content, index) => {
    const [, folder, purpose = ''] = ROW.exec(content) ?? [];
    if (folder === undefined) return;
    const add = (/** @type {string} */ problem) => problems.push({ line: index + 1, problem });
    if (seen.has(folder)) add(`${folder} has two lines`);
    seen.add(folder);
    if (!existing.has(folder)) add(`${folder} is no folder of the tree`);
    if (purpose.trim().split(/\s+/).length < 2) add(`${folder}: say in at least two words what it is for`);
  });
  const missing = mappedFolders(files).filter((folder) => !seen.has(folder));
  for (const folder of missing) problems.push({ line: 0, problem: `has no line for ${folder}` });
  return problems;
}

/** @param {string} file */
function getParents(file) {
  const parents = [];
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) parents.push(folder);
  return parents;
}
