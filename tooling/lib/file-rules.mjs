import { posix } from 'node:path';

export const MAX_LINES = 400;

const SOURCE = /\.(ts|tsx|mts|mjs|cjs|css)$/;
const DATA_TABLE = /\.data\.ts$/;

/**
 * Whether a source file is longer than the house rules allow; data tables (`*.data.ts`) may be.
 * @param {string} file
 * @param {() => string} read
 */
export function tooLong(file, read) {
  if (!SOURCE.test(file) || DATA_TABLE.test(file)) return false;
  return read().trimEnd().split('\n').length > MAX_LINES;
}

const PURE =
  /^packages\/(domain|decklist|engine|search|card-query|overload)\/src\/(?!.*(\.test\.ts$|testing\/))/;
const IMPURE =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bprocess\.|\bfetch\(|\bset(Timeout|Interval)\(/;

/**
 * Lines of a pure package's source that use a clock, randomness, the environment or the network. Its imports are
 * checked by the layer rules.
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number, word: string }[]}
 */
export function findImpurities(file, text) {
  if (!PURE.test(file)) return [];
  return text.split('\n').flatMap((content, index) => {
    const word = IMPURE.exec(content)?.[0];
    return word === undefined ? [] : [{ line: index + 1, word }];
  });
}

const PLAYERS_READ =
  /^((apps|clients|packages|starter)\/(?!.*(\.test\.|\.fixture\.|\/testing\/)).*\.tsx?|content\/.*\.md)$/;
/** Spellings that players may type either way. */
const UNDERSTOOD = /^\s*colour(less)?: |=== 'multicolour'/;

/**
 * Lines of visible text, without comments, that spell "color" differently than the game does.
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number }[]}
 */
export function findColours(file, text) {
  if (!PLAYERS_READ.test(file)) return [];
  const words = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
  return words.split('\n').flatMap((content, index) => {
    const isUnderstood = file.startsWith('packages/card-query/') && UNDERSTOOD.test(content);
    return /colour/i.test(content) && !isUnderstood ? [{ line: index + 1 }] : [];
  });
}

const MODEL = /^(apps\/site\/app|packages\/(ui|answers)\/src)\/.*\.tsx?$/;
/** What prints JSON or reads it: resources, bulk data, descriptions of fields, and bodies that the browser sends. */
const KNOWS_JSON =
  /^packages\/answers\/src\/(resources|bulk|developers|results)\/|^apps\/site\/app\/(shared\/api\/|features\/(sharing\/share-form|staff\/deck-review)\.)/;

/**
 * Lines of the model, the pages and the primitives, without comments, that have a name that fields have in JSON alone
 * (docs/adr/0127-pages-are-no-public-interface.md).
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} jsonNames names in snake_case
 * @returns {{ line: number, word: string }[]}
 */
export function findJsonNames(file, text, jsonNames) {
  if (!MODEL.test(file) || KNOWS_JSON.test(file) || file.includes('.test.')) return [];
  return text.split('\n').flatMap((content, index) => {
    const code = content.replace(/^\s*(\/\*\*|\*|\/\/).*$/, '');
    const words = code.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? [];
    return words.filter((word) => jsonNames.has(word)).map((word) => ({ line: index + 1, word }));
  });
}

const SAME = /\/\*\*(?:\n\s*\*)? The same\b/g;

/**
 * Lines with a doc comment that begins with "The same": who reads it in a hover does not see what it refers to.
 * @param {string} text
 * @returns {{ line: number }[]}
 */
export function findDependentComments(text) {
  return [...text.matchAll(SAME)].map(({ index }) => ({ line: text.slice(0, index).split('\n').length }));
}

/** The printer of the de facto format, the tests of its output, and this rule. */
const KNOWS_DE_FACTO =
  /^apps\/site\/server\/(printers|testing)\/|^apps\/site\/server\/.*\.test\.ts$|^tooling\/lib\/file-rules\./;
const DE_FACTO = /\b(json_dict|cardlists|cardviews)\b/;

/**
 * Lines of code that know the list format of other programs' documents, which only one printer does
 * (docs/adr/0039-own-model-and-printers.md).
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number, word: string }[]}
 */
export function findDeFacto(file, text) {
  if (!SOURCE.test(file) || KNOWS_DE_FACTO.test(file)) return [];
  return text.split('\n').flatMap((content, index) => {
    const word = DE_FACTO.exec(content)?.[0];
    return word === undefined ? [] : [{ line: index + 1, word }];
  });
}

const NAMED_ONCE =
  /^(apps|clients|packages|starter)\/(?!.*(\.test\.|\.fixture\.|\/testing\/|\/app\/routes\/|\.config\.ts$)).*\.tsx?$/;
const APP = /^apps\/site\/app\/(?!.*(\.test\.|\.fixture\.))/;
const STORES = /^apps\/site\/app\/shared\/storage\//;
/** Scripts that run before the first paint, when no module is there to ask; each says so in its comment. */
const BOOT_SCRIPTS = new Set([
  'apps/site/app/features/audience/consent/first-paint.ts',
  'apps/site/app/shell/first-paint.ts',
]);

/**
 * Lines of the pages' code, without comments, that use the browser's storages themselves: that is left to
 * `apps/site/app/shared/storage`, which knows what to do if there are none.
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number, word: string }[]}
 */
export function findStorageUses(file, text) {
  if (!APP.test(file) || STORES.test(file) || BOOT_SCRIPTS.has(file)) return [];
  return text.split('\n').flatMap((content, index) => {
    const code = content.replace(/^\s*(\/\*\*|\*|\/\/).*$/, '');
    const word = /\b(?:localStorage|sessionStorage)\b/.exec(code)?.[0];
    return word === undefined ? [] : [{ line: index + 1, word }];
  });
}

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm;

/**
 * Names that two source files export: they mean different things, or duplicate code. Routes export names given by their
 * framework.
 * @param {{ file: string, text: string }[]} sources
 * @returns {{ name: string, files: string[] }[]}
 */
export function findSharedNames(sources) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const { file, text } of sources) {
    if (!NAMED_ONCE.test(file)) continue;
    for (const [, name = ''] of text.matchAll(EXPORTED))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  return [...files].flatMap(([name, of]) => (of.size > 1 ? [{ name, files: [...of] }] : []));
}

const TOP_LEVEL = /^(\.ci|apps|clients|packages|starter|tooling|docs|e2e|bench|content)\//;
const CODE = /`([^`\s]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;

/**
 * Paths in a document that do not exist: in backticks if they start with a folder of the project, and every link that
 * is not an address of the web or of the site. Patterns (`*`, `{…}`, `<…>`) are skipped.
 * @param {string} file path of the document from the root
 * @param {string} text
 * @param {(path: string) => boolean} exists
 * @returns {{ line: number, path: string }[]}
 */
export function findDeadPaths(file, text, exists) {
  return text.split('\n').flatMap((content, index) => {
    const named = [...content.matchAll(CODE)]
      .map((match) => match[1] ?? '')
      .filter((path) => TOP_LEVEL.test(path));
    const linked = [...content.matchAll(LINK)]
      .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
      .filter((path) => path !== '' && !/^([a-z]+:|\/)/.test(path))
      .map((path) => posix.join(posix.dirname(file), path));
    return [...named.map((path) => path.replace(/:\d+$/, '')), ...linked]
      .filter((path) => !/[*{}<>…]/.test(path) && !exists(path))
      .map((path) => ({ line: index + 1, path }));
  });
}
