import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { optionFault } from './option-fault.ts';

function toldOf(...args: string[]): string {
  try {
    parseArgs({ args, options: { days: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  } catch (cause) {
    return optionFault(cause, 'build').message;
  }
  return '';
}

const SEE = 'See "npm run deckwright -- build --help".';

it.each([
  [['--days', '-1'], `--days needs a value; write --days=VALUE if it begins with "-". ${SEE}`],
  [['--days'], `Option '--days <value>' argument missing. ${SEE}`],
  [['--dayz', '1'], `Unknown option '--dayz'. ${SEE}`],
  [['--help=1'], `Option '-h, --help' does not take an argument. ${SEE}`],
])('says of %j in one sentence what is wrong', (args, told) => {
  expect(toldOf(...args)).toBe(told);
});
