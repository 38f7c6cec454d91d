import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type OpenApi, readApi } from './api-model.ts';
import { compileSource } from './compile-source.ts';
import { printCalls } from './print-calls.ts';
import { printDeclarations } from './print-declarations.ts';
import { printPython } from './print-python.ts';

/** The folder of the clients. */
export const CLIENT = join(import.meta.dirname, '../../packages/client');
/** Names that generated files begin with. */
const NOTE = 'Written by `npm run clients` from the description of the API.';

/** Every file that is made for the clients: its path below `packages/client`, and its text. */
export function clientFiles(document: OpenApi): Map<string, string> {
  const model = readApi(document);
  const files = new Map<string, string>();
  const add = (path: string, text: string): void => void files.set(path, `// ${NOTE}\n${text}`);
  const sources = readdirSync(join(CLIENT, 'src')).filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name),
  );
  for (const source of sources.sort()) {
    const name = basename(source, '.ts');
    const { code, declarations } = compileSource(source, readFileSync(join(CLIENT, 'src', source), 'utf8'));
    if (code.replace('export {};', '').trim() !== '') files.set(`lib/${name}.js`, code);
    files.set(`lib/${name}.d.ts`, declarations);
  }
  const calls = printCalls(model);
  for (const [group, { code, declarations }] of calls) {
    add(`lib/calls/${fileOf(group)}.js`, code);
    add(`lib/calls/${fileOf(group)}.d.ts`, declarations);
  }
  add('lib/types.d.ts', printDeclarations(model));
  const groups = [...calls.keys()]
    .map((group) => `export * as ${group} from './calls/${fileOf(group)}.js';\n`)
    .join('');
  add('lib/index.js', `export * from './main.js';\n${groups}`);
  add('lib/index.d.ts', `export * from './main.js';\nexport type * from './types.js';\n${groups}`);
  const runtime = readFileSync(join(CLIENT, 'python', 'runtime.py'), 'utf8');
  files.set('lib/deckwright.py', `# ${NOTE}\n${printPython(model, runtime)}`);
  return files;
}

/** `deckLists` → `deck-lists` */
function fileOf(group: string): string {
  return group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
