import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError, optionFault } from '@deckwright/domain';
import { findingLines } from '../doctor/finding.ts';
import { runDoctor } from '../doctor/run-doctor.ts';
import { checkNodeVersion } from '../settings/node-version.ts';

const HELP = `Usage: npm run deckwright -- doctor [OPTIONS]

Looks at everything a site depends on and changes nothing: settings, data folder, disk, published data, the last refresh,
the snapshot store, database, mail server, the services that card data comes from, the clock, and the site itself where it runs on this
machine. Each line is ok, a warning or a problem, with what to do. Exit code 1 where there is a problem.

  --data-dir DIR   The data folder (default: DATA_DIR, else ./var of the project)
  --json           Print the findings as JSON
  --help           This text
`;

/** `npm run deckwright -- doctor` */
async function main(): Promise<void> {
  checkNodeVersion();
  const values = readOptions(process.argv.slice(2));
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const given = values['data-dir'];
  const env =
    given === undefined
      ? process.env
      : { ...process.env, DATA_DIR: resolve(process.env.INIT_CWD ?? '.', given) };
  const findings = await runDoctor({ env, now: new Date() });
  const text = values.json ? JSON.stringify(findings, null, 2) : findingLines(findings).join('\n');
  process.stdout.write(`${text}\n`);
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'data-dir': { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (cause) {
    throw optionFault(cause, 'doctor');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
});
