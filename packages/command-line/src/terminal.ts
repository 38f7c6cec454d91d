const NUMBERS = new Intl.NumberFormat('en-US');
const MEGABYTE = 1_000_000;

/** 12345 → "12,345". */
export function groupDigits(count: number): string {
  return NUMBERS.format(count);
}

/** Bytes as "12.3 MB". */
export function formatBytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** 3 and "deck" → "3 decks". */
export function counted(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Rows as lines with aligned columns, the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((cells) => `${indent}${cells.join('  ').trimEnd()}\n`)
    .join('');
}

/** Output of a command: results to `out`, messages to `err`, temporary output to `progress`. */
export type Terminal = { out(text: string): void; err(text: string): void; progress: Progress };

/** Shows the progress of the work. */
export type Progress = {
  /**
   * `done` of `total` in any unit; total is 0 for a stage without a known total. `detail` is shown after the stage and
   * may change with each call.
   */
  update(stage: string, done?: number, total?: number, detail?: string): void;
  /** Removes what is shown, so that other output can follow. */
  clear(): void;
};

type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** Joins "downloading cards" and "1.0 MB of 2.0 MB". */
export function withDetail(stage: string, detail: string): string {
  return detail === '' ? stage : `${stage}, ${detail}`;
}

const REDRAW_MS = 100;
const LINE_MS = 3000;
const BAR_WIDTH = 24;

/** A bar that redraws itself on a terminal; elsewhere one line per stage and one every three seconds. */
export class ProgressBar implements Progress {
  readonly #stream: Stream;
  readonly #now: () => number;
  #stage = '';
  #written = Number.NEGATIVE_INFINITY;
  #drawn = false;

  constructor(stream: Stream, now: () => number = Date.now) {
    this.#stream = stream;
    this.#now = now;
  }

  update(stage: string, done = 0, total = 0, detail = ''): void {
    const now = this.#now();
    const pause = this.#stream.isTTY ? REDRAW_MS : LINE_MS;
    if (stage === this.#stage && now - this.#written < pause) return;
    this.#stage = stage;
    this.#written = now;
    const share = total > 0 ? Math.min(1, done / total) : null;
    const text = withDetail(stage, detail);
    if (this.#stream.isTTY) this.#redraw(text, share);
    else this.#stream.write(`${text}${share === null ? ' …' : ` ${Math.floor(share * 100)} %`}\n`);
  }

  /** Removes the bar, so that other output can follow. */
  clear(): void {
    if (this.#drawn) this.#stream.write('\r\u001b[2K');
    this.#drawn = false;
    this.#stage = '';
  }

  #redraw(words: string, share: number | null): void {
    const filled = Math.round((share ?? 0) * BAR_WIDTH);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}]`;
    const text =
      share === null ? `${words} …` : `${bar} ${String(Math.floor(share * 100)).padStart(3)} % ${words}`;
    // A terminal that does not know its width reports 0.
    this.#stream.write(`\r\u001b[2K${text.slice(0, (this.#stream.columns || 80) - 1)}`);
    this.#drawn = true;
  }
}
