import { format } from 'node:util';
import { createSecretMask, withoutValues } from '@deckwright/domain';
import pino, { type DestinationStream } from 'pino';
import { currentRequestId } from './request-scope.ts';

export type LogFormat = 'json' | 'text';

const LEVELS = ['error', 'warn', 'info'] as const;
/** The least important lines that are logged. */
export type LogLevel = (typeof LEVELS)[number];

/** The log of the process: what it says of itself, and a line for each request where that is asked for. */
export type ProcessLog = {
  format: LogFormat;
  /** A line with a message and fields; `asText`, where it differs from the message, is the whole line of the text form. */
  info: (message: string, fields?: Record<string, unknown>, asText?: string) => void;
  /** A line that is complete already, with its line break. */
  append: (line: string) => void;
};

type LogOptions = {
  destination?: DestinationStream;
  /** Whose methods the log takes over. */
  taken?: Console;
  level?: LogLevel;
  /** Secrets of the settings, which no line contains. */
  secrets?: readonly string[];
};

/** Lines that wait for a reader that does not read; beyond it they are dropped, so that memory and requests are safe. */
const MAX_WAITING_BYTES = 8_000_000;
const MAX_CAUSES = 5;

/** Text where a person reads the output, JSON where a program does; LOG_FORMAT decides otherwise. */
export function getLogFormat(setting: string | undefined, isTerminal: boolean): LogFormat {
  const requested = setting?.trim();
  if (requested === 'json' || requested === 'text') return requested;
  return isTerminal ? 'text' : 'json';
}

/** What LOG_LEVEL says; everything for what the settings will refuse. */
export function getLogLevel(setting: string | undefined): LogLevel {
  return LEVELS.find((level) => level === setting?.trim()) ?? 'info';
}

/**
 * Opens the log and takes over `console`, so that whatever the site or a library says becomes a line of the same form:
 * as JSON with `level`, `time`, `pid`, `msg`, `request` (id) and `err`; as text with the request's id before an error. No
 * line has values of queries, passwords of addresses or secrets of the settings.
 */
export function openProcessLog(
  kind: LogFormat,
  { destination = standardOutput(kind), taken = console, level = 'info', secrets = [] }: LogOptions = {},
): ProcessLog {
  const mask = createSecretMask(secrets);
  // Node prints the error after this.
  process.on('uncaughtExceptionMonitor', withoutValues);
  return kind === 'text' ? openTextLog(taken, level, mask) : openJsonLog(destination, taken, level, mask);
}

type Mask = (text: string) => string;

function openTextLog(taken: Console, level: LogLevel, mask: Mask): ProcessLog {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', forgiveReader);
  const say = (own: LogLevel, plain: (line: string) => void) => {
    const isLogged = LEVELS.indexOf(own) <= LEVELS.indexOf(level);
    return (...said: unknown[]): void => {
      if (!isLogged) return;
      const line = mask(format(...said.map(withoutValues)));
      const id = own === 'error' ? currentRequestId() : undefined;
      plain(id === undefined ? line : `[${id}] ${line}`);
    };
  };
  const [error, warn, print] = [taken.error, taken.warn, taken.log].map((method) => method.bind(taken));
  const rest = say('info', (line) => print?.('%s', line));
  Object.assign(taken, {
    error: say('error', (line) => error?.('%s', line)),
    warn: say('warn', (line) => warn?.('%s', line)),
    ...{ log: rest, info: rest, debug: rest },
  });
  const write = say('info', (line) => void process.stdout.write(`${line}\n`));
  return {
    format: 'text',
    info: (message, _fields, asText = message) => write('%s', asText),
    append: (line) => void process.stdout.write(mask(line)),
  };
}

function openJsonLog(
  destination: DestinationStream,
  taken: Console,
  level: LogLevel,
  mask: Mask,
): ProcessLog {
  const masked = {
    write: (line: string) => destination.write(mask(line)),
    // For the last line before the process ends.
    flushSync: () => (destination as { flushSync?: () => void }).flushSync?.(),
  };
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: plainError },
      mixin: () => {
        const request = currentRequestId();
        return request === undefined ? {} : { request };
      },
    },
    masked,
  );
  const say =
    (own: LogLevel) =>
    (...said: unknown[]): void => {
      const err = said.find((part) => part instanceof Error);
      const rest = said.filter((part) => part !== err).map(withoutValues);
      const message = rest.length > 0 ? format(...rest).trim() : (err?.message ?? '');
      logger[own](err ? { err: withoutValues(err) } : {}, '%s', message);
    };
  Object.assign(taken, {
    error: say('error'),
    warn: say('warn'),
    ...{ log: say('info'), info: say('info'), debug: say('info') },
  });
  process.on('uncaughtExceptionMonitor', (err) => logger.fatal({ err }, 'The site ended by an error.'));
  return {
    format: 'json',
    info: (message, fields = {}) => logger.info(fields, '%s', message),
    append: (line) => void masked.write(line),
  };
}

/** A terminal that was closed, or a program that no longer reads, is no reason to end the site. */
function forgiveReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}

/** Written behind the requests; what is left is written when the process exits. Text goes to the console. */
function standardOutput(kind: LogFormat): DestinationStream {
  if (kind === 'text') return { write: () => undefined };
  return pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES });
}

/** Without the other fields an error may have: those of a database or a mail server can hold what somebody entered. */
function plainError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES;
  return {
    type: error.name,
    message: error.message,
    ...code,
    stack: error.stack,
    ...(hasCause ? { cause: plainError(error.cause, depth + 1) } : {}),
  };
}
