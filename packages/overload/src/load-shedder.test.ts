import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoadShedder } from './load-shedder.ts';
import { NO_DELAY } from './loop-delay.ts';

/** A shedder whose clock, delay and looks are controlled by the test. */
function open({ newClients = [] as string[] } = {}) {
  const state = { now: 0, leastMs: 0, samples: 10, resets: 0, refused: 0, looks: [] as (() => void)[] };
  const ownWork = { isRunning: false, ended: 0 };
  const shedder = new LoadShedder({
    now: () => state.now,
    delay: {
      minMs: () => state.leastMs,
      samples: () => state.samples,
      reset: () => {
        state.resets += 1;
      },
    },
    ownWork,
    afterLook: (done) => state.looks.push(done),
    knownClients: {
      isNewClient: (visitor) => newClients.includes(visitor),
      recordRefusal: () => {
        state.refused += 1;
      },
    },
  });
  const endLook = (): void => {
    for (const done of state.looks.splice(0)) done();
  };
  /** A number of requests of a visitor, each of which takes 10 ms to handle; returns the indices of those admitted. */
  const ask = (visitor: string, times: number): number[] =>
    Array.from({ length: times }, (_, at) => at).filter(() => {
      const admitted = shedder.admits(visitor);
      state.now += 10;
      return admitted;
    });
  return { state, ownWork, shedder, ask, endLook };
}

/** Afterwards the thread counts as behind. */
function fallBehind({ state, shedder }: ReturnType<typeof open>): void {
  state.leastMs = 101;
  state.now += 500;
  shedder.admits('first');
}

describe('the load shedder', () => {
  it('admits everybody while the thread keeps up, also in bursts', () => {
    const opened = open();
    opened.state.leastMs = 100;
    expect(opened.ask('a', 300)).toHaveLength(300);
    expect(opened.state.refused).toBe(0);
  });

  it('gives requests that arrived together 50 ms while the delay persists, then the next', () => {
    const opened = open();
    fallBehind(opened);
    opened.endLook();
    // Each network but 'first' asks more than the mean: at 0, 10, 20, 30, 40 ms.
    expect(opened.ask('a', 12)).toEqual([0, 1, 2, 3, 4]);
    expect(opened.state.refused).toBe(7);
    opened.endLook();
    expect(opened.ask('a', 12)).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives twice as much to those who ask for no more than the mean and were here before', () => {
    const opened = open({ newClients: ['newcomer'] });
    fallBehind(opened);
    opened.endLook();
    expect(opened.ask('flood', 6)).toEqual([0, 1, 2, 3, 4]);
    expect(opened.ask('newcomer', 1)).toEqual([]);
    // At 70 ms; 10 requests by five networks, of which this one sent one.
    expect(opened.ask('regular', 1)).toEqual([0]);
    opened.state.now += 20;
    expect(opened.ask('late', 1)).toEqual([]);
  });

  it.each([
    ['/56', 4, (at: number) => `2001:db8:1:1${at.toString(16)}`],
    ['/48', 16, (at: number) => `2001:db8:1:${(at * 256).toString(16)}`],
  ])('takes a %s of IPv6 for no more than %i visitors', (_, most, toAddress) => {
    const opened = open();
    fallBehind(opened);
    // Each is the first of its look, and of its /64.
    for (let at = 1; at < most; at++) {
      opened.endLook();
      expect(opened.ask(toAddress(at), 1)).toEqual([0]);
    }
    opened.endLook();
    for (const other of ['a', 'b', 'c', 'd', 'e']) expect(opened.ask(other, 1)).toEqual([0]);
    // After 50 ms only those who ask for no more than the mean, which is one: all of its share, then more than that.
    expect(opened.ask(toAddress(most), 1)).toEqual([0]);
    expect(opened.ask(toAddress(most + 5), 1)).toEqual([]);
    expect(opened.ask('203.0.113.9', 1)).toEqual([0]);
  });

  it('refuses nobody for what the own work of the process delays, nor for what it has delayed', () => {
    const opened = open();
    opened.ownWork.isRunning = true;
    fallBehind(opened);
    opened.endLook();
    expect(opened.ask('a', 100)).toHaveLength(100);
    Object.assign(opened.ownWork, { isRunning: false, ended: 1 });
    expect(opened.ask('a', 40)).toHaveLength(40);
    expect(opened.state.resets).toBe(1);
    // From then on as ever.
    fallBehind(opened);
    opened.endLook();
    expect(opened.ask('a', 12)).toHaveLength(5);
  });

  it('lets everybody in again when own work begins during an overload', () => {
    const opened = open();
    fallBehind(opened);
    opened.endLook();
    expect(opened.ask('a', 12)).toHaveLength(5);
    opened.ownWork.isRunning = true;
    expect(opened.ask('a', 12)).toHaveLength(12);
  });

  it('does not count what own work has delayed while nobody asked', () => {
    const opened = open();
    Object.assign(opened.state, { leastMs: 3_000, now: 5_000 });
    opened.ownWork.ended = 1;
    expect(opened.ask('a', 40)).toHaveLength(40);
    expect(opened.state.resets).toBe(1);
  });

  it('is no overload after one long task, however long it took', () => {
    const opened = open();
    Object.assign(opened.state, { leastMs: 3_000, samples: 1, now: 3_000 });
    expect(opened.ask('a', 20)).toHaveLength(20);
    // The samples after it are short, and judged together with it.
    Object.assign(opened.state, { leastMs: 0, samples: 4 });
    expect(opened.ask('a', 20)).toHaveLength(20);
    expect(opened.state.resets).toBe(1);
  });

  it('ends with the first interval in which a request was seen in time', () => {
    const opened = open();
    fallBehind(opened);
    opened.endLook();
    expect(opened.ask('a', 12)).toHaveLength(5);
    opened.state.leastMs = 99;
    opened.state.now += 500;
    expect(opened.ask('a', 40)).toHaveLength(40);
  });

  it('never refuses the first of a look, nor anybody while the last judged delay was below the target', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 300 }),
      leastMs: fc.constantFrom(0, 99, 100, 101, 5_000),
      samples: fc.integer({ min: 0, max: 6 }),
      endsLook: fc.boolean(),
      visitor: fc.constantFrom('a', 'b', 'c'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const opened = open({ newClients: ['c'] });
        // A model taken literally from the rule.
        let [judgedAt, behind] = [0, false];
        let lookFrom: number | null = null;
        for (const { after, leastMs, samples, endsLook, visitor } of steps) {
          Object.assign(opened.state, { leastMs, samples, now: opened.state.now + after });
          if (endsLook) {
            opened.endLook();
            lookFrom = null;
          }
          const { now } = opened.state;
          if (now - judgedAt >= 500 && samples >= 3) [behind, judgedAt] = [leastMs > 100, now];
          const admitted = opened.shedder.admits(visitor);
          if (behind) lookFrom ??= now;
          const spent = behind && lookFrom !== null ? now - lookFrom : 0;
          if (spent < 50) expect(admitted).toBe(true);
          if (spent >= 100 || (spent >= 50 && visitor === 'c')) expect(admitted).toBe(false);
        }
      }),
    );
  });

  it('refuses nothing if the delay is not measured, however late the thread is', () => {
    let now = 0;
    const knownClients = { isNewClient: () => true, recordRefusal: () => undefined };
    const shedder = new LoadShedder({
      knownClients,
      now: () => now,
      delay: NO_DELAY,
      afterLook: (done) => done(),
    });
    for (let times = 0; times < 20; times += 1) {
      now += 400;
      expect(shedder.admits('a')).toBe(true);
    }
    expect(shedder.refused).toBe(0);
  });
});
