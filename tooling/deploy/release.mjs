/**
 * @typedef {Record<string, string> | undefined} Named
 * @typedef {{ version?: string, dependencies?: Named, devDependencies?: Named }} Manifest
 */

/**
 * The text of a release in the changelog, without its heading; null if it has none.
 * @param {string} version such as 0.2.0
 * @param {string} changelog
 */
export function readReleaseNotes(version, changelog) {
  const sections = changelog.split(/^## /m);
  const section = sections.find(
    (each) => /^\S+ – \d{4}-\d\d-\d\d\n/.test(each) && each.startsWith(`${version} `),
  );
  return section === undefined ? null : section.slice(section.indexOf('\n')).trim();
}

/**
 * What is not of this version: a package, or what it names of our own.
 * @param {string} version
 * @param {readonly { file: string, manifest: Manifest }[]} manifests
 * @returns {string[]}
 */
export function versionProblems(version, manifests) {
  return manifests.flatMap(({ file, manifest }) => {
    const own = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) =>
      name.startsWith('@deckwright/'),
    );
    return [
      ...(manifest.version === version ? [] : [`${file} is of version ${manifest.version}, not ${version}`]),
      ...own.flatMap(([name, wanted]) =>
        wanted === version ? [] : [`${file} asks for ${name} ${wanted}, not ${version}`],
      ),
    ];
  });
}
