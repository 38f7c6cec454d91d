import { parseArgs } from 'node:util';
import { PLAYED_ORDERS } from '@deckwright/contract/schemas';
import { AppError, optionFault } from '@deckwright/domain';
import type { AskApi } from '../../asking/ask-api.ts';
import { checkNodeVersion } from '../../settings/node-version.ts';
import { folderOption } from '../folder-option.ts';
import { apiOfFolder, apiOfSite, type OpenApi } from '../open-api.ts';
import { readListFile } from './deck-file.ts';
import { numberOption } from './number-option.ts';
import { questionFault } from './question-fault.ts';
import { askCommander, askDeck, askRecommendations } from './questions.ts';
import { printReport, REPORT_FORMATS, type Report } from './report.ts';

const HELP = `Usage: npm run deckwright -- ask commander NAME [--order ORDER] [--limit N] [OPTIONS]
       npm run deckwright -- ask deck FILE [OPTIONS]
       npm run deckwright -- ask recommend FILE [--max-price USD] [--max-total USD] [--bracket N] [--limit N] [OPTIONS]

Prints a commander's numbers and cards, what a deck file is made of, or cards to add to it and to cut. A deck file is a list
as players paste it, or a file of a deck program or site; "-" reads it from standard input. Lines that are not read are named.

  --order ORDER     commander: inclusion, synergy or lift (default: inclusion)
  --limit N         commander, recommend: rows of each kind, 1 to 10,000 (default: 20)
  --max-price USD   recommend: leave out cards above this price (default: no limit)
  --max-total USD   recommend: what all added cards may cost together (default: no limit)
  --bracket N       recommend: leave out cards that would raise the deck above bracket N, 1 to 5 (default: no limit)
  --site ADDRESS    Ask the API of this site instead of the data folder
  --data-dir DIR    The data folder (default: DATA_DIR, else ./var of the project)
  --format FORMAT   table, json or csv (default: table)
  --help            This text
`;

const MOST_ROWS = 10_000;

type Values = ReturnType<typeof readOptions>['values'];

/** `npm run deckwright -- ask …` */
async function main(): Promise<void> {
  checkNodeVersion();
  const { values, positionals } = readOptions(process.argv.slice(2));
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const format = oneOf('format', REPORT_FORMATS, values.format ?? 'table');
  const question = questionOf(positionals, values);
  const api = await openApi(values);
  try {
    process.stdout.write(printReport(await question(api), format));
  } finally {
    await api.close();
  }
}

function questionOf(
  [verb = '', subject, ...more]: readonly string[],
  values: Values,
): (api: AskApi) => Promise<Report> {
  const fault = questionFault(verb, [subject ?? [], more].flat(), values);
  if (fault !== null || subject === undefined)
    throw new AppError('invalid-argument', `${fault} See "npm run deckwright -- ask --help".`);
  const limit = numberOption('limit', values.limit, { least: 1, most: MOST_ROWS, whole: true }) ?? 20;
  if (verb === 'commander') {
    const order = oneOf('order', PLAYED_ORDERS, values.order ?? 'inclusion');
    return (api) => askCommander(api, subject, { order, limit });
  }
  const file = readListFile(subject);
  if (verb === 'deck') return (api) => askDeck(api, file);
  const most = { least: 0, most: 1_000_000 };
  const price = numberOption('max-price', values['max-price'], most);
  const total = numberOption('max-total', values['max-total'], most);
  const bracket = numberOption('bracket', values.bracket, { least: 1, most: 5, whole: true });
  const options = {
    ...(price === null ? {} : { max_price: price }),
    ...(total === null ? {} : { max_total_price: total }),
    ...(bracket === null ? {} : { bracket }),
  };
  return (api) => askRecommendations(api, file, options, limit);
}

async function openApi(values: Values): Promise<OpenApi> {
  if (values.site !== undefined) return apiOfSite(values.site);
  return apiOfFolder(folderOption(values['data-dir']));
}

function oneOf<T extends string>(name: string, words: readonly T[], text: string): T {
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw new AppError('invalid-argument', `--${name} is one of ${words.join(', ')}.`);
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        order: text,
        limit: text,
        'max-price': text,
        'max-total': text,
        bracket: text,
        site: text,
        'data-dir': text,
        format: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw optionFault(cause, 'ask');
  }
}

// A reader that has seen enough ("| head") is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
});
