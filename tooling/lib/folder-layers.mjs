/** The order of the folders of a package: imports point down, and enter a folder by its entry point. */

/**
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module as dependency-cruiser reports it; paths are
 *   relative to the root of the repository, with `/`
 * @typedef {Readonly<Record<string, readonly (readonly string[])[]>>} FolderLayers for each root folder that is checked,
 *   the folders directly below it by layer, lowest first
 */

/** Tests may import what they test from the inside. */
const TEST = /\.(test|fixture)\.tsx?$|\/testing\//;
const ENTRY = 'index.ts';

/**
 * Imports that do not point down or that pass an entry point, and folders that the table lacks or that do not exist.
 * @param {readonly Module[]} modules
 * @param {FolderLayers} table
 * @returns {string[]} one sentence each
 */
export function checkFolderLayers(modules, table) {
  return Object.entries(table).flatMap(([root, layers]) => {
    const below = modules.filter(({ source }) => source.startsWith(`${root}/`) && !TEST.test(source));
    const found = new Set(below.flatMap(({ source }) => folderIn(source, root) ?? []));
    const layerByFolder = new Map(layers.flatMap((folders, layer) => folders.map((name) => [name, layer])));
    return [
      ...[...found]
        .filter((name) => !layerByFolder.has(name))
        .map((name) => `${root}/${name} has no layer; add it to tooling/folder-layers.data.mjs`),
      ...[...layerByFolder.keys()]
        .filter((name) => !found.has(name))
        .map(
          (name) =>
            `${root}/${name} has a layer but no module; remove it from tooling/folder-layers.data.mjs`,
        ),
      ...below.flatMap((module) => checkModule(module, root, layerByFolder)),
    ];
  });
}

/**
 * @param {Module} module
 * @param {string} root
 * @param {ReadonlyMap<string, number>} layerByFolder
 * @returns {string[]}
 */
function checkModule({ source, dependencies }, root, layerByFolder) {
  const from = folderIn(source, root);
  return dependencies.flatMap(({ resolved }) => {
    if (!resolved.startsWith(`${root}/`) || TEST.test(resolved)) return [];
    const to = folderIn(resolved, root);
    if (from === to) return [];
    if (to === null) return [`${source} imports ${resolved}, which lies above all folders`];
    const problems = [];
    if (resolved !== `${root}/${to}/${ENTRY}`)
      problems.push(`${source} imports ${resolved}; import ${root}/${to}/${ENTRY}, the entry point`);
    const [own, other] = [layerByFolder.get(from ?? ''), layerByFolder.get(to)];
    if (own !== undefined && other !== undefined && other >= own)
      problems.push(
        `${source} imports ${to}, which is ${other === own ? 'in the same layer' : 'in a higher layer'}`,
      );
    return problems;
  });
}

/**
 * The folder directly below `root` in which a module lies.
 * @param {string} path
 * @param {string} root
 * @returns {string | null} null for a file directly in `root`
 */
function folderIn(path, root) {
  const parts = path.slice(root.length + 1).split('/');
  return parts.length > 1 ? (parts[0] ?? null) : null;
}
