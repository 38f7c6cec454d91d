import { createHmac } from 'node:crypto';
import { RateLimit } from '@deckwright/overload';
import { monotonicNow } from '../http/clock.ts';
import type { SecurityEventName } from './events.data.ts';

/** An event as reported by its observer. `email` and `network` never reach the log: their keyed hashes do. */
export type SecurityEvent = {
  event: SecurityEventName;
  outcome?: 'done' | 'failed';
  /** The code of the problem that made it fail. */
  reason?: string;
  /** Who did it: an account id. */
  account?: string;
  /** To whom or what: an id. */
  subject?: string;
  email?: string;
  /** The visitor's network, as counted by limits. */
  network?: string;
  /** The call, by method and path. */
  call?: string;
  /** Its id, as the site's other log has it. */
  request?: string;
  /** How many lines this one stands for. */
  count?: number;
};

/** Destination of lines. */
export type LogSink = {
  append: (line: string) => void;
  /** Waits for pending writes. */
  stop: () => Promise<void>;
};

/** A line of the log; `at` is an ISO time in UTC. */
export type SecurityLine = { at: string } & SecurityEvent;

const MINUTE_MS = 60_000;
/** Lines per minute of one event from one network; more are only counted. */
const MAX_ALIKE = 20;
/** Lines per minute of failures from all networks, so that a flood does not push out earlier lines. */
const MAX_FAILED = 300;
/** Lines per minute of one event of programs at the public API, from one network and from all: a busy program is no flood. */
const PROGRAMS = { limitPerKey: 1, limitTotal: 60 };
/** Lines that the staff page can search. */
const MAX_RECENT = 1_000;

type Options = {
  sink: LogSink;
  /** Key of the hashes. */
  secret: string;
  /** Earlier lines, oldest first. */
  earlier?: readonly SecurityLine[];
  now?: () => Date;
  /** Milliseconds of a monotonic clock. */
  steady?: () => number;
};

/** The only way to write to the security log. Writing never fails and never waits. */
export class SecurityLog {
  readonly #options: Options;
  readonly #recent: SecurityLine[];
  readonly #failed: RateLimit;
  readonly #others: RateLimit;
  readonly #programs: RateLimit;

  constructor(options: Options) {
    this.#options = options;
    this.#recent = options.earlier?.slice(-MAX_RECENT) ?? [];
    const bounds = { windowMs: MINUTE_MS, now: options.steady ?? monotonicNow };
    this.#failed = new RateLimit({ ...bounds, limitPerKey: MAX_ALIKE, limitTotal: MAX_FAILED });
    this.#others = new RateLimit({ ...bounds, limitPerKey: MAX_ALIKE });
    this.#programs = new RateLimit({ ...bounds, ...PROGRAMS });
  }

  /** For the public API: writes the first of one event and network in a minute, and leaves the rest to the metrics. */
  writeOfProgram(event: SecurityEvent): void {
    if (this.#programs.take(event.network ?? '', event.event).allowed) this.#writeLine(event);
  }

  write(event: SecurityEvent): void {
    const limit = event.outcome === 'failed' ? this.#failed : this.#others;
    const leftOut = this.#failed.rollWindow() + this.#others.rollWindow();
    if (leftOut > 0) this.#append({ event: 'left-out', count: leftOut });
    if (limit.take(event.network ?? '', event.event).allowed) this.#writeLine(event);
  }

  #writeLine(event: SecurityEvent): void {
    const network = event.network === undefined ? undefined : this.hash(event.network);
    const email = event.email === undefined ? undefined : this.hash(accountKey(event.email));
    this.#append({ ...event, ...(network ? { network } : {}), ...(email ? { email } : {}) });
  }

  /**
   * Newest lines first, only those that contain `search`: an event, outcome, account, subject, hash or call. An email
   * address finds the lines of its hash, of this month and the last.
   */
  recent(search: string): SecurityLine[] {
    const text = search.trim();
    const wanted = text.includes('@')
      ? [this.hash(accountKey(text)), this.hash(accountKey(text), this.#lastMonth())]
      : [text.toLowerCase()];
    const holds = (line: SecurityLine) => {
      const whole = text.includes('@')
        ? [line.email]
        : Object.values(line).map((value) => `${value}`.toLowerCase());
      return wanted.some((part) => whole.some((value) => value?.includes(part)));
    };
    return this.#recent.filter((line) => text === '' || holds(line)).reverse();
  }

  /** A hash that a text keeps within a calendar month; reveals nothing without the key. */
  hash(text: string, time = this.#now()): string {
    const month = time.toISOString().slice(0, 7);
    const { secret } = this.#options;
    return createHmac('sha256', secret)
      .update(`security log ${month}\n${text}`)
      .digest('base64url')
      .slice(0, 16);
  }

  #append(event: SecurityEvent): void {
    const line: SecurityLine = { at: this.#now().toISOString(), ...event };
    this.#recent.push(line);
    if (this.#recent.length > MAX_RECENT) this.#recent.shift();
    this.#options.sink.append(`${JSON.stringify(line)}\n`);
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  #lastMonth(): Date {
    const now = this.#now();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  }
}

function accountKey(email: string): string {
  return email.trim().toLowerCase();
}
