import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { RealDataStatus } from '@deckwright/contract/schemas';
import { z } from 'zod';

export type RunStatus = Omit<RealDataStatus, 'sample'>;

export type RealDataOptions = {
  dataDir: string;
  /** Folder to read the files from instead of the network, or null. */
  from: string | null;
  /** Logs a line of what the run says. */
  say: (line: string) => void;
  /** The program to run instead of the pipeline's. */
  program?: string;
};

const PIPELINE = fileURLToPath(new URL('../../../pipeline/src/main.ts', import.meta.url));
const ENDED =
  'Getting real data was ended before it was done. Start it again: what is downloaded already is kept.';
const IDLE: RunStatus = {
  state: 'idle',
  step: null,
  share: null,
  text: 'A download of a few hundred MB. You see the exact size before it starts.',
};

const Line = RealDataStatus.pick({ step: true, share: true, text: true }).extend({
  failed: z.boolean().optional(),
});

/** Fetches real data in a separate process, one run at a time; its messages are lines of our log. */
export class RealDataRun {
  readonly #options: RealDataOptions;
  #child: ChildProcess | null = null;
  #status: RunStatus = IDLE;
  /** Why the run fails, once it has reported that. */
  #reason: string | null = null;
  #stopping = false;
  #waiting: (() => void)[] = [];

  constructor(options: RealDataOptions) {
    this.#options = options;
    if (options.from !== null)
      this.#status = { ...IDLE, text: `The files come from ${options.from}; nothing is downloaded.` };
  }

  get status(): RunStatus {
    return this.#status;
  }

  /** Resolves when the current run has ended, or immediately if there is none. */
  async ended(): Promise<void> {
    if (this.#child) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Starts a run of the pipeline's command; false if one is already running. */
  start(command: 'fetch' | 'refresh' = 'fetch'): boolean {
    if (this.#child) return false;
    const { dataDir, from, program = PIPELINE } = this.#options;
    const args = [command, '--json', '--data-dir', dataDir, ...(from === null ? [] : ['--from', from])];
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#reason = null;
    this.#stopping = false;
    this.#status = { ...IDLE, state: 'running', step: 'download', text: 'starting' };
    createInterface({ input: child.stdout }).on('line', (line) => this.#read(line));
    createInterface({ input: child.stderr }).on('line', (line) => this.#log(line));
    child.once('error', (error) => this.#end(false, error.message));
    child.once('close', (code) => this.#end(code === 0, ENDED));
    return true;
  }

  /** Ends the current run; its downloads are kept. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#stopping = true;
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await closed;
  }

  #read(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      // Not one of ours; the run continues, and its end decides.
      return;
    }
    const parsed = Line.safeParse(value);
    if (!parsed.success || !this.#child) return;
    const { failed, ...progress } = parsed.data;
    if (failed) this.#reason = progress.text;
    else this.#status = { state: 'running', ...progress };
  }

  #log(line: string): void {
    // Logged as the reason at the end.
    if (line.trim() === '' || this.#reason?.split('\n').includes(line)) return;
    if (line.startsWith('Warning:')) console.warn(line);
    else this.#options.say(line);
  }

  #end(succeeded: boolean, otherwise: string): void {
    if (!this.#child) return;
    this.#child = null;
    const { step } = this.#status;
    if (!succeeded && !this.#stopping) console.error(this.#reason ?? otherwise);
    if (succeeded) this.#status = { state: 'done', step, share: 1, text: 'The real data is here.' };
    else this.#status = { state: 'failed', step, share: null, text: this.#reason ?? otherwise };
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
