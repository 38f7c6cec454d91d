// Replaces the pipeline in tests: prints FAKE_LINES, waits for the file FAKE_HOLD to vanish, exits with FAKE_CODE.
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const { FAKE_LINES = '', FAKE_CODE = '0', FAKE_HOLD = '', FAKE_ARGS = '', FAKE_ERRORS = '' } = process.env;
if (FAKE_ARGS) writeFileSync(FAKE_ARGS, JSON.stringify(process.argv.slice(2)));
process.stdout.write(FAKE_LINES);
process.stderr.write(FAKE_ERRORS);
while (FAKE_HOLD && existsSync(FAKE_HOLD)) await wait(20);
process.exitCode = Number(FAKE_CODE);
