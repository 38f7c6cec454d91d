import { AppError } from '@deckwright/domain';
import type { Terminal } from './terminal.ts';

/** Where a command runs. */
export type CommandContext = {
  /** Absolute path of the data folder: `--data-dir`, else `DATA_DIR`, else `var` of the project. */
  dataDir: string;
  terminal: Terminal;
  /** Folder against which file arguments are resolved. */
  cwd: string;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  now(): Date;
};

/** An option by its name without dashes. Every command also has `--data-dir` and `--help`. */
export type CommandOption = {
  /** What the help calls its value, such as `DIR`; an option without it takes none. */
  value?: string;
  help: string;
  required?: true;
  /** The only values allowed. */
  choices?: readonly string[];
  /** The value where none is given. */
  default?: string;
};

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** Values by the names of the options: text, or whether an option without a value was given. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command does, loaded when it is called. */
export type CommandDefinition<V extends Values = Values> = {
  /** Paragraphs for `--help`. */
  description: string;
  /** Arguments as the help writes them, such as `FILE…`, `[ID]` or `NAME`; none if left out. */
  arguments?: string;
  options: CommandOptions;
  /**
   * Does the work. The exit code is 0, or the number returned.
   * @param values by the names of the options
   * @param args as many as `arguments` allows
   * @throws AppError with a sentence that says what to do; the exit code is then 1
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing
  run(context: CommandContext, values: V, args: readonly string[]): Promise<number | void>;
};

/** A command: what a list of commands says of it, and how to load the rest. */
export type Command = {
  /** The words that choose it, one or two. */
  words: readonly [string] | readonly [string, string];
  /** One line for the list of commands. */
  summary: string;
  load(): Promise<CommandDefinition>;
};

/** A first word that only further words turn into a command; the list of commands names it once for all of them. */
export type CommandGroup = {
  words: readonly [string];
  summary: string;
  /** Paragraphs for `--help`, above the commands of the group. */
  description: string;
};

/** In the order in which help lists them. */
export type CommandTable = readonly (Command | CommandGroup)[];

type OptionText<O extends CommandOption> = O extends { choices: readonly (infer T)[] } ? T : string;
type OptionValue<O extends CommandOption> = O extends { value: string }
  ? O extends { required: true } | { default: string }
    ? OptionText<O>
    : OptionText<O> | undefined
  : boolean;
export type OptionValues<O extends CommandOptions> = { readonly [K in keyof O]: OptionValue<O[K]> };

/** Defines a command whose `run` gets values typed by the options. */
export function defineCommand<const O extends CommandOptions>(
  definition: Omit<CommandDefinition<OptionValues<O>>, 'options'> & { options: O },
): CommandDefinition {
  // Safe because the values are read by these options before `run` gets them.
  return definition as unknown as CommandDefinition;
}

/** Whether an entry of a table only names further commands. */
export function isGroup(entry: Command | CommandGroup): entry is CommandGroup {
  return !('load' in entry);
}

/** An error about how a command was called, with where to read how it is called. */
export function usageError(words: readonly string[], message: string, cause?: unknown): AppError {
  const command = [...words, '--help'].join(' ');
  return new AppError('invalid-argument', `${message} See "npm run deckwright -- ${command}".`, { cause });
}
