import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-sbom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Locked = Record<
  string,
  { version?: string; dev?: boolean; devOptional?: boolean; link?: boolean; integrity?: string }
>;
type Component = { name: string; version: string; purl: string; licenses?: unknown[]; hashes?: unknown[] };

it('npm run sbom lists every package that a release installs, by version, license and hash', () => {
  const file = join(folder, 'sbom.json');
  const run = spawnSync(process.execPath, ['tooling/sbom.mjs', file], { encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: Component[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked };
  const needed = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const listed = new Map(components.map((each) => [`${each.name}@${each.version}`, each]));
  expect(needed.filter((name) => !listed.has(name))).toEqual([]);
  // And no more than that: packages that only tools need are not part of a release.
  expect(listed.size).toBe(new Set(needed).size);
  for (const name of needed) {
    const { licenses = [], hashes = [], purl } = listed.get(name) as Component;
    expect([name, licenses.length, hashes.length, purl.startsWith('pkg:npm/')]).toEqual([name, 1, 1, true]);
  }
});
