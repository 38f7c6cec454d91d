import { Command as Parser } from 'commander';
import { type Command, type CommandGroup, type CommandTable, isGroup } from '../command.ts';

const PROGRAM = 'npm run deckwright --';
/** Columns of help where the terminal does not say. */
const WIDTH = 100;

/**
 * A parser that reports by exceptions and prints nothing by itself.
 * @param words those of the command; none for the program
 */
export function createParser(words: readonly string[] = []): Parser {
  return new Parser([PROGRAM, ...words].join(' '))
    .helpOption('-h, --help', 'Print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: () => {},
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => process.stdout.columns || WIDTH,
      getErrHelpWidth: () => process.stderr.columns || WIDTH,
    })
    .configureHelp({
      subcommandTerm: (command) => command.name(),
      optionTerm: ({ flags }) => flags.replaceAll(/[<>]/g, ''),
    });
}

/** Help of the program: its commands, and each group once. */
export function programHelp(table: CommandTable): string {
  const groups = table.filter(isGroup).map(({ words: [word] }) => word);
  const listed = table.filter((entry) => isGroup(entry) || !groups.includes(entry.words[0]));
  return listHelp(createParser().usage('COMMAND [OPTIONS]'), listed).concat(
    '\nEvery command explains itself with --help.\n',
  );
}

/** Help of a group: its commands. */
export function groupHelp(table: CommandTable, group: CommandGroup): string {
  const members = commandsInGroup(table, group.words[0]);
  const parser = createParser(group.words)
    .usage('COMMAND [OPTIONS]')
    .description(reflowed(group.description));
  return listHelp(parser, members).concat('\nEach of them explains itself with --help.\n');
}

/** Help of a command, with the commands of two words that begin with it. */
export function commandHelp(table: CommandTable, { words }: Command, parser: Parser): string {
  const members = words.length === 1 ? commandsInGroup(table, words[0]) : [];
  const names = members.map((member) => member.words.join(' '));
  const width = Math.max(0, ...names.map((name) => name.length));
  const lines = members.map(({ summary }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${summary}\n`);
  return parser.helpInformation() + (lines.length === 0 ? '' : `\nFurther commands:\n${lines.join('')}`);
}

/** Commands of two words that begin with this one. */
export function commandsInGroup(table: CommandTable, first: string): Command[] {
  return table.filter((entry): entry is Command => !isGroup(entry) && isMember(entry, first));
}

function isMember({ words }: Command, first: string): boolean {
  return words.length === 2 && words[0] === first;
}

/** Each paragraph as one line, which the library wraps; indented lines stay. */
export function reflowed(text: string): string {
  return text.replaceAll(/(?<=\S)\n(?=\S)/g, ' ');
}

function listHelp(parser: Parser, entries: CommandTable): string {
  for (const entry of entries) {
    const name = entry.words.join(' ') + (isGroup(entry) ? ' …' : '');
    parser.addCommand(createParser().name(name).summary(entry.summary));
  }
  return parser.helpInformation();
}
