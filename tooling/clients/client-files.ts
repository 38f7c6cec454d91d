import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type OpenApi, readApi } from './api-model.ts';
import { compileSource } from './compile-source.ts';
import { printCalls } from './print-calls.ts';
import { printDeclarations } from './print-declarations.ts';
import { printPython } from './print-python.ts';

/** The folder of the clients. */
export const CLIENT = join(import.meta.dirname, '../../clients');
/** Names that generated files begin with. */
const NOTE = 'Written by `npm run clients` from the description of the API.';

/** Every file that is made for the clients: its path below the folder of the clients, and its text. */
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
    add(`lib/calls/${getFile(group)}.js`, code);
    add(`lib/calls/${getFile(group)}.d.ts`, declarations);
  }
  add('lib/types.d.ts', printDeclarations(model));
  const groups = [...calls.keys()]
    .map((group) => `export * as ${group} from './calls/${getFile(group)}.js';\n`)
    .join('');
  add('lib/index.js', `export * from './main.js';\n${groups}`);
  add('lib/index.d.ts', `export * from './main.js';\nexport type * from './types.js';\n${groups}`);
  const runtime = readFileSync(join(CLIENT, 'python', 'runtime.py'), 'utf8');
  files.set('lib/deckwright.py', `# ${NOTE}\n${printPython(model, runtime)}`);
  return files;
}

/**
 * Writes the files of the clients and removes those of calls that are gone. Each file is written aside and renamed, so
 * that a site or another run that reads the folder meanwhile finds every file, and each whole.
 * @returns how many files changed
 */
export function writeClients(files: ReadonlyMap<string, string>, folder = CLIENT): number {
  const lib = join(folder, 'lib');
  mkdirSync(lib, { recursive: true });
  for (const name of readdirSync(lib, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|ts|py)$/.test(name) && !files.has(`lib/${name.replaceAll('\\', '/')}`))
      rmSync(join(lib, name), { force: true });
  let written = 0;
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}.tmp`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
    written += 1;
  }
  return written;
}

/** `deckLists` → `deck-lists` */
function getFile(group: string): string {
  return group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
