import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A hash of all code that a refresh may run, and of the Node that runs it. */
export function getProgramVersion(): string {
  const hash = createHash('sha256').update(process.version);
  const packages = readdirSync(join(ROOT, 'packages')).sort();
  for (const folder of ['apps/pipeline/src', ...packages.map((name) => `packages/${name}/src`)]) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.(ts|json|sql)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
      .sort();
    for (const name of names)
      hash
        .update(`${folder}/${name}\n`)
        .update(readFileSync(join(ROOT, folder, name)))
        .update('\n');
  }
  // Libraries.
  return hash.update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex');
}
