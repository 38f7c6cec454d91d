import { setImmediate } from 'node:timers/promises';

type Outcome<T> = { value: T } | { error: unknown };

/**
 * A value that is computed in steps: ahead of time with pauses, by readers that can wait with pauses, too, and at once by
 * whoever cannot. If a step fails, every reader gets its error.
 */
export class SteppedValue<T> {
  readonly #steps: Generator<undefined, T, undefined>;
  #outcome: Outcome<T> | null = null;
  #reading: Promise<void> | null = null;

  /** Nothing is computed until the first step or read. */
  constructor(steps: Generator<undefined, T, undefined>) {
    this.#steps = steps;
  }

  get value(): T {
    let outcome = this.#outcome;
    while (outcome === null) outcome = this.#step();
    return getValue(outcome);
  }

  /** Lets others have the thread between the steps; readers at one time share them. */
  async read(): Promise<T> {
    if (this.#outcome === null) {
      this.#reading ??= this.prepare(() => setImmediate());
      await this.#reading;
    }
    return this.value;
  }

  /** Computes it step by step. @param nextTurn resolves once whatever has arrived meanwhile was answered */
  async prepare(nextTurn: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    while (this.#outcome === null) {
      await nextTurn();
      if (signal?.aborted) return;
      // Somebody may have read it meanwhile.
      if (this.#outcome === null) this.#step();
    }
    getValue(this.#outcome);
  }

  #step(): Outcome<T> | null {
    try {
      const { done, value } = this.#steps.next();
      if (done === true) this.#outcome = { value };
    } catch (error) {
      this.#outcome = { error };
    }
    return this.#outcome;
  }
}

function getValue<T>(outcome: Outcome<T>): T {
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
