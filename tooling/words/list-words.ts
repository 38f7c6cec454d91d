import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type VisibleString, visibleStrings } from './visible-strings.ts';

const SOURCES = [
  'apps/site/{app,server}/**/*.{ts,tsx}',
  'packages/{accounts,answers,card-query,decklist,domain,ui}/src/**/*.{ts,tsx}',
  'content/**/*.md',
];
/** Tests, samples of components, and words that are data of the game. */
const LEFT_OUT =
  /\.test\.tsx?$|\/(testing|gallery|testdata)\/|common-passwords|nicknames\.data|land-cycles\.data/;
/** Read only by staff or in a terminal, where commands and settings may be named. */
const FOR_OPERATORS =
  /features\/staff\/|server\/(command|doctor|settings|snapshot)\/|server\/pages\/page-handler|server\/routes\/real-data|mail\/mailer\.ts|answers\/src\/snapshot\/load-snapshot/;

/** The texts of the whole site, by file. */
export function listWords(root: string): VisibleString[] {
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file) && !FOR_OPERATORS.test(file))
    .sort()
    .flatMap((file) => visibleStrings(file, readFileSync(join(root, file), 'utf8')));
}

/** The texts as one document: a heading for each feature, a line for each text. */
export function printWords(strings: readonly VisibleString[]): string {
  const groups = Map.groupBy(strings, ({ file }) => getFeature(file));
  const parts = [...groups].map(
    ([feature, texts]) =>
      `## ${feature} (${texts.length})\n\n${texts.map(({ file, line, text }) => `${file}:${line}  ${text}`).join('\n')}\n`,
  );
  return `${parts.join('\n')}\n${strings.length} texts in ${groups.size} parts\n`;
}

/** `features/card` for a page's feature, `packages/answers/card` for a package's noun. */
function getFeature(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders[0] === 'apps')
    return folders
      .slice(2, 5)
      .join('/')
      .replace(/^app\//, '');
  return folders
    .filter((folder) => folder !== 'src')
    .slice(0, 3)
    .join('/');
}
