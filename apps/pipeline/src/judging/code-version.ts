import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Everything that a verdict on a deck, or the bytes it is kept as, may depend on. */
const SOURCES = ['../judging/', '../../../../packages/domain/src/', '../../../../packages/engine/src/'];

let known: string | null = null;

/** A hash of the code that judges decks: 16 hex digits, the same on every machine with the same checkout. */
export function codeVersion(): string {
  known ??= hashSources();
  return known;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const folder = fileURLToPath(new URL(source, import.meta.url));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
      .sort();
    // Line ends differ between checkouts.
    for (const name of names)
      hash.update(
        `${source}${name}\n${readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n')}\n`,
      );
  }
  return hash.digest('hex').slice(0, 16);
}
