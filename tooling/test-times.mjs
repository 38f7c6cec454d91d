// `npm run test:times`: writes the measurements of the last `npm test`, by phase, file and test, to
// docs/benchmarks/tests.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { REPORTS } from './lib/run-checks.mjs';
import { runMain, UserError } from './lib/steps.mjs';
import { readTimes, timesChapter } from './lib/test-times.mjs';

const PAGE = join(ROOT, 'docs', 'benchmarks', 'tests.md');
const MARK = '<!-- last run -->';

await runMain(async () => {
  const path = join(REPORTS, 'test.json');
  if (!existsSync(path))
    throw new UserError('There is no whole run to tell of. Run "npm test" first, then this again.');
  const run = JSON.parse(readFileSync(path, 'utf8'));
  const [before = ''] = readFileSync(PAGE, 'utf8').split(MARK);
  const [processor] = cpus();
  const chapter = timesChapter({
    title: 'The last run',
    machine: `${run.at.slice(0, 10)}, commit \`${run.commit ?? 'unknown'}\`, ${cpus().length} × ${processor?.model ?? 'unknown'}, ${platform()} ${release().split('-')[0]} ${arch()}.`,
    run,
    times: readTimes(REPORTS, ['unit', 'integration', 'e2e']),
  });
  writeFileSync(PAGE, `${before}${MARK}\n${chapter}\n`);
  return 0;
});
