/**
 * @typedef {{ name: string, kind: Kind, licence: string }} Dependency
 * @typedef {'run' | 'optional' | 'tool' | 'on demand'} Kind
 *   run: in the lean install; optional: the platform's Node; tool: checks and tests; on demand: has its own lockfile
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string> }} Manifest
 * @typedef {Dependency & { size: string, reason: string }} TableRow
 */

export const MAX_RUN_DEPENDENCIES = 27;

/**
 * Every npm package that these manifests name, once, without our own workspaces.
 * @param {{ folder: string, manifest: Manifest }[]} manifests
 * @param {Record<string, { license?: string }>} locked `packages` of the lockfile
 * @param {Kind} [kind] overrides what the manifest's sections say
 * @returns {Dependency[]}
 */
export function directDependencies(manifests, locked, kind) {
  /** @type {Map<string, Dependency>} */
  const found = new Map();
  const sections = /** @type {const} */ ([
    ['dependencies', 'run'],
    ['optionalDependencies', 'optional'],
    ['devDependencies', 'tool'],
  ]);
  for (const [section, usual] of sections) {
    for (const { folder, manifest } of manifests) {
      for (const name of Object.keys(manifest[section] ?? {})) {
        if (name.startsWith('@deckwright/') || found.has(name)) continue;
        const entry = locked[`${folder}/node_modules/${name}`] ?? locked[`node_modules/${name}`];
        found.set(name, { name, kind: kind ?? usual, licence: entry?.license ?? 'unknown' });
      }
    }
  }
  return [...found.values()];
}

/**
 * Rows of the tables in a document whose first cell is a package name in backticks:
 * name, kind, licence, size, reason.
 * @param {string} markdown
 * @returns {TableRow[]}
 */
export function parseTable(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', kind = '', licence = '', size = '', reason = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { name: name.replaceAll('`', ''), kind: /** @type {Kind} */ (kind), licence, size, reason };
    });
}

/**
 * @param {Dependency[]} declared
 * @param {TableRow[]} rows
 * @returns {string[]} one sentence for each difference
 */
export function compareDependencies(declared, rows) {
  const problems = [];
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  if (rowOf.size < rows.length) problems.push('a package has two rows');
  for (const { name, kind, licence } of declared) {
    const row = rowOf.get(name);
    if (!row) {
      problems.push(`${name} (${kind}, ${licence}) has no row`);
      continue;
    }
    if (row.kind !== kind) problems.push(`${name} is of kind "${kind}", not "${row.kind}"`);
    if (row.licence !== licence) problems.push(`${name} has licence ${licence}, not ${row.licence}`);
    if (row.size === '' || row.reason === '') problems.push(`${name} lacks its size or reason`);
  }
  const names = new Set(declared.map(({ name }) => name));
  for (const { name } of rows)
    if (!names.has(name)) problems.push(`${name} is no direct dependency any more`);
  const running = declared.filter(({ kind }) => kind === 'run').length;
  if (running > MAX_RUN_DEPENDENCIES) {
    problems.push(`${running} direct run-time dependencies; at most ${MAX_RUN_DEPENDENCIES} are allowed`);
  }
  return problems;
}
