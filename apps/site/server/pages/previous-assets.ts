import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** For this long after an update, pages that were open before it still get their files. */
const KEEP_MS = 2 * 24 * 3_600_000;

const INDEX = 'index.json';

/** When each file left the build, by name; null while it is part of it. */
const Index = z.record(z.string(), z.number().nullable());

/**
 * Copies the hashed files of this build to where the next build finds them, and removes those that left the build two
 * days ago. A release may replace the whole build folder. Without enough space the site continues: only open pages are
 * affected.
 * @returns the folder that contains the files
 */
export function previousAssets(assets: string, dir: string, now = Date.now()): string {
  const files = join(dir, 'files');
  try {
    mkdirSync(files, { recursive: true });
    const known = readIndex(dir);
    const present = new Set(readdirSync(assets).filter((name) => !name.endsWith('.map')));
    const next: z.infer<typeof Index> = {};
    for (const [name, left] of Object.entries(known)) {
      if (present.has(name)) continue;
      if (left !== null && now - left >= KEEP_MS) rmSync(join(files, name), { force: true });
      else next[name] = left ?? now;
    }
    const there = new Set(readdirSync(files));
    for (const name of present) {
      if (!there.has(name)) copyWhole(join(assets, name), join(files, name));
      next[name] = null;
    }
    writeWhole(join(dir, INDEX), JSON.stringify(next));
  } catch (error) {
    console.warn('The files of this build could not be kept for pages that stay open over an update:', error);
  }
  return files;
}

function readIndex(dir: string): z.infer<typeof Index> {
  try {
    return Index.parse(JSON.parse(readFileSync(join(dir, INDEX), 'utf8')));
  } catch {
    // Missing or truncated: the existing files count as those of the previous build.
    return Object.fromEntries(readdirSync(join(dir, 'files')).map((name) => [name, null]));
  }
}

/** An interrupted start leaves no partial file under a name that is served. */
function copyWhole(from: string, to: string): void {
  const half = join(to, '../..', 'half');
  copyFileSync(from, half);
  renameSync(half, to);
}

function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.half`, text);
  renameSync(`${path}.half`, path);
}
