import { describe, expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

/** Works that end when told, with the order in which they began. */
function works(turnstile: Turnstile) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string): Promise<string> =>
    turnstile.run(() => {
      begun.push(name);
      return new Promise((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('the turnstile', () => {
  it('runs two, lets one wait, turns the fourth away', async () => {
    const { begun, start, end } = works(new Turnstile({ atOnce: 2, waiting: 1 }));
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
    const { begun, start, end } = works(new Turnstile({ atOnce: 1, waiting: 2 }));
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
});
