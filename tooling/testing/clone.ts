import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'apps',
  'clients',
  'content',
  'packages',
  'starter',
  'tooling',
];
const MADE = new Set(['node_modules', 'build', '.react-router']);
/** Links to the workspaces, which must be the clone's own. */
const OWN_SCOPE = '@deckwright';

export type Clone = {
  root: string;
  /**
   * Replaces text in a file.
   * @throws an Error if the file does not contain it.
   */
  edit: (path: string, from: string, to: string) => void;
  remove: () => void;
};

/**
 * A copy of the project in a temporary folder that shares the installed packages: a test may edit it without touching
 * the working tree, however the test ends.
 */
export function cloneProject(): Clone {
  const root = mkdtempSync(join(tmpdir(), 'deckwright-clone-'));
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (source) => !MADE.has(basename(source)),
    });
  linkPackages(root);
  return {
    root,
    edit(path, from, to) {
      const text = readFileSync(join(root, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
      writeFileSync(join(root, path), text.replace(from, to));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function linkPackages(root: string): void {
  const installed = join(ROOT, 'node_modules');
  const modules = join(root, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(installed))
    if (name !== OWN_SCOPE) symlinkSync(join(installed, name), join(modules, name));
  // These links are relative and therefore lead into the clone.
  cpSync(join(installed, OWN_SCOPE), join(modules, OWN_SCOPE), { recursive: true, verbatimSymlinks: true });
}
