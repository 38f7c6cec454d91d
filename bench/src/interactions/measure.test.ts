import { describe, expect, it } from 'vitest';
import { listActs } from './acts.ts';
import { measureActs } from './measure.ts';

const STOPS = { commander: '/commanders/a', card: '/cards/b', deck: '1 Sol Ring' };

describe('measureActs', () => {
  it('names the act that fails, and does the others', async () => {
    let opened = 0;
    const browser = {
      newPage: () => {
        opened += 1;
        throw new Error(`no page ${opened}`);
      },
    };
    const acts = ['first', 'second'].map((name) => ({ name, path: '/', run: async () => undefined }));
    const measured = await measureActs({ visited: '', browser } as never, acts);
    expect(measured.map(({ name, failure }) => [name, failure])).toEqual([
      ['first', 'no page 1'],
      ['second', 'no page 2'],
    ]);
  });
});

describe('listActs', () => {
  it('has every act once', () => {
    const names = listActs(STOPS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(20);
  });
});
