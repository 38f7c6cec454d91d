import { CommanderError, Option, type Command as Parser } from 'commander';
import {
  type Command,
  type CommandDefinition,
  type CommandOption,
  type CommandTable,
  usageError,
  type Values,
} from '../command.ts';
import {
  commandHelp,
  commandsInGroup,
  createParser,
  groupHelp,
  programHelp,
  reflowed,
} from './command-help.ts';
import { findCommand, unknownCommand } from './find-command.ts';
import { toSentence } from './to-sentence.ts';

/** What a command line asks for. */
export type CommandCall =
  | { kind: 'help'; text: string }
  | {
      kind: 'run';
      words: Command['words'];
      definition: CommandDefinition;
      values: Values;
      args: string[];
      /** The value of `--data-dir`, if given. */
      dataDir: string | undefined;
    };

const DATA_DIR = 'data-dir';
const DATA_DIR_OPTION: CommandOption = {
  value: 'DIR',
  help: 'The data folder (default: DATA_DIR, else ./var of the project)',
};

/**
 * Reads a command line and runs nothing.
 * @throws AppError invalid-argument with a sentence for the operator
 */
export async function readCommandLine(table: CommandTable, given: readonly string[]): Promise<CommandCall> {
  const found = findCommand(table, given);
  if (found === 'program') return { kind: 'help', text: programHelp(table) };
  if ('group' in found) return { kind: 'help', text: groupHelp(table, found.group) };
  const { command } = found;
  const definition = await command.load();
  const options = Object.entries({ ...definition.options, [DATA_DIR]: DATA_DIR_OPTION });
  refuseSingleDashes(command, definition, options, found.args);
  const args = definition.arguments === undefined ? [...found.args] : withDashedIds(found.args);
  expectKnownVerb(table, command, definition, args);
  const parser = getParser(command, definition, options);
  expectValues(command, options, args);
  try {
    parser.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed')
      return { kind: 'help', text: commandHelp(table, command, parser) };
    throw callError(command, parser, error);
  }
  const values: Values = Object.fromEntries(
    options.map(([name, option]) => [name, optionValue(parser, name, option)]),
  );
  for (const [name, { required }] of options)
    if (required === true && `${values[name] ?? ''}`.trim() === '')
      throw usageError(command.words, `--${name} is missing.`);
  const { [DATA_DIR]: dataDir } = values;
  if (dataDir === '') throw usageError(command.words, '--data-dir must name a folder.');
  const folder = typeof dataDir === 'string' ? dataDir : undefined;
  return { kind: 'run', words: command.words, definition, values, args: parser.args, dataDir: folder };
}

function getParser(
  { words }: Command,
  { description, arguments: names = '' }: CommandDefinition,
  options: [string, CommandOption][],
): Parser {
  const needed = options.flatMap(([name, { value, required }]) => (required ? [`--${name} ${value}`] : []));
  const parser = createParser(words)
    .usage([names, ...needed, '[OPTIONS]'].filter(Boolean).join(' '))
    .description(reflowed(description));
  for (const name of names.split(' ').filter(Boolean)) parser.argument(getArgument(name));
  for (const [name, option] of options) parser.addOption(parserOption(words, name, option));
  return parser;
}

/** "FILE…" as the library writes it. */
function getArgument(name: string): string {
  const [, optional] = /^\[(.+)\]$/.exec(name) ?? [];
  const bare = (optional ?? name).replace(/…$/, '...');
  return optional === undefined ? `<${bare}>` : `[${bare}]`;
}

function parserOption(words: Command['words'], name: string, option: CommandOption): Option {
  const { value, help, choices, default: standard } = option;
  const parsed = new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, help);
  if (standard !== undefined) parsed.default(standard, standard);
  if (choices === undefined) return parsed;
  // For the help; the error has our own words.
  return parsed.choices(choices).argParser((given: string) => {
    const text = given.trim();
    if (choices.includes(text)) return text;
    throw usageError(words, `--${name} must be one of ${choices.join(', ')}; got "${given}".`);
  });
}

function optionValue(parser: Parser, name: string, { value }: CommandOption): string | boolean | undefined {
  const option = parser.options.find(({ long }) => long === `--${name}`);
  const found: unknown = option && parser.getOptionValue(option.attributeName());
  if (value === undefined) return option?.negate === true ? found === false : found === true;
  return typeof found === 'string' ? found : undefined;
}

