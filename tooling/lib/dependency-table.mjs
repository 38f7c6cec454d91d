/**
 * @typedef {{ name: string, kind: Kind, license: string }} Dependency
 * @typedef {'run' | 'optional' | 'tool' | 'on demand'} Kind
 *   run: in the lean install; optional: the platform's Node; tool: checks and tests; on demand: has its own lockfile
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string> }} Manifest
 * @typedef {Dependency & { size: string, reason: string }} TableRow
 */

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
        found.set(name, { name, kind: kind ?? usual, license: entry?.license ?? 'unknown' });
      }
    }
  }
  return [...found.values()];
}

/**
 * Rows of the tables in a document whose first cell is a package name in backticks: name, kind, license, size, reason.
 * @param {string} markdown
 * @returns {TableRow[]}
 */
export function parseTable(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', kind = '', license = '', size = '', reason = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { name: name.replaceAll('`', ''), kind: /** @type {Kind} */ (kind), license, size, reason };
    });
}

/**
 * @param {Dependency[]} declared
 * @param {TableRow[]} rows
 * @returns {string[]} one sentence for each difference
 */
export function compareDependencies(declared, rows) {
  const problems = [];
  const rowByName = new Map(rows.map((row) => [row.name, row]));
  if (rowByName.size < rows.length) problems.push('a package has two rows');
  for (const { name, kind, license } of declared) {
    const row = rowByName.get(name);
    if (!row) {
      problems.push(`${name} (${kind}, ${license}) has no row`);
      continue;
    }
    if (row.kind !== kind) problems.push(`${name} is of kind "${kind}", not "${row.kind}"`);
    if (row.license !== license) problems.push(`${name} has license ${license}, not ${row.license}`);
    if (!/^[\d.]+ MB$/.test(row.size)) problems.push(`${name} lacks its size, such as "0.3 MB"`);
    if (row.reason === '') problems.push(`${name} lacks its reason`);
  }
  const names = new Set(declared.map(({ name }) => name));
  for (const { name } of rows)
    if (!names.has(name)) problems.push(`${name} is no direct dependency any more`);
  return problems;
}
