/**
 * @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ 'bom-ref': string, name: string, version: string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ components: Component[], dependencies: Dependency[] }} Bill a part of CycloneDX
 */

/**
 * What a release installs, as `name@version`: packages of a lockfile that are not only needed by tools.
 * @param {Readonly<Record<string, Locked>>} packages of the lockfile, by folder
 * @returns {Set<string>}
 */
export function runtimePackages(packages) {
  const names = new Set();
  for (const [folder, { version, dev, devOptional, link }] of Object.entries(packages)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder) ?? [];
    if (name !== undefined && !dev && !devOptional && !link) names.add(`${name}@${version}`);
  }
  return names;
}

/**
 * A bill without the packages that only tools need, and without references to them.
 * @template {Bill} T
 * @param {T} bill
 * @param {ReadonlySet<string>} retained
 * @returns {T}
 */
export function withoutTools(bill, retained) {
  const components = bill.components.filter(({ name, version }) => retained.has(`${name}@${version}`));
  const refs = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((each) => ({ ...each, dependsOn: (each.dependsOn ?? []).filter((ref) => refs.has(ref)) }));
  return { ...bill, components, dependencies };
}
