import ts from 'typescript';

/**
 * @typedef {{ word: string, position: 'any' | 'first' | 'last' }} AvoidedWord
 * @typedef {Record<string, number>} Counts how many names have each word, as the glossary writes it
 */

const SECTION = '## Words of the code';
/** Words of the field, of JavaScript and of JSON Schema; fields of published JSON and an option of the published client. */
const ALLOWED = new Set([
  'mostPlayed',
  'CrownIcon',
  'CROWN',
  'CROWN_PATH',
  'MostPlayedThemes',
  'Place',

  'indexOf',
  'lastIndexOf',
  'valueOf',
  'typeOf',
  'instanceOf',
  'proof',
  'runOf',
  'allOf',
  'anyOf',
  'oneOf',

  'asked',
  'catalogue',
  'fault',
  'faults',
  'longestWait',
]);
/** Parts of names: as-of dates; letters of colors and of the alphabet; words that a name, a query or a text consists of. */
const ALLOWED_PARTS = [
  /^as_?of$/i,
  /^(color|mana|wrong|group_?by)_?letters?$/i,
  /^#?(all|avoided|bit|bracket|check|first|glossary|list|max|max_?tail|max_?typo|name|nearest|own|plain|print|search|shell|spaced|split|two|type|typo_?among)[_-]?words$/i,
];

/**
 * The words in code spans of the third column of the glossary's table: `most…` counts as first word of a name alone,
 * `…words` as last of several.
 * @param {string} glossary text of docs/GLOSSARY.md
 * @returns {AvoidedWord[]}
 * @throws {Error} if the table has none
 */
export function avoidedWords(glossary) {
  const [, section = ''] = glossary.split(SECTION);
  const spans = section
    .split('\n## ')[0]
    ?.split('\n')
    .flatMap((line) => (line.startsWith('| ') ? (line.split('|')[3]?.match(/`[^`]+`/g) ?? []) : []));
  /** @type {Map<string, AvoidedWord>} */
  const words = new Map();
  for (const span of spans ?? []) {
    const text = span.slice(1, -1);
    const position = text.endsWith('…') ? 'first' : text.startsWith('…') ? 'last' : 'any';
    words.set(text, { word: text.replace('…', ''), position });
  }
  if (words.size === 0) throw new Error('The glossary lists no words that identifiers avoid.');
  return [...words.values()];
}

/**
 * The words of a name in lower case: `KEPT_DAYS`, `keptDays` and `kept-days` are kept and days.
 * @param {string} name
 */
export function wordsOfName(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/**
 * The avoided words that a name has, as the glossary writes them.
 * @param {string} name
 * @param {readonly AvoidedWord[]} avoided
 */
export function avoidedIn(name, avoided) {
  if (ALLOWED.has(name) || ALLOWED_PARTS.some((part) => part.test(name))) return [];
  const words = wordsOfName(name);
  return avoided
    .filter(({ word, position }) => {
      if (position === 'first') return words.length > 1 && words[0] === word;
      if (position === 'last') return words.length > 1 && words.at(-1) === word;
      return words.includes(word);
    })
    .map(writtenForm);
}

/** @param {AvoidedWord} word */
function writtenForm({ word, position }) {
  return position === 'first' ? `${word}…` : position === 'last' ? `…${word}` : word;
}

/**
 * The names that a source file declares: variables, parameters, functions, classes, types and their fields. A field
 * that a pattern takes from an object under its own name was named elsewhere.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function declaredNames(file, text) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {string[]} */
  const names = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (isDeclaration(node) && node.name && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name)))
      names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/**
 * @param {import('typescript').Node} node
 * @returns {node is import('typescript').NamedDeclaration}
 */
function isDeclaration(node) {
  if (ts.isBindingElement(node))
    return node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent ?? node);
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  );
}

/**
 * How many names of the files have each avoided word: what they declare, and what they are called.
 * @param {Iterable<{ file: string, text: string }>} files
 * @param {readonly AvoidedWord[]} avoided
 * @returns {Counts} without words that no name has
 */
export function countAvoided(files, avoided) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { file, text } of files) {
    const base = file.split('/').at(-1)?.split('.')[0] ?? '';
    for (const name of [base, ...declaredNames(file, text)])
      for (const word of avoidedIn(name, avoided)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Problems of the counts beside those that are known: a number may only fall, and what has fallen is written down.
 * @param {Counts} counts
 * @param {Counts} known
 * @returns {string[]}
 */
export function compareCounts(counts, known) {
  const words = [...new Set([...Object.keys(counts), ...Object.keys(known)])].toSorted();
  return words.flatMap((word) => {
    const [now, before] = [counts[word] ?? 0, known[word] ?? 0];
    if (now > before)
      return `"${word}" is in ${now} names, ${now - before} more than before; docs/GLOSSARY.md has the word to use`;
    return now < before ? `"${word}" is in ${now} names, fewer than the ${before} that are written down` : [];
  });
}
