import { format } from 'node:util';
import { createSecretMask, maskTexts, withoutValues } from '@deckwright/domain';
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
  /** Ends the process after an error that nobody caught. */
  end?: () => void;
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
  {
    destination = standardOutput(kind),
    taken = console,
    level = 'info',
    secrets = [],
    end = endProcess,
  }: LogOptions = {},
): ProcessLog {
  const mask = createSecretMask(secrets);
  const { crash, ...log } =
    kind === 'text' ? openTextLog(taken, level, mask) : openJsonLog(destination, taken, level, mask);
  process.on('uncaughtExceptionMonitor', (error) => {
    crash(withoutValues(error));
    // Node would print the error once more, as it is.
    end();
  });
  return log;
}

type Mask = (text: string) => string;
/** With what says why the process ends. */
type CrashLog = ProcessLog & { crash: (error: unknown) => void };

function endProcess(): void {
  process.exit(1);
}

function openTextLog(taken: Console, level: LogLevel, mask: Mask): CrashLog {
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
    append: (line) => void process.stdout.write(maskLine(line, mask)),
    crash: (thrown) => error?.('%s', mask(describeCrash(thrown))),
  };
}

function openJsonLog(destination: DestinationStream, taken: Console, level: LogLevel, mask: Mask): CrashLog {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.assign({}, maskTexts(fields, mask)),
      },
      serializers: { err: (error) => maskTexts(plainError(error), mask) },
      mixin: () => {
        const request = currentRequestId();
        return request === undefined ? {} : { request };
      },
    },
    destination,
  );
  const say =
    (own: LogLevel) =>
    (...said: unknown[]): void => {
      const err = said.find((part) => part instanceof Error);
      const rest = said.filter((part) => part !== err).map(withoutValues);
      const message = rest.length > 0 ? format(...rest).trim() : (err?.message ?? '');
      logger[own](err ? { err: withoutValues(err) } : {}, '%s', mask(message));
    };
  Object.assign(taken, {
    error: say('error'),
    warn: say('warn'),
    ...{ log: say('info'), info: say('info'), debug: say('info') },
  });
  return {
    format: 'json',
    info: (message, fields = {}) => logger.info(fields, '%s', mask(message)),
    append: (line) => void destination.write(maskLine(line, mask)),
    // Written before the process ends.
    crash: (err) => logger.fatal({ err }, 'The site ended by an error.'),
  };
}

/** A line that is JSON already stays JSON. */
function maskLine(line: string, mask: Mask): string {
  const masked = mask(line);
  if (masked === line) return line;
  try {
    return `${JSON.stringify(maskTexts(JSON.parse(line), mask))}\n`;
  } catch {
    return masked;
  }
}

/** The stacks of an error and its causes, without their other fields. */
function describeCrash(thrown: unknown, depth = 0): string {
  if (!(thrown instanceof Error)) return `Uncaught ${format(thrown)}`;
  const said = thrown.stack ?? `${thrown.name}: ${thrown.message}`;
  if (thrown.cause === undefined || depth === MAX_CAUSES) return said;
  return `${said}\nCaused by: ${describeCrash(thrown.cause, depth + 1)}`;
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
