import { describe, expect, it } from 'vitest';
import { BusyError, FairQueue } from './fair-queue.ts';

/** Works that end when told, with the order in which they began. */
function works(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, client?: AbortSignal, visitor = ''): Promise<string> =>
    queue.run(
      visitor,
      () => {
        begun.push(name);
        return new Promise((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        );
      },
      client,
    );
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('the queue', () => {
  it('runs two, lets one wait, turns the fourth away', async () => {
    const { begun, start, end } = works(new FairQueue({ atOnce: 2, waiting: 1 }));
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
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 2 }));
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

  it('lets go who leaves the queue, and gives the place to the next', async () => {
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 1 }));
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

  it('begins nothing for who has gone, and cares for nobody who goes in their turn', async () => {
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 1 }));
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

  const from = (visitor: string) => [undefined, visitor] as const;

  it('turns away whoever has asked for most, not who comes last', async () => {
    const clock = { now: 0 };
    const { begun, start, end } = works(new FairQueue({ atOnce: 1, waiting: 2, now: () => clock.now }));
    const flood = ['a', 'b', 'c'].map((name) => start(name, ...from('198.51.100.1')));
    await expect(start('d', ...from('198.51.100.1'))).rejects.toBeInstanceOf(BusyError);
    const other = start('other', ...from('203.0.113.9'));
    await expect(flood[2]).rejects.toBeInstanceOf(BusyError);
    // Whoever has had least comes first: 'b' waits since before, but its network has just had 100 ms.
    clock.now = 100;
    end('a');
    await flood[0];
    expect(begun).toEqual(['a', 'other']);
    end('other');
    await other;
    end('b');
    await flood[1];
  });

  it('counts the time that works took, and forgets half of it in ten seconds', async () => {
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

  it('takes a /56 of IPv6 for little more than one visitor', async () => {
    const { start, end } = works(new FairQueue({ atOnce: 1, waiting: 8, now: () => 0 }));
    const flood = Array.from({ length: 9 }, (_, at) => start(`${at}`, ...from(`2001:db8:1:1${at}`)));
    const other = start('other', ...from('203.0.113.9'));
    // 9 of 50 ms by a share of 4 are more than one of 50.
    await expect(flood[8]).rejects.toBeInstanceOf(BusyError);
    for (const name of ['0', 'other', '1', '2', '3', '4', '5', '6', '7']) {
      end(name);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([other, ...flood.slice(0, 8)]);
  });
});
