import { describe, expect, it } from 'vitest';
import { BusyError, Semaphore } from './semaphore.ts';

/** Works that end when told, with the order in which they began. */
function works(semaphore: Semaphore) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, client?: AbortSignal): Promise<string> =>
    semaphore.run(() => {
      begun.push(name);
      return new Promise((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    }, client);
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('the semaphore', () => {
  it('runs two, lets one wait, turns the fourth away', async () => {
    const { begun, start, end } = works(new Semaphore({ atOnce: 2, waiting: 1 }));
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
    const { begun, start, end } = works(new Semaphore({ atOnce: 1, waiting: 2 }));
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
    const { begun, start, end } = works(new Semaphore({ atOnce: 1, waiting: 1 }));
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
    const { begun, start, end } = works(new Semaphore({ atOnce: 1, waiting: 1 }));
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
});
