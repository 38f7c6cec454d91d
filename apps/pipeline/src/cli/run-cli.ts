import { AppError } from '@deckwright/domain';
import { editDistance } from '@deckwright/search';
import { type Command, type CommandContext, parseCommand } from './command.ts';
import { messageOf } from './message-of.ts';

type Streams = { out(text: string): void; err(text: string): void };

type Setup = {
  commands: readonly Command[];
  streams: Streams;
  /** Creates the context; `dataDir` is the value of --data-dir, if given. */
  contextOf(dataDir: string | undefined): CommandContext;
  /** Also print the stack of an error. */
  debug: boolean;
};

/** Runs one command line and returns the exit code: 0, or 1 after a sentence on stderr. */
export async function runCli(args: readonly string[], setup: Setup): Promise<number> {
  const { commands, streams } = setup;
  try {
    const command = findCommand(commands, args);
    if (!command) return overview(args, setup);
    const { values, files } = parseCommand(command, args.slice(command.words.length));
    if (values.help === true) {
      streams.out(helpOf(command));
      return 0;
    }
    const dataDir = values['data-dir'];
    if (dataDir === '') throw new AppError('invalid-argument', '--data-dir must name a folder.');
    await command.run(setup.contextOf(typeof dataDir === 'string' ? dataDir : undefined), values, files);
    return 0;
  } catch (error) {
    streams.err(`${messageOf(error)}\n`);
    if (setup.debug && error instanceof Error) streams.err(`${error.stack}\n`);
    return 1;
  }
}

/** The command whose name the arguments start with; the longest matching name wins. */
function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  return [...commands]
    .sort((a, b) => b.words.length - a.words.length)
    .find(({ words }) => words.every((word, index) => args[index] === word));
}

/** Commands of the site, which has a separate program for them. */
const OF_SITE = [
  ['user …', 'Show an account, set its roles or its patron status'],
  ['ask …', 'Print a commander’s numbers, judge a deck file, or recommend cards for it'],
  ['mcp', 'Serve an assistant over the Model Context Protocol'],
  ['backup', 'Copy the database, the lake and the published snapshot into a folder'],
  ['restore', 'Check a backup, or restore it'],
  ['doctor', 'Look at everything a site depends on and say what to do'],
] as const;

function overview(args: readonly string[], { commands, streams }: Setup): number {
  const [first] = args;
  const asked = first === undefined || first === '--help' || first === '-h' || first === 'help';
  if (!asked) throw new AppError('invalid-argument', `${unknownWords(first, commands)} ${SEE_HELP}`);
  const width = Math.max(...commands.map(({ words }) => words.join(' ').length));
  const list = commands
    .map(({ words, summary }) => `  ${words.join(' ').padEnd(width)}  ${summary}\n`)
    .join('');
  const ofSite = OF_SITE.map(([words, summary]) => `  ${words.padEnd(width)}  ${summary}\n`).join('');
  const text = `Usage: npm run deckwright -- COMMAND [OPTIONS]\n\n${list}${ofSite}\nEvery command explains itself with --help.\n`;
  if (first === undefined) {
    streams.err(text);
    return 1;
  }
  streams.out(text);
  return 0;
}

const SEE_HELP = 'See "npm run deckwright -- --help".';

function unknownWords(first: string, commands: Setup['commands']): string {
  if (first.startsWith('-')) return 'Options come after the command.';
  const whole = commands.flatMap(({ words }) => (words[0] === first ? [`"${words.join(' ')}"`] : []));
  if (whole.length > 0) return `"${first}" needs a second word: ${whole.join(', ')}.`;
  const likely = likeliest(first, commands);
  return `There is no command "${first}".${likely === undefined ? '' : ` Did you mean "${likely}"?`}`;
}

/** The first word of a command that at most two slips turn into what was typed, fewest first. */
function likeliest(typed: string, commands: Setup['commands']): string | undefined {
  const known = [...commands.map(({ words }) => words[0]), ...OF_SITE.map(([words]) => words.split(' ')[0])];
  const [best] = [...new Set(known)]
    .map((word = '') => ({ word, slips: editDistance(word, typed.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= Math.min(MOST_SLIPS, word.length / 2))
    .sort((a, b) => a.slips - b.slips);
  return best?.word;
}

const MOST_SLIPS = 2;

const COMMON_OPTIONS = `  --data-dir DIR   The data folder (default: DATA_DIR, else ./var of the project)
  --help           This text
`;

function helpOf(command: Command): string {
  const help = command.help.trimEnd();
  const isListed = /^ {2}--/m.test(help);
  return `${help}\n${isListed ? '' : '\n'}${COMMON_OPTIONS}`;
}
