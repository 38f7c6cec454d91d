import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Manifest = {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** A file to plant, and what its workspace has to declare for it in addition to the real package.json. */
export type Plant = {
  file: string;
  text: string;
  declare?: { dependencies?: string[]; devDependencies?: string[] };
};

/**
 * A skeleton of this repository in a temporary folder: its package.json files and configurations, one small module for
 * each export, empty stubs for npm packages, and the planted files.
 */
export function createSkeleton(plants: readonly Plant[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ['package.json', 'tsconfig.json', 'biome.json', 'knip.json', 'vitest.config.ts']) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  const packages = new Set(Object.keys(readManifest('.').devDependencies ?? {}));
  for (const workspace of listWorkspaces()) {
    const manifest = readManifest(workspace);
    for (const { declare } of plants.filter(({ file }) => file.startsWith(`${workspace}/`))) {
      manifest.dependencies = { ...manifest.dependencies, ...versions(declare?.dependencies) };
      manifest.devDependencies = { ...manifest.devDependencies, ...versions(declare?.devDependencies) };
    }
    write(`${workspace}/package.json`, JSON.stringify(manifest));
    for (const path of Object.values(manifest.exports ?? {})) {
      write(`${workspace}/${path}`, path.endsWith('.css') ? '' : 'export const ready = true;\n');
    }
    link(folder, workspace, manifest.name);
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
      packages.add(name);
  }
  for (const name of packages) {
    if (name.startsWith('@deckwright/')) continue;
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const { file, text } of plants) write(file, text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs one of our tools in a folder and returns its standard output. */
export function runTool(script: string, args: string[], folder: string): string {
  const child = spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: folder, encoding: 'utf8' });
  if (child.stdout === '') throw new Error(`${script} printed nothing: ${child.stderr}`);
  return child.stdout;
}

function listWorkspaces(): string[] {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
  );
  return [...folders, 'clients', 'starter'].filter((folder) =>
    existsSync(join(ROOT, folder, 'package.json')),
  );
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

function versions(names: string[] = []): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '*']));
}

function link(folder: string, workspace: string, name: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(folder, workspace), path, 'junction');
}
