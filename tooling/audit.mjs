// `npm run audit`: known vulnerabilities of all packages in the lockfiles, as listed by the registry. High and critical
// ones fail unless ACCEPTED explains them; a registry without a list is reported and does not fail.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { auditProblems, readAudit } from './lib/advisories.mjs';
import { ROOT } from './lib/run.mjs';

const FOLDERS = ['.', 'tooling/test-tools/browser', 'tooling/test-tools/postgres', 'bench'];
const TODAY = new Date().toISOString().slice(0, 10);

let failed = 0;
for (const folder of FOLDERS) {
  const run = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const audit = readAudit(run.stdout);
  if (audit === null) {
    console.warn(
      `${folder}: not checked, as the registry gave no list of weaknesses. Try again where it does.`,
    );
    continue;
  }
  const problems = auditProblems(audit, TODAY);
  for (const problem of problems) console.error(`${folder}: ${problem}`);
  console.log(
    `${folder}: ${Object.keys(audit).length} packages with a known weakness, ${problems.length} to act on.`,
  );
  failed += problems.length;
}
process.exitCode = failed === 0 ? 0 : 1;
