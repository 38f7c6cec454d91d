import { BusyError, type FairQueue } from '../fair-queue.ts';

/** Who asks for works in a simulated overload. */
export type Asker = {
  kind: string;
  /** Asks first at this time in ms. */
  from: number;
  /** The address it asks from next. */
  address: () => string;
  /** How long after an answer, or after being turned away, it asks again, in ms; null for never. */
  pause: (wasAnswered: boolean) => number | null;
};

export type Outcome = { requested: number; answered: number; hadMs: number };

type Simulation = {
  clock: { now: number };
  queue: FairQueue;
  askers: readonly Asker[];
  /** How long a work takes once it has begun, in ms. */
  workMs: number;
  forMs: number;
  /** Told of every request. */
  onAsk?: (address: string) => void;
};

/** Runs a queue under these askers, without a wait; what became of the requests of each kind after `sinceMs`. */
export async function simulate(
  { clock, queue, askers, workMs, forMs, onAsk }: Simulation,
  sinceMs = 0,
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  const agenda = new Agenda();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const ask = ({ kind, address, pause }: Asker, again: (inMs: number) => void): void => {
    const from = address();
    const counts = clock.now >= sinceMs;
    outcomes[kind] ??= { requested: 0, answered: 0, hadMs: 0 };
    const outcome = outcomes[kind];
    const end = (wasAnswered: boolean): void => {
      if (counts && wasAnswered) outcome.answered += 1;
      const inMs = pause(wasAnswered);
      if (inMs !== null) again(inMs);
    };
    if (counts) outcome.requested += 1;
    onAsk?.(from);
    if (queue.refuses(from)) {
      end(false);
      return;
    }
    const work = (): Promise<void> => {
      if (counts) outcome.hadMs += workMs;
      return new Promise((resolve) => agenda.at(clock.now + workMs, resolve));
    };
    queue.run(from, work).then(
      () => end(true),
      (error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
        end(false);
      },
    );
  };
  for (const asker of askers) {
    const again = (inMs: number): void => agenda.at(clock.now + inMs, () => ask(asker, again));
    again(asker.from);
  }
  for (let next = agenda.next(); next && next.at <= forMs; next = agenda.next()) {
    clock.now = next.at;
    next.call();
    await settled();
  }
  return outcomes;
}

type Due = { at: number; call: () => void };

/** What is due, in order of time, then of telling: a binary heap. */
class Agenda {
  readonly #heap: (Due & { reported: number })[] = [];
  #reported = 0;

  at(at: number, call: () => void): void {
    const heap = this.#heap;
    heap.push({ at, call, reported: this.#reported++ });
    for (let index = heap.length - 1; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!this.#swapIfBefore(index, parent)) break;
      index = parent;
    }
  }

  next(): Due | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const child = right < heap.length && this.#isBefore(right, left) ? right : left;
      if (child >= heap.length || !this.#swapIfBefore(child, index)) return first;
      index = child;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    return a !== undefined && b !== undefined && (a.at - b.at || a.reported - b.reported) < 0;
  }

  #swapIfBefore(one: number, other: number): boolean {
    if (!this.#isBefore(one, other)) return false;
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a && b) [this.#heap[one], this.#heap[other]] = [b, a];
    return true;
  }
}
