/**
 * Folders that import each other, both ways. No file cycle need be involved, so the rule `import-cycle` does not see
 * them; yet neither folder can be understood, tested or moved without the other.
 */

/**
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module as dependency-cruiser reports it; paths are
 *   relative to the root of the repository, with `/`
 * @typedef {Readonly<Record<string, readonly (readonly [string, string])[]>>} KnownPairs for each root folder that is
 *   checked, the pairs of folders below it that still import each other, as paths relative to it
 */

/** Tests may reach where the code beside them may not: they say nothing about the layers of the product. */
const TEST = /\.(test|fixture)\.tsx?$|\/testing\//;

/**
 * Pairs of sibling folders, at any depth below `root`, that import each other. An import from `a/b/x.ts` to `a/c/d/y.ts`
 * joins `a/b` and `a/c`; files that lie directly in a common parent folder belong to no sibling.
 * @param {readonly Module[]} modules
 * @param {string} root such as `packages/answers/src`
 * @returns {[string, string][]} paths relative to `root`, each pair and the list in alphabetical order
 */
export function findMutualFolders(modules, root) {
  /** @type {Set<string>} */
  const imports = new Set();
  for (const { source, dependencies } of modules) {
    if (TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      if (TEST.test(resolved)) continue;
      const [from, to] = siblings(source, resolved, root) ?? [];
      if (from !== undefined) imports.add(`${from} ${to}`);
    }
  }
  return [...imports].sort().flatMap((each) => {
    const [from = '', to = ''] = each.split(' ');
    return from < to && imports.has(`${to} ${from}`) ? [/** @type {[string, string]} */ ([from, to])] : [];
  });
}

/**
 * What must change: new pairs, and listed pairs that no longer exist, so that the list can only shrink.
 * @param {readonly Module[]} modules
 * @param {KnownPairs} known
 * @returns {string[]} one sentence each
 */
export function checkMutualFolders(modules, known) {
  return Object.entries(known).flatMap(([root, pairs]) => {
    if (!modules.some(({ source }) => source.startsWith(`${root}/`)))
      return [`${root}: no module lies below it; correct the root in the list of known pairs`];
    const found = findMutualFolders(modules, root).map((pair) => pair.join(' and '));
    const listed = pairs.map((pair) => [...pair].sort().join(' and '));
    return [
      ...found
        .filter((pair) => !listed.includes(pair))
        .map((pair) => `${root}: ${pair} import each other; merge them, or move what both need to a third`),
      ...listed
        .filter((pair) => !found.includes(pair))
        .map(
          (pair) => `${root}: ${pair} no longer import each other; remove them from the list of known pairs`,
        ),
    ];
  });
}

/**
 * The two different folders in which a module and its dependency lie, below their deepest common folder.
 * @param {string} from
 * @param {string} to
 * @param {string} root
 * @returns {[string, string] | null} null if either lies outside of `root` or directly in the common folder
 */
function siblings(from, to, root) {
  if (!from.startsWith(`${root}/`) || !to.startsWith(`${root}/`)) return null;
  const a = from.slice(root.length + 1).split('/');
  const b = to.slice(root.length + 1).split('/');
  let depth = 0;
  while (a[depth] === b[depth] && depth < Math.min(a.length, b.length) - 1) depth++;
  if (depth >= a.length - 1 || depth >= b.length - 1) return null;
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
}
