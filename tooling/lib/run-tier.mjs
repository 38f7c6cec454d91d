import { ensureInstalled } from './install.mjs';
import { checkNodeVersion } from './run.mjs';
import { keepTimings, runChecks } from './run-checks.mjs';
import { createSteps, formatSeconds, runMain } from './steps.mjs';
import { closingLines } from './test-report.mjs';

/**
 * Installs what is missing and runs the checks of one of the commands.
 * @param {string} name of the command, under which its times are saved
 * @param {readonly import('./run-checks.mjs').Check[]} checks
 */
export function runTier(name, checks) {
  return runMain(async () => {
    checkNodeVersion();
    const began = Date.now();
    await createSteps(1).run('Packages', () => ensureInstalled('full'));
    const { isOk, counts, timings, notes, failures } = await runChecks(checks);
    const milliseconds = Date.now() - began;
    keepTimings(name, { timings, seconds: milliseconds / 1000, counts });
    // Once more at the end, which is all that some pages of test services show.
    const again = failures.length > 0 ? ['', 'Failed:', ...failures, ''] : [];
    process.stdout.write(
      `\nAll of it took ${formatSeconds(milliseconds)}.\n${[...notes, ...again, closingLines(counts)].join('\n')}\n`,
    );
    return isOk ? 0 : 1;
  });
}
