/** A value that is computed in steps: ahead of time with pauses, or at once by whoever reads it before that is done. */
export class SteppedValue<T> {
  readonly #steps: Generator<undefined, T, undefined>;
  #done: { value: T } | null = null;

  /** Nothing is computed until the first step or read. */
  constructor(steps: Generator<undefined, T, undefined>) {
    this.#steps = steps;
  }

  get value(): T {
    let done = this.#done;
    while (done === null) done = this.#step();
    return done.value;
  }

  /** Computes it step by step. @param nextTurn resolves once whatever has arrived meanwhile was answered */
  async prepare(nextTurn: () => Promise<void>, signal: AbortSignal): Promise<void> {
    while (this.#done === null) {
      await nextTurn();
      // Somebody may have read it meanwhile.
      if (signal.aborted || this.#done !== null) return;
      this.#step();
    }
  }

  #step(): { value: T } | null {
    const { done, value } = this.#steps.next();
    if (done === true) this.#done = { value };
    return this.#done;
  }
}
