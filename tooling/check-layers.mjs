// Checks imports: the rules of dependency-rules.cjs, that no two folders import each other but for the pairs of
// folder-cycles.data.mjs, and the layers of folder-layers.data.mjs. All work on one reading of the tree, the current
// folder's.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { KNOWN_PAIRS } from './folder-cycles.data.mjs';
import { FOLDER_LAYERS } from './folder-layers.data.mjs';
import { checkMutualFolders } from './lib/folder-cycles.mjs';
import { checkFolderLayers } from './lib/folder-layers.mjs';

const FOLDERS = ['apps', 'clients', 'packages', 'starter', 'e2e', 'tooling', 'bench/src'];

const rules = fileURLToPath(new URL('dependency-rules.cjs', import.meta.url));
const options = await extractOptions(rules);
const { output } = await cruise(
  FOLDERS.filter((folder) => existsSync(folder)),
  options,
  undefined,
  { tsConfig: extractTsConfig('tsconfig.json') },
);
if (typeof output === 'string') throw new Error('The rules set an output type; this check needs the data.');
const { summary, modules } = output;
for (const { rule, from, to, cycle = [] } of summary.violations) {
  const path = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
  process.stderr.write(`${rule.severity} ${rule.name}: ${[from, ...path].join(' -> ')}\n`);
}
const problems = [...checkMutualFolders(modules, KNOWN_PAIRS), ...checkFolderLayers(modules, FOLDER_LAYERS)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
const count = summary.violations.length + problems.length;
process.stdout.write(`${modules.length} modules and their imports checked, ${count} problems.\n`);
process.exitCode = count === 0 ? 0 : 1;
