// `npm run sbom [-- FILE]`: every package that the product installs, as CycloneDX in JSON, for a release.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { runtimePackages, withoutTools } from './lib/sbom.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
// Not `--omit dev`: npm would also omit what a tool needs as well, such as zod and vite.
const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
  shell: process.platform === 'win32',
});
if (run.status !== 0) {
  console.error(`npm made no list: ${run.stderr.trim()}`);
  process.exit(1);
}
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const bill = withoutTools(JSON.parse(run.stdout), runtimePackages(packages));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages written to ${file}.`);
