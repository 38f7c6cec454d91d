import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BusyError, FairQueue } from './fair-queue.ts';
import { from, NEW, overloaded, works } from './testing/queue-jobs.ts';

describe('the queue', () => {
  it('runs two, lets one wait, refuses the fourth', async () => {
    const { begun, start, end } = works(
      new FairQueue({ atOnce: 2, waiting: 1, now: () => performance.now() }),
    );
    const [a, b, c] = [start('a'), start('b'), start('c')];
    await expect(start('d')).rejects.toMatchObject({ code: 'unavailable' });
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await expect(b).resolves.toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    await Promise.all([a, c]);
  });

  it('hands the place on after a failure, first come first served', async () => {
    const { begun, start, end } = works(
      new FairQueue({ atOnce: 1, waiting: 2, now: () => performance.now() }),
    );
    const [a, b, c] = [start('a'), start('b'), start('c')];
    end('a', new Error('broken'));
    await expect(a).rejects.toThrow('broken');
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await b;
    end('c');
    await c;
    expect(begun).toEqual(['a', 'b', 'c']);
    const last = start('d');
    end('d');
    await expect(last).resolves.toBe('d');
  });

  it('removes a canceled request from the queue and gives its place to the next', async () => {
    const { begun, start, end } = works(
      new FairQueue({ atOnce: 1, waiting: 1, now: () => performance.now() }),
    );
    const client = new AbortController();
    const a = start('a');
    const b = start('b', client.signal);
    await expect(start('c')).rejects.toBeInstanceOf(BusyError);
    client.abort();
    await expect(b).rejects.toMatchObject({ code: 'cancelled' });
    const d = start('d');
    end('a');
    await a;
    end('d');
    await d;
    expect(begun).toEqual(['a', 'd']);
  });

  it('starts nothing for a canceled request, and ignores cancellation of a running job', async () => {
    const { begun, start, end } = works(
      new FairQueue({ atOnce: 1, waiting: 1, now: () => performance.now() }),
    );
    await expect(start('a', AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    const client = new AbortController();
    const [b, c] = [start('b'), start('c', client.signal)];
    end('b');
    await b;
    client.abort();
    end('c');
    await expect(c).resolves.toBe('c');
    expect(begun).toEqual(['b', 'c']);
  });

  it('refuses the network that has asked for the most, not the last to come', async () => {
    const clock = { now: 0 };
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 2, now: () => clock.now }));
    const flood = ['a', 'b', 'c'].map((name) => start(name, ...from('198.51.100.1')));
    await expect(start('d', ...from('198.51.100.1'))).rejects.toBeInstanceOf(BusyError);
    const other = start('other', ...from('203.0.113.9'));
    await expect(flood[2]).rejects.toBeInstanceOf(BusyError);
    // The least use comes first: 'b' has waited longer, but its network has just used 100 ms.
    clock.now = 100;
    end('a');
    await flood[0];
    expect(begun).toEqual(['a', 'other']);
    end('other');
    await other;
    end('b');
    await flood[1];
  });

  it('records the time that jobs took, with a half-life of ten seconds', async () => {
    const clock = { now: 0 };
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 9, now: () => clock.now }));
    const costly = start('costly', ...from('198.51.100.1'));
    clock.now = 900;
    end('costly');
    await costly;
    const first = start('first', ...from('192.0.2.1'));
    // 900 ms against three times 50: one costly page weighs as much as many cheap ones.
    const waits = [start('more', ...from('198.51.100.1'))];
    for (const name of ['x', 'y', 'z']) waits.push(start(name, ...from('203.0.113.9')));
    for (const name of ['first', 'x', 'y', 'z', 'more']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([first, ...waits]);
    expect(begun).toEqual(['costly', 'first', 'x', 'y', 'z', 'more']);
    clock.now += 600_000;
    const again = [start('hold', ...from('192.0.2.1')), start('late', ...from('198.51.100.1'))];
    again.push(start('later', ...from('203.0.113.9')));
    for (const name of ['hold', 'late', 'later']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(again);
    expect(begun.slice(-2)).toEqual(['late', 'later']);
  });

  it('counts an IPv6 /56 as little more than one visitor', async () => {
    const { start, end } = works(new FairQueue({ atOnce: 1, waiting: 8, now: () => 0 }));
    const flood = Array.from({ length: 9 }, (_, at) => start(`${at}`, ...from(`2001:db8:1:1${at}`)));
    const other = start('other', ...from('203.0.113.9'));
    // 9 × 50 ms at a share of 4 are more than 50 ms.
    await expect(flood[8]).rejects.toBeInstanceOf(BusyError);
    for (const name of ['0', 'other', '1', '2', '3', '4', '5', '6', '7']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([other, ...flood.slice(0, 8)]);
  });

  it('lets fewer wait the longer jobs take, so that those admitted are answered in time', async () => {
    const clock = { now: 0 };
    const { start, end } = works(
      new FairQueue({ atOnce: 1, waiting: 99, withinMs: 400, now: () => clock.now }),
    );
    /** Number admitted at once, including the running one; all of them end. */
    const letIn = async (each: number): Promise<number> => {
      const all = Array.from({ length: 20 }, (_, at) => start(`${at}`));
      const settled = Promise.allSettled(all);
      for (let at = 0; at < 20; at++) {
        clock.now += each;
        end(`${at}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return (await settled).filter(({ status }) => status === 'fulfilled').length;
    };
    // Estimated at 50 ms each at first: 400 / 50 - 1 = 7 wait beside the running one.
    expect(await letIn(50)).toBe(8);
    const once = start('slow');
    clock.now += 450;
    end('slow');
    await once;
    // 50 + (450 - 50) / 8 = 100 ms each: 400 / 100 - 1 = 3.
    expect(await letIn(100)).toBe(4);
    for (let time = 0; time < 50; time++) {
      const slow = start('slow');
      clock.now += 5_000;
      end('slow');
      await slow;
    }
    // None would be answered in time; as many as run may wait anyway, and three times as many light clients.
    const running = start('running');
    const heavy = start('heavy');
    await expect(start('heavier')).rejects.toBeInstanceOf(BusyError);
    const light = ['1', '2'].map((at) => start(`light ${at}`, ...from(`203.0.113.${at}`)));
    // With 'heavy' and two light ones there are three; a fourth, light one takes the place of the one with more use.
    light.push(start('light 3', ...from('203.0.113.3')));
    await expect(heavy).rejects.toBeInstanceOf(BusyError);
    for (const name of ['running', 'light 1', 'light 2', 'light 3']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([running, ...light]);
  });

  it('refuses a request that has waited for twice the target because others came first', async () => {
    const clock = { now: 0 };
    const { begun, start, end } = works(
      new FairQueue({ atOnce: 1, waiting: 9, withinMs: 400, now: () => clock.now }),
    );
    const first = start('first', ...from('198.51.100.1'));
    const late = start('late', ...from('198.51.100.1'));
    clock.now = 801;
    const other = start('other', ...from('203.0.113.9'));
    await expect(late).rejects.toBeInstanceOf(BusyError);
    end('first');
    await first;
    end('other');
    await other;
    expect(begun).toEqual(['first', 'other']);
  });

  it('says in advance whom it would refuse, and counts that as a refusal', async () => {
    const refusals: number[] = [];
    const knownClients = {
      ...overloaded(() => 0),
      isNewClient: () => false,
      recordRefusal: () => refusals.push(1),
    };
    const queue = new FairQueue({ atOnce: 1, waiting: 1, knownClients, now: () => 0 });
    const { begun, start, end } = works(queue);
    expect(queue.refuses('198.51.100.1')).toBe(false);
    const a = start('a', ...from('203.0.113.1'));
    expect(queue.refuses('198.51.100.1')).toBe(false);
    const b = start('b', ...from('203.0.113.1'));
    // 100 ms for the waiting network: another with 50 would take its place, an equal one would not.
    expect(queue.refuses('198.51.100.1')).toBe(false);
    expect(queue.refuses('203.0.113.1')).toBe(true);
    expect(refusals).toHaveLength(1);
    end('a');
    await a;
    end('b');
    await b;
    const hold = start('hold', ...from('192.0.2.1'));
    const waits = [start('asked', ...from('203.0.113.1'))];
    await expect(start('same', ...from('203.0.113.1'))).rejects.toBeInstanceOf(BusyError);
    end('hold');
    await hold;
    end('asked');
    await Promise.all(waits);
    expect(begun).toEqual(['a', 'b', 'hold', 'asked']);
  });

  it('charges a little for refused requests', async () => {
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 2, now: () => 0 }));
    const running = start('running', ...from('203.0.113.1'));
    const others = [start('x', ...from('203.0.113.2')), start('y', ...from('203.0.113.3'))];
    for (let time = 0; time < 3; time++)
      await expect(start('again', ...from('198.51.100.1'))).rejects.toBeInstanceOf(BusyError);
    for (const name of ['running', 'x', 'y']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([running, ...others]);
    // 3 × 5 ms + 50 against 50: the one that came once is first.
    const hold = start('hold', ...from('203.0.113.1'));
    const waits = [start('hammering', ...from('198.51.100.1')), start('once', ...from('203.0.113.4'))];
    for (const name of ['hold', 'once', 'hammering']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([hold, ...waits]);
    expect(begun.slice(-3)).toEqual(['hold', 'once', 'hammering']);
  });

  it('keeps its bounds, refuses nobody while there is room, and settles everything, whatever happens', async () => {
    const step = fc.record({
      what: fc.constantFrom('ask', 'ask', 'ask', 'end', 'leave'),
      which: fc.nat(),
      visitor: fc.constantFrom('198.51.100.1', '203.0.113.9', `${NEW}1`, `${NEW}2`, '2001:db8:1:1'),
      after: fc.integer({ min: 0, max: 300 }),
    });
    const options = fc.record({
      atOnce: fc.integer({ min: 1, max: 3 }),
      waiting: fc.integer({ min: 0, max: 5 }),
      withinMs: fc.constantFrom(50, 400, Number.POSITIVE_INFINITY),
    });
    await fc.assert(
      fc.asyncProperty(options, fc.array(step, { maxLength: 60 }), async (given, steps) => {
        const clock = { now: 0 };
        const now = () => clock.now;
        const queue = new FairQueue({ ...given, knownClients: overloaded(now), now });
        const states = new Map<number, 'waiting' | 'running' | 'done' | 'refused' | 'left'>();
        const ends = new Map<number, () => void>();
        const clients = new Map<number, AbortController>();
        const all: Promise<void>[] = [];
        const newFlags: boolean[] = [];
        const of = (state: string) => [...states].filter(([, at]) => at === state).map(([id]) => id);
        const settle = () => new Promise((resolve) => setImmediate(resolve));
        const ask = (visitor: string): void => {
          const id = states.size;
          states.set(id, 'waiting');
          newFlags.push(visitor.startsWith(NEW));
          const client = new AbortController();
          clients.set(id, client);
          const work = (): Promise<void> => {
            states.set(id, 'running');
            return new Promise((resolve) => ends.set(id, resolve));
          };
          all.push(
            queue.run(visitor, work, client.signal).then(
              () => void states.set(id, 'done'),
              (error) => void states.set(id, error instanceof BusyError ? 'refused' : 'left'),
            ),
          );
        };
        for (const { what, which, visitor, after } of steps) {
          clock.now += after;
          const before = { running: of('running').length, refused: of('refused').length };
          const [running, waiting] = [of('running'), of('waiting')];
          if (what === 'ask') ask(visitor);
          else if (what === 'end') ends.get(running[which % running.length] ?? -1)?.();
          else clients.get(waiting[which % waiting.length] ?? -1)?.abort();
          await settle();
          expect(of('running').length).toBeLessThanOrEqual(given.atOnce);
          // Including the new clients' reserved places.
          const slots = Math.min(given.atOnce, given.waiting);
          expect(of('waiting').length).toBeLessThanOrEqual(given.waiting + slots);
          expect(
            newFlags.filter((isNew, id) => !isNew && states.get(id) === 'waiting').length,
          ).toBeLessThanOrEqual(given.waiting);
          if (of('waiting').length > 0) expect(of('running')).toHaveLength(given.atOnce);
          if (what === 'ask' && before.running < given.atOnce)
            expect(of('refused')).toHaveLength(before.refused);
        }
        for (let left = of('running'); left.length > 0; left = of('running')) {
          for (const id of left) ends.get(id)?.();
          await settle();
        }
        await Promise.all(all);
        expect(of('waiting')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
