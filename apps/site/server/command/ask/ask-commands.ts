import { type CommandContext, defineCommand } from '@deckwright/command-line';
import { PLAYED_ORDERS } from '@deckwright/contract/schemas';
import { checkNodeVersion } from '../../settings/node-version.ts';
import { type ApiConnection, folderApi, siteApi } from '../api-connection.ts';
import { askCommander, askDeck, askRecommendations } from './ask-reports.ts';
import { readListFile } from './deck-file.ts';
import { dollarOption, numberOption } from './number-option.ts';
import { printReport, REPORT_FORMATS, type Report, type ReportFormat } from './report.ts';

const MAX_ROWS = 10_000;
const DEFAULT_ROWS = '20';

const COMMON_OPTIONS = {
  site: { value: 'ADDRESS', help: 'Ask the API of this site instead of the data folder' },
  format: { value: 'FORMAT', choices: REPORT_FORMATS, default: 'table', help: 'How to print the answer' },
} as const;
const LIMIT = {
  value: 'N',
  default: DEFAULT_ROWS,
  help: `Rows of each kind, 1 to ${MAX_ROWS.toLocaleString('en')}`,
} as const;
/** What limits have without an option. */
const OF_LIST = '(default: that of the list, from 40 different cards on)';
const DECK_FILE = `A deck file is a list as players paste it, or a file of a deck program or site; "-" reads it from standard input. Lines
that are not read are named.`;

const commander = defineCommand({
  description:
    'Prints a commander\'s numbers and cards. NAME is a name, two with " & " between them, or a slug.',
  arguments: 'NAME',
  options: {
    order: {
      value: 'ORDER',
      choices: PLAYED_ORDERS,
      default: 'inclusion',
      help: 'What the cards are sorted by',
    },
    limit: LIMIT,
    ...COMMON_OPTIONS,
  },
  async run(context, { order, ...values }, [name = '']) {
    const limit = rowLimit(values.limit);
    await answer(context, values, (api) => askCommander(api, name, { order, limit }));
  },
});

const deck = defineCommand({
  description: `Prints what the deck of a file is made of. ${DECK_FILE}`,
  arguments: 'FILE',
  options: COMMON_OPTIONS,
  async run(context, values, [path = '']) {
    const file = readListFile(path, context.cwd);
    await answer(context, values, (api) => askDeck(api, file));
  },
});

const recommend = defineCommand({
  description: `Prints cards that must go from the deck of a file, to add to it, and to cut. ${DECK_FILE}`,
  arguments: 'FILE',
  options: {
    'max-price': { value: 'USD', help: `Leave out cards above this price ${OF_LIST}` },
    'max-total': { value: 'USD', help: 'What all added cards may cost together (default: no limit)' },
    bracket: {
      value: 'N',
      help: `Leave out cards that would raise the deck above bracket N, 1 to 5 ${OF_LIST}`,
    },
    'any-price': { help: 'Also add cards that cost far more than those of the list' },
    'any-bracket': { help: 'Also add cards above the bracket of the list' },
    plan: {
      value: 'THEMES',
      help: 'Up to 6 themes and creature types, with commas between them (default: read from the list)',
    },
    limit: LIMIT,
    ...COMMON_OPTIONS,
  },
  async run(context, values, [path = '']) {
    const limit = rowLimit(values.limit);
    const file = readListFile(path, context.cwd);
    const price = dollarOption('max-price', values['max-price']);
    const total = dollarOption('max-total', values['max-total']);
    const bracket = numberOption('bracket', values.bracket, { min: 1, max: 5, whole: true });
    const themes = values.plan?.split(',').flatMap((text) => text.trim() || []);
    const options = {
      ...(values['any-price'] ? { any_price: true } : {}),
      ...(values['any-bracket'] ? { any_bracket: true } : {}),
      ...(themes === undefined ? {} : { plan: themes }),
      ...(price === null ? {} : { max_price: price }),
      ...(total === null ? {} : { max_total_price: total }),
      ...(bracket === null ? {} : { bracket }),
    };
    await answer(context, values, (api) => askRecommendations(api, file, options, limit));
  },
});

export const ASK_COMMANDS = { commander, deck, recommend };

function rowLimit(text: string): number {
  return numberOption('limit', text, { min: 1, max: MAX_ROWS, whole: true }) ?? Number(DEFAULT_ROWS);
}

async function answer(
  { dataDir, terminal }: CommandContext,
  { site, format }: { site: string | undefined; format: ReportFormat },
  question: (api: ApiConnection) => Promise<Report>,
): Promise<void> {
  checkNodeVersion();
  const api = site === undefined ? await folderApi(dataDir) : siteApi(site);
  try {
    terminal.out(printReport(await question(api), format));
  } finally {
    await api.close();
  }
}
