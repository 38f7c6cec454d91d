import { type Progress, withDetail } from '@deckwright/command-line';

/** Steps of a run that fetches real data, in order. */
export type FetchStep = 'download' | 'read' | 'build';

/** One line of progress for programs; `share` is 0 to 1 of the step, null if unknown. */
type StepLine = { step: FetchStep; share: number | null; text: string; failed?: true };

const PAUSE_MS = 200;

/** Passes progress on and also writes it as JSON lines, at most five per second for one stage. */
export class StepLines implements Progress {
  readonly #inner: Progress;
  readonly #write: (line: string) => void;
  readonly #now: () => number;
  #step: FetchStep = 'download';
  #last = { stage: '', at: Number.NEGATIVE_INFINITY };

  constructor(inner: Progress, write: (line: string) => void, now: () => number = Date.now) {
    this.#inner = inner;
    this.#write = write;
    this.#now = now;
  }

  /** Begins a step. */
  begin(step: FetchStep): void {
    this.#step = step;
    this.#last = { stage: '', at: Number.NEGATIVE_INFINITY };
  }

  update(stage: string, done = 0, total = 0, detail = ''): void {
    this.#inner.update(stage, done, total, detail);
    const at = this.#now();
    if (stage === this.#last.stage && at - this.#last.at < PAUSE_MS) return;
    this.#last = { stage, at };
    const share = total > 0 ? Math.min(1, done / total) : null;
    const line: StepLine = { step: this.#step, share, text: withDetail(stage, detail) };
    this.#write(`${JSON.stringify(line)}\n`);
  }

  /** Reports a text at the start of the step. */
  notify(text: string): void {
    const line: StepLine = { step: this.#step, share: null, text };
    this.#write(`${JSON.stringify(line)}\n`);
  }

  /** Reports why the run ends. */
  fail(text: string): void {
    const line: StepLine = { step: this.#step, share: null, text, failed: true };
    this.#write(`${JSON.stringify(line)}\n`);
  }

  clear(): void {
    this.#inner.clear();
  }
}
