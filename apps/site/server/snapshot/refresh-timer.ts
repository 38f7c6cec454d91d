import type { RealDataRun } from './real-data-run.ts';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** After a failed refresh: services are rarely down for longer. */
const RETRY_MS = 60 * MINUTE_MS;
const MAX_RETRIES = 5;

type Options = {
  /** Minutes after midnight, UTC. */
  at: number;
  run: Pick<RealDataRun, 'start' | 'status' | 'ended'>;
  now?: () => Date;
};

/**
 * Refreshes the data once a day at a given time, and again an hour later if that failed, at most five times. A run in
 * progress at that time counts as that day's.
 */
export class RefreshTimer {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #retries = 0;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#waitForTheDay();
  }

  /** Starts no further runs; the current one continues. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #waitForTheDay(): void {
    this.#retries = 0;
    const { at, now = () => new Date() } = this.#options;
    this.#wait(msUntil(now(), at));
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => void this.#refresh(), milliseconds);
    this.#timer.unref();
  }

  async #refresh(): Promise<void> {
    const { run } = this.#options;
    run.start('refresh');
    await run.ended();
    if (this.#stopped) return;
    const again = run.status.state === 'failed' && this.#retries < MAX_RETRIES;
    if (!again) return this.#waitForTheDay();
    this.#retries += 1;
    this.#wait(RETRY_MS);
  }
}

/** Milliseconds until the next time of day; a whole day if it is that time now. */
export function msUntil(now: Date, at: number): number {
  const passed = now.getUTCHours() * 60 + now.getUTCMinutes();
  const minutes = (at - passed + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return minutes * MINUTE_MS - now.getUTCSeconds() * 1000 - now.getUTCMilliseconds();
}
