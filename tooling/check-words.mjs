// Names of the code against docs/GLOSSARY.md: how many identifiers and files have a word that it avoids may only fall.
// `--write` writes down what is left, `--list WORD` prints the names that have one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVOIDED_NAMES } from './avoided-names.data.mjs';
import {
  avoidedIn,
  avoidedWords,
  compareCounts,
  countAvoided,
  declaredNames,
} from './lib/glossary-words.mjs';
import { ROOT } from './lib/run.mjs';

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64e6,
})
  .split('\n')
  .filter((file) => SOURCE.test(file) && existsSync(join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const avoided = avoidedWords(readFileSync(join(ROOT, 'docs', 'GLOSSARY.md'), 'utf8'));
const listed = process.argv.indexOf('--list');

if (listed > 0) {
  const word = process.argv[listed + 1] ?? '';
  for (const { file, text } of files)
    for (const name of declaredNames(file, text))
      if (avoidedIn(name, avoided).includes(word)) console.log(`${file}: ${name}`);
} else {
  const counts = countAvoided(files, avoided);
  if (process.argv.includes('--write')) {
    const toKey = (/** @type {string} */ word) => (/^[a-z]+$/.test(word) ? word : `'${word}'`);
    const rows = Object.entries(counts).map(([word, count]) => `  ${toKey(word)}: ${count},\n`);
    writeFileSync(
      join(ROOT, 'tooling', 'avoided-names.data.mjs'),
      `// How many names have a word that docs/GLOSSARY.md avoids. Written by \`node tooling/check-words.mjs --write\`.\n\n/** @type {Record<string, number>} */\nexport const AVOIDED_NAMES = {${rows.length > 0 ? '\n' : ''}${rows.join('')}};\n`,
    );
  }
  const problems = process.argv.includes('--write') ? [] : compareCounts(counts, AVOIDED_NAMES);
  for (const problem of problems) console.error(problem);
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  console.log(
    `${files.length} files: ${sum} names with a word that the glossary avoids, ${problems.length} problems.`,
  );
  if (problems.length > 0) {
    console.error('node tooling/check-words.mjs --list WORD shows them; --write writes down fewer.');
    process.exitCode = 1;
  }
}
