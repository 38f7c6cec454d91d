import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/**
 * Creates a folder with the given files that is removed when the current test ends; names ending in .gz are gzipped.
 */
export async function tempDir(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deckwright-sources-'));
  // Registered per test, because test files share this module and a module-level hook would run only for the first.
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, name.endsWith('.gz') ? gzipSync(content) : content);
  }
  return dir;
}

/** The path of one such file. */
export async function tempFile(name: string, content: string | Uint8Array): Promise<string> {
  return join(await tempDir({ [name]: content }), name);
}
