import { format } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { currentRequestId } from './request-scope.ts';

export type LogFormat = 'json' | 'text';

/** The log of the process: what it says of itself, and a line for each request where that is asked for. */
export type ProcessLog = {
  format: LogFormat;
  /** A line with a message and fields; `asText`, where it differs from the message, is the whole line of the text form. */
  info: (message: string, fields?: Record<string, unknown>, asText?: string) => void;
  /** A line that is complete already, with its line break. */
  append: (line: string) => void;
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

/**
 * Opens the log and takes over `console`, so that whatever the site or a library says becomes a line of the same form:
 * as JSON with `level`, `time`, `pid`, `msg`, `request` (id) and `err`; as text unchanged, with the request's id before
 * an error.
 */
export function openProcessLog(
  kind: LogFormat,
  destination: DestinationStream = standardOutput(),
  taken: Console = console,
): ProcessLog {
  if (kind === 'text') {
    for (const stream of [process.stdout, process.stderr]) stream.on('error', forgiveReader);
    const plain = taken.error.bind(taken);
    taken.error = (...said) => plain(...withRequest(said));
    return {
      format: kind,
      info: (message, _fields, asText = message) => void process.stdout.write(`${asText}\n`),
      append: (line) => void process.stdout.write(line),
    };
  }
  const logger = pino(
    {
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: plainError },
      mixin: () => {
        const request = currentRequestId();
        return request === undefined ? {} : { request };
      },
    },
    destination,
  );
  const say =
    (level: 'error' | 'warn' | 'info') =>
    (...said: unknown[]): void => {
      const err = said.find((part) => part instanceof Error);
      const rest = said.filter((part) => part !== err);
      const message = rest.length > 0 ? format(...rest).trim() : (err?.message ?? '');
      logger[level](err ? { err } : {}, '%s', message);
    };
  Object.assign(taken, {
    error: say('error'),
    warn: say('warn'),
    ...{ log: say('info'), info: say('info'), debug: say('info') },
  });
  process.on('uncaughtExceptionMonitor', (err) => logger.fatal({ err }, 'The site ended by an error.'));
  return {
    format: kind,
    info: (message, fields = {}) => logger.info(fields, '%s', message),
    append: (line) => void destination.write(line),
  };
}

/** A terminal that was closed, or a program that no longer reads, is no reason to end the site. */
function forgiveReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}

/** Written behind the requests; what is left is written when the process exits. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES });
}

function withRequest(said: unknown[]): unknown[] {
  const id = currentRequestId();
  if (id === undefined) return said;
  const [first, ...rest] = said;
  return typeof first === 'string' ? [`[${id}] ${first}`, ...rest] : [`[${id}]`, ...said];
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
