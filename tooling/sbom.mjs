// `npm run sbom [-- FILE]`: every package that the product is installed with, as CycloneDX in JSON, for a release.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from './lib/run.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const run = spawnSync(
  'npm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--omit',
    'dev',
    '--workspaces',
    '--include-workspace-root',
  ],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000, shell: process.platform === 'win32' },
);
if (run.status !== 0) {
  console.error(`npm made no list: ${run.stderr.trim()}`);
  process.exit(1);
}
const { components } = JSON.parse(run.stdout);
writeFileSync(file, run.stdout);
console.log(`${components.length} packages written to ${file}.`);
