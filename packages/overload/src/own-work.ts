/** Whether the process works for itself, as when it prepares a snapshot: what is late meanwhile is not late by visitors. */
export class OwnWork {
  #running = 0;
  #ended = 0;

  /** How often it has ended. */
  get ended(): number {
    return this.#ended;
  }

  get isRunning(): boolean {
    return this.#running > 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#ended += 1;
    }
  }
}