/** @throws AppError invalid-argument for "ingest deks", as "ingest" itself takes no argument */
function expectKnownVerb(
  table: CommandTable,
  { words }: Command,
  definition: CommandDefinition,
  [typed]: readonly string[],
): void {
  const members = words.length === 1 ? commandsInGroup(table, words[0]) : [];
  if (members.length === 0 || definition.arguments !== undefined) return;
  if (typed === undefined || typed.startsWith('-')) return;
  throw unknownCommand(
    words,
    typed,
    members.map(({ words: [, verb = ''] }) => verb),
  );
}

/**
 * Ids of decks at their sources are of this form; options are in lower case, without digits. What has two dashes is an id only if
 * it is as long as one.
 */
const DASHED_ID = /^-(?!-(?!.{20}$))(?=.*[A-Z0-9_])[\w-]{9,}$/;
/** Hexadecimal digits, as of snapshots: options have none of 0 to 9. */
const HEX_ID = /^--(?=[a-f]*\d)[\da-f]{8,}$/;
const ONE_DASH = /^-\w[\w-]{8,}$/;

/** Ids that begin with a dash go behind the options, where nothing is taken for one. */
function withDashedIds(args: readonly string[]): string[] {
  const [before, after] = splitAtDashes(args);
  const ids = before.filter((arg) => [DASHED_ID, HEX_ID, ONE_DASH].some((form) => form.test(arg)));
  if (ids.length === 0) return [...args];
  return [...before.filter((arg) => !ids.includes(arg)), '--', ...ids, ...after];
}

/** What stands before "--" and after it. */
function splitAtDashes(args: readonly string[]): [before: readonly string[], after: readonly string[]] {
  const end = args.indexOf('--');
  return end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
}

/**
 * Options have two dashes; who writes one means an option nevertheless if it is named so, or nearly so, in whatever case.
 * @throws AppError invalid-argument with the nearest option
 */
function refuseSingleDashes(
  command: Command,
  definition: CommandDefinition,
  options: [string, CommandOption][],
  args: readonly string[],
): void {
  const [before] = splitAtDashes(args);
  for (const [index, arg] of before.entries()) {
    const [, typed] = /^-([A-Za-z][\w-]+)(?:=.*)?$/.exec(arg) ?? [];
    const isValue = options.some(([name, { value }]) => value && before[index - 1] === `--${name}`);
    if (typed === undefined || isValue) continue;
    const near = nearestOption(typed, () => getParser(command, definition, options));
    if (near !== null) throw usageError(command.words, `Unknown option '${arg}'. Did you mean ${near}?`);
  }
}

/** The option that the library takes for the most similar; null if none is. */
function nearestOption(typed: string, createNew: () => Parser): string | null {
  const option = `--${typed.toLowerCase().replaceAll('_', '-')}`;
  const parser = createNew();
  if (parser.options.some(({ long }) => long === option)) return option;
  try {
    parser.parse([option], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const [, near = null] = /Did you mean (?:one of )?(--[\w-]+)/.exec(error.message) ?? [];
    return near;
  }
  return null;
}

/**
 * The library would take `--from --json` for a folder of that name.
 * @throws AppError invalid-argument for an option without its value
 */
function expectValues(
  { words }: Command,
  options: readonly [string, CommandOption][],
  args: readonly string[],
): void {
  const [before] = splitAtDashes(args);
  for (const [index, arg] of before.entries()) {
    const takesValue = options.some(([name, { value }]) => value !== undefined && arg === `--${name}`);
    const next = args[index + 1];
    if (takesValue && next !== undefined && /^-./.test(next))
      throw usageError(words, `${arg} needs a value; write ${arg}=VALUE if it begins with "-".`);
  }
}

const BEHIND_DASHES = 'Write "--" before it if it is an id.';

function callError({ words }: Command, parser: Parser, error: CommanderError): Error {
  const { length: most } = parser.registeredArguments;
  if (error.code !== 'commander.excessArguments') {
    const sentence = toSentence(error);
    const mayBeId =
      error.code === 'commander.unknownOption' && most > 0 && !sentence.includes('Did you mean');
    return usageError(words, mayBeId ? `${sentence} ${BEHIND_DASHES}` : sentence, error);
  }
  const given = parser.args.map((arg) => `"${arg}"`).join(', ');
  const hint = most === 1 ? ' Quote what has spaces.' : '';
  const count = most === 0 ? 'no argument' : most === 1 ? 'one argument' : `${most} arguments`;
  return usageError(words, `"${words.join(' ')}" takes ${count}, not ${given}.${hint}`, error);
}
