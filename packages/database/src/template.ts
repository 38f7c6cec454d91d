import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzipSync } from 'node:zlib';

/** Written by every version of PostgreSQL: without it, a folder is no database. */
const ESSENTIAL = 'global/pg_control';

/**
 * Where `npm run build` puts a new, empty embedded database: PGlite takes 4.3 s of processor time to create one, and unpacking
 * takes 0.2 s. It depends on the version of PGlite, not on the machine, its language or its time zone. All sites of one build
 * share the identifier that PostgreSQL gives a database; nothing here uses it.
 */
export function templateFile(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(entry, '..', '..', 'package.json'), 'utf8'));
  return join(import.meta.dirname, '..', 'build', `template-${version}.gz`);
}

/** Packs the folder of a closed database: its files by path, and null for its folders, of which PostgreSQL needs empty ones too. */
export function packTemplate(folder: string): Buffer {
  const contents = new Map<string, Buffer | null>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    contents.set(name, entry.isDirectory() ? null : readFileSync(path));
  }
  return gzipSync(serialize(contents));
}

/**
 * Writes a packed database into an empty folder. Nothing is written unless all of it was read, and gzip's checksum was right.
 * @throws Error if the file is missing or damaged, or the folder cannot be written
 */
export async function unpackTemplate(file: string, folder: string): Promise<void> {
  const contents = parse(deserialize(await promisify(gunzip)(await readFile(file))));
  for (const [name, content] of contents)
    if (content === null) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  // Synchronously, which takes a fraction of the time for a thousand small files.
  for (const [name, content] of contents)
    if (content !== null) writeFileSync(join(folder, name), content, { mode: 0o600 });
}

function parse(value: unknown): Map<string, Uint8Array | null> {
  if (!(value instanceof Map) || !value.has(ESSENTIAL)) throw new TypeError('It contains no database.');
  for (const [name, content] of value)
    if (typeof name !== 'string' || !(content === null || content instanceof Uint8Array))
      throw new TypeError('It contains something other than files and folders.');
  return value;
}
