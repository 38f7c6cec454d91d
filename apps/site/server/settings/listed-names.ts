import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const OPTION = '--env-file=';

/** The names in the files that Node was told to read settings from, as `npm start` does with `.env`. */
export function listedNames(options: readonly string[] = process.execArgv): string[] {
  return options
    .filter((option) => option.startsWith(OPTION))
    .flatMap((option) => Object.keys(parseEnv(readFileSync(option.slice(OPTION.length), 'utf8'))));
}
