// The layer rules of docs/ARCHITECTURE.md for dependency-cruiser. It needs TypeScript 6: under 7 it sees no module.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = process.cwd();
const TEST = '\\.(test|fixture)\\.tsx?$|/testing/|^e2e/|(^|/)tooling/';
const GROUND = 'domain|database|decklist|islands';
/** Between the packages and the apps: it depends on packages, and only apps depend on it. */
const MIDDLE = 'answers';
const APP = 'apps/site/app';
/** The command line puts the commands of the other apps together, by the table that each exports. */
const CLI = 'apps/cli';
const COMMAND_TABLES = '^apps/(pipeline/src/commands|site/server/command)/index\\.ts$';
const PURE = '^packages/(domain|decklist|engine|search|overload)/';

/** @returns {{ folder: string, name: string, declared: string[] }[]} */
function readWorkspaces() {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    existsSync(join(ROOT, parent)) ? readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`) : [],
  );
  return [...folders, 'starter']
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = readPackage(folder);
      return { folder, name, declared: Object.keys({ ...dependencies, ...devDependencies }) };
    });
}

/** @param {string} folder */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

const workspaces = readWorkspaces();
/** Only `npm run bench` installs these; without them they cannot be resolved. */
const benchManifest = JSON.parse(readFileSync(join(__dirname, '../bench/package.json'), 'utf8'));
const onDemand = Object.keys(benchManifest.dependencies).map((name) => `^${name}(/|$)`);
/** Given by the build, or reported by another rule. */
const UNRESOLVABLE = ['^virtual:', '^@deckwright/[^/]+/src/', '/\\+types/'];
const testTools = Object.keys(readPackage('.').devDependencies ?? {});

/** npm hoists, so an undeclared workspace import works by accident: one rule for each workspace. */
function undeclaredWorkspaceRules() {
  return workspaces.map(({ folder, declared }) => {
    const allowed = workspaces.filter((other) => other.folder === folder || declared.includes(other.name));
    return {
      name: 'undeclared-workspace',
      comment: 'Declare the workspace in the dependencies of your own package.json.',
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: '^(packages|starter)/', pathNot: allowed.map((other) => `^${other.folder}/`) },
    };
  });
}

/** @param {string[]} names */
function inNodeModules(names) {
  return `(^|/)node_modules/(${names.map((name) => name.replaceAll('/', '\\/')).join('|')})/`;
}

module.exports = {
  forbidden: [
    {
      name: 'import-cycle',
      comment: 'Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved-import',
      comment: 'The file or package does not exist, or the package does not export this path.',
      severity: 'error',
      // Declarations beside modules that have no code: a test compiles a program with them.
      from: { pathNot: ['^packages/client/lib/.*\\.d\\.ts$', '^bench/'] },
      to: { couldNotResolve: true, pathNot: UNRESOLVABLE },
    },
    {
      name: 'unresolved-import',
      comment: 'The file or package does not exist, or bench/package.json does not name it.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { couldNotResolve: true, pathNot: [...UNRESOLVABLE, ...onDemand] },
    },
    {
      name: 'through-exports',
      comment: 'Import another workspace by a path its package.json exports, never its files.',
      severity: 'error',
      from: { path: '^(apps/[^/]+|packages/[^/]+|starter)/' },
      to: { path: `^(packages|starter)/|${COMMAND_TABLES}`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'through-exports',
      comment: 'Import another workspace by a path its package.json exports, never its files.',
      severity: 'error',
      from: {},
      to: { path: '^@deckwright/[^/]+/src/' },
    },
    {
      name: 'package-to-app',
      comment: 'Packages lie below the apps.',
      severity: 'error',
      from: { path: '^(packages|starter)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'app-to-app',
      comment: 'Apps do not import each other; the snapshot is what joins them.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: `^${CLI}/` },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'app-to-app',
      comment: 'The command line needs of other apps their tables of commands alone.',
      severity: 'error',
      from: { path: `^${CLI}/` },
      to: { path: '^apps/', pathNot: [`^${CLI}/`, COMMAND_TABLES] },
    },
    {
      name: 'commands-on-demand',
      comment: 'A table loads a command when it is called: help and "ask" need nothing of the pipeline.',
      severity: 'error',
      from: { path: COMMAND_TABLES },
      to: { path: '.', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'package-to-package',
      comment: `Packages of one floor do not import each other; only the ground (${GROUND}) is open to all, and only ${MIDDLE} stands on all.`,
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: [`^packages/(${GROUND}|${MIDDLE})/`, TEST] },
      to: { path: '^(packages/|starter/)', pathNot: [`^packages/(${GROUND})/`, '^packages/$1/'] },
    },
    {
      name: 'package-to-package',
      comment:
        'Tests of a package may use the sample set, which is data in the shapes of domain, but no other package.',
      severity: 'error',
      from: { path: `^packages/([^/]+)/.*(${TEST})`, pathNot: `^packages/(${GROUND}|${MIDDLE})/` },
      to: { path: '^packages/', pathNot: [`^packages/(${GROUND})/`, '^packages/$1/'] },
    },
    {
      name: 'answers-beside-the-site',
      comment: 'What a page says is known without accounts, upstream files, components or a server.',
      severity: 'error',
      from: { path: `^packages/${MIDDLE}/`, pathNot: TEST },
      to: {
        path: '^packages/(accounts|database|islands|sources|ui|engine/src/build)/|^node_modules/(hono|@hono|react)/',
      },
    },
    {
      name: 'ground-to-package',
      comment: 'domain is the lowest layer; database and decklist import it alone.',
      severity: 'error',
      from: { path: `^packages/(${GROUND})/` },
      to: { path: '^(packages/|starter/)', pathNot: ['^packages/domain/', '^packages/$1/'] },
    },
    {
      name: 'islands-alone',
      comment: 'islands knows nothing of cards: only React, the router, and for its plugins Vite.',
      severity: 'error',
      from: { path: '^packages/islands/' },
      to: { path: '^(apps/|packages/|starter/)', pathNot: '^packages/islands/' },
    },
    {
      name: 'starter-to-package',
      comment: 'The sample set is data in the shapes of domain.',
      severity: 'error',
      from: { path: '^starter/', pathNot: TEST },
      to: { path: '^packages/', pathNot: '^packages/domain/' },
    },
    {
      name: 'site-behind-the-seam',
      comment: 'The site reads snapshots; it never reads upstream files or builds.',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: TEST },
      to: { path: '^packages/(sources/|engine/src/build/)' },
    },
    {
      name: 'assistants-on-demand',
      comment: 'What serves assistants is loaded with their first call: visitors need none of it.',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: [TEST, '^apps/site/server/(assistants|command/mcp)/'] },
      to: {
        path: '^apps/site/server/assistants/|(^|/)node_modules/@modelcontextprotocol/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'feature-to-feature',
      comment: 'Move what both need to app/shared, or let the route hand one of them to the other.',
      severity: 'error',
      from: { path: `^${APP}/features/([^/]+)/` },
      to: { path: `^${APP}/features/`, pathNot: `^${APP}/features/$1/` },
    },
    {
      name: 'feature-to-route',
      comment: 'Routes and the shell put features together; features know neither.',
      severity: 'error',
      from: { path: `^${APP}/features/` },
      to: { path: `^${APP}/(routes/|shell/|root|routes|entry)` },
    },
    {
      name: 'shared-to-feature',
      comment: 'What features share lies below them, and below the routes and the shell.',
      severity: 'error',
      from: { path: `^${APP}/shared/` },
      to: { path: `^${APP}/`, pathNot: `^${APP}/shared/` },
    },
    {
      name: 'shared-cycle',
      comment: 'Two nouns of app/shared that need each other are one, or a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^${APP}/shared/[^/]+` },
      to: { circular: true, path: `^${APP}/shared/[^/]+` },
    },
    {
      name: 'pipeline-without-pages',
      comment: 'The pipeline has no pages.',
      severity: 'error',
      from: { path: '^apps/pipeline/' },
      to: { path: '^packages/(ui|islands)/' },
    },
    {
      name: 'query-without-build',
      comment: 'The half of the engine that answers needs nothing of the half that builds.',
      severity: 'error',
      from: { path: '^packages/engine/src/query/', pathNot: TEST },
      to: { path: '^packages/engine/src/build/' },
    },
    {
      name: 'pure-package',
      comment: 'No I/O and no npm package here but those that read text alone: pass in what is needed.',
      severity: 'error',
      from: { path: PURE, pathNot: TEST },
      to: {
        pathNot: '^node_modules/(papaparse|htmlparser2|entities)/',
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    {
      name: 'undeclared-package',
      comment: 'Declare the npm package in the dependencies of your own package.json.',
      severity: 'error',
      from: { path: '^(apps|packages|starter)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'undeclared-package',
      comment: 'Tests may use the tools of the root package.json and what their own workspace declares.',
      severity: 'error',
      from: { path: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: inNodeModules(testTools) },
    },
    {
      name: 'test-tool-in-product',
      comment:
        'The lean install has no devDependencies: declare it under dependencies, or import its types only.',
      severity: 'error',
      from: { path: '^(apps|packages|starter)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...undeclaredWorkspaceRules(),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/site/build/', '/\\.react-router/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
