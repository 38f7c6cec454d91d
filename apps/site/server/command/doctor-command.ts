import { defineCommand } from '@deckwright/command-line';
import { findingLines } from '../doctor/finding.ts';
import { runDoctor } from '../doctor/run-doctor.ts';
import { listedNames } from '../settings/listed-names.ts';
import { checkNodeVersion } from '../settings/node-version.ts';

export const doctorCommand = defineCommand({
  description: `Looks at everything a site depends on and changes nothing: settings, data folder, disk, published data, the last refresh,
the snapshot store, database, mail server, the services that card data comes from, the clock, and the site itself where it
runs on this machine. Each line is ok, a warning or a problem, with what to do. Exit code 1 where there is a problem.`,
  options: { json: { help: 'Print the findings as JSON' } },
  async run({ dataDir, env, now, terminal }, { json }) {
    checkNodeVersion();
    const findings = await runDoctor({
      env: { ...env, DATA_DIR: dataDir },
      now: now(),
      listed: listedNames(),
    });
    terminal.out(`${json ? JSON.stringify(findings, null, 2) : findingLines(findings).join('\n')}\n`);
    return findings.some(({ state }) => state === 'problem') ? 1 : 0;
  },
});
