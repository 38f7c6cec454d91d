import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { AppError, optionFault } from '@deckwright/domain';
import {
  type DataPaths,
  dataPaths,
  ensureWritable,
  holdLock,
  keepPrivate,
  removeLeftovers,
} from '@deckwright/snapshot';
import { removeUnused } from '../lake/lake.ts';
import type { Terminal } from './terminal.ts';
import { tidiedUp } from './tidied-up.ts';

export type CommandContext = {
  dataDir: string;
  terminal: Terminal;
  /** Folder against which file arguments are resolved. */
  cwd: string;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  now(): Date;
};

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export type Command = {
  /** The words that choose the command. */
  words: readonly string[];
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  options: ParseArgsOptionsConfig;
  run(context: CommandContext, values: Values, files: readonly string[]): Promise<void>;
};

/**
 * Parses a command's arguments.
 * @throws `invalid-argument` with a sentence for the operator.
 */
export function parseCommand(command: Command, args: readonly string[]): { values: Values; files: string[] } {
  const name = command.words.join(' ');
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...command.options, 'data-dir': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { values: values as Values, files: positionals };
  } catch (cause) {
    throw optionFault(cause, name);
  }
}

/** The value of a required option. */
export function required(values: Values, name: string, command: string): string {
  const value = values[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new AppError(
    'invalid-argument',
    `--${name} is missing. See "npm run deckwright -- ${command} --help".`,
  );
}

/**
 * One of the allowed words.
 * @throws `invalid-argument`, naming them all.
 */
export function oneOf<T extends string>(value: string, allowed: readonly T[], option: string): T {
  const found = allowed.find((word) => word === value);
  if (found !== undefined) return found;
  throw new AppError('invalid-argument', `${option} must be one of ${allowed.join(', ')}; got "${value}".`);
}

const MOST_THREADS = 256;

/** The option `threads`, 1…256, or undefined. @throws `invalid-argument` */
export function threadsOption(value: Values[string]): number | undefined {
  if (value === undefined) return undefined;
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (count >= 1 && count <= MOST_THREADS) return count;
  throw new AppError(
    'invalid-argument',
    `--threads must be a whole number, 1…${MOST_THREADS}; got "${value}".`,
  );
}

/** Runs work that writes: as the only pipeline run on the data folder, after removing what a killed run left. */
export async function withPipelineLock(
  context: CommandContext,
  work: (paths: DataPaths) => Promise<void>,
): Promise<void> {
  ensureWritable(context.dataDir);
  const opened = keepPrivate(context.dataDir);
  if (opened !== null) context.terminal.err(`${opened}\n`);
  const paths = dataPaths(context.dataDir);
  const lock = holdLock(paths.pipelineLock, 'pipeline run');
  try {
    const { root, lake, catalogue, decks, prices, salt, history, shards, snapshots } = paths;
    removeLeftovers([root, lake, catalogue, decks, prices, salt, history, shards, snapshots]);
    try {
      await work(paths);
    } finally {
      // Also what a run had read before it failed, or was refused.
      const warning = tidiedUp('Data that is no longer used', () => removeUnused(paths));
      if (warning !== null) context.terminal.err(`Warning: ${warning}\n`);
    }
  } finally {
    lock.release();
  }
}
