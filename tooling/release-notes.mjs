// `node tooling/release-notes.mjs v0.2.0`: prints the part of CHANGELOG.md about a release; fails unless every package has that
// version.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReleaseNotes, versionProblems } from './deploy/release.mjs';
import { ROOT } from './lib/run.mjs';
import { runMain, UserError } from './lib/steps.mjs';

await runMain(async () => {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
  );
  const problems = versionProblems(
    version,
    ['.', ...folders, 'clients', 'starter'].map((folder) => ({
      file: join(folder, 'package.json'),
      manifest: JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')),
    })),
  );
  const notes = readReleaseNotes(version, readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  if (notes === null) problems.push(`CHANGELOG.md has no section "## ${version} – DATE"`);
  if (problems.length > 0 || notes === null) throw new UserError(problems.join('\n'));
  process.stdout.write(`${notes}\n`);
  return 0;
});
