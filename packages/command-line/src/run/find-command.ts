import { CommanderError } from 'commander';
import { type Command, type CommandGroup, type CommandTable, isGroup, usageError } from '../command.ts';
import { commandsInGroup, createParser } from './command-help.ts';
import { toSentence } from './to-sentence.ts';

/** A command and what follows its words; or the help to print, of a group or of the program. */
export type FoundCommand = { command: Command; args: string[] } | { group: CommandGroup } | 'program';

/**
 * Finds the command that is called; of two that match, the one with more words. Options may stand between the two words
 * of a group's command.
 * @throws AppError invalid-argument for an unknown command, with the most similar one
 */
export function findCommand(table: CommandTable, given: readonly string[]): FoundCommand {
  const [first, ...rest] = given;
  if (first === undefined || isHelp(first)) return 'program';
  if (first === 'help') return rest.length === 0 ? 'program' : findCommand(table, [...rest, '--help']);
  if (first.startsWith('-')) throw usageError([], 'Options come after the command.');
  const members = commandsInGroup(table, first);
  const whole = table.find(({ words }) => words.length === 1 && words[0] === first);
  if (whole && !isGroup(whole)) {
    const member = members.find(({ words: [, verb] }) => verb === rest[0]);
    return member ? { command: member, args: rest.slice(1) } : { command: whole, args: rest };
  }
  if (members.length === 0) throw unknownCommand([], first, firstWords(table));
  const verbs = new Map(members.map((command) => [command.words[1] ?? '', command]));
  for (const [index, arg] of rest.entries()) {
    const command = verbs.get(arg);
    if (command) return { command, args: rest.toSpliced(index, 1) };
  }
  if (whole && (rest.length === 0 || rest.some(isHelp))) return { group: whole };
  const second = rest.find((arg) => !arg.startsWith('-'));
  if (second !== undefined) throw unknownCommand([first], second, [...verbs.keys()]);
  throw usageError(whole?.words ?? [], `"${first}" needs a second word: ${[...verbs.keys()].join(', ')}.`);
}

function isHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h';
}

function firstWords(table: CommandTable): string[] {
  return table.map(({ words: [word] }) => word);
}

/**
 * The error for a word that is none of those known; the library finds the most similar.
 * @param words the words before it
 */
export function unknownCommand(words: readonly string[], typed: string, known: readonly string[]): Error {
  const parser = createParser();
  for (const name of new Set(known)) parser.addCommand(createParser().name(name));
  try {
    parser.parse(['--', typed], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const sentence = toSentence(error).replace(`'${typed}'`, `"${[...words, typed].join(' ')}"`);
    return usageError([], sentence, error);
  }
  throw new Error(`${typed} is a command`);
}
