/** How much processor time of all threads each part of the start took. */
export class StartParts {
  readonly #readMs: () => number;
  readonly #seconds = new Map<string, number>();
  #lastMs = 0;

  /** The first part begins with the process. */
  constructor(readMs: () => number = readProcessorMs) {
    this.#readMs = readMs;
  }

  end(part: string): void {
    const now = this.#readMs();
    this.#seconds.set(part, Math.round((now - this.#lastMs) / 10) / 100);
    this.#lastMs = now;
  }

  /** Seconds, by part. */
  get seconds(): Record<string, number> {
    return Object.fromEntries(this.#seconds);
  }

  toText(): string {
    const parts = [...this.#seconds].map(([part, seconds]) => `${part} ${seconds.toFixed(1)} s`);
    return `${(this.#lastMs / 1000).toFixed(1)} s of processor time: ${parts.join(', ')}`;
  }
}

function readProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
