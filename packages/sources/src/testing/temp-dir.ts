import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach } from 'vitest';

const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((dir) => rm(dir, { recursive: true, force: true })));
});

/** A folder that is removed after the test, holding the given files; names ending in .gz are zipped. */
export async function tempDir(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deckwright-sources-'));
  made.push(dir);
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
