import { describe, expect, it } from 'vitest';
import { cycleViews, isPictured } from './cycle-view.ts';

type Input = Parameters<typeof cycleViews>[0];

const cycle = (tag: string, average: number | null, rates: number[]) => ({
  tag,
  name: tag,
  note: '',
  average,
  lands: rates.map((rate, index) => ({
    name: `${tag} ${index} // back`,
    url: `/cards/${tag}-${index}`,
    rate,
  })),
});

const view = (cycles: ReturnType<typeof cycle>[]) => {
  const lists = cycles.map(({ tag, lands }) => ({
    kind: tag,
    title: tag,
    cards: lands.map(({ url }) => ({ url, face: { type: 'Land' }, prices: {} })),
  }));
  return cycleViews({ cycles, lists } as unknown as Input);
};

describe('the cycles of the page', () => {
  it('are in the order of their shares; that of a kind is the share of its first land', () => {
    const views = view([
      cycle('duals', 0.9, [0.95]),
      cycle('shocks', 0.5, [0.6]),
      cycle('utility', 0.05, [0.86, 0.01]),
    ]);
    expect(views.map(({ tag, share, isAverage }) => [tag, share, isAverage])).toEqual([
      ['duals', 0.9, true],
      ['utility', 0.86, false],
      ['shocks', 0.5, true],
    ]);
  });

  it('come last without decks, in their own order', () => {
    const views = view([cycle('a', null, [0]), cycle('utility', null, [0]), cycle('b', 0.1, [0.1])]);
    expect(views.map(({ tag, share }) => [tag, share])).toEqual([
      ['b', 0.1],
      ['a', null],
      ['utility', null],
    ]);
  });

  it('have pictures of ten lands each, and the last of many cycles have none', () => {
    const views = view(
      Array.from({ length: 30 }, (_, index) => cycle(`c${index}`, 1 - index / 100, Array(12).fill(0.5))),
    );
    expect(views[0]?.lands.map(({ picture }) => picture !== null)).toEqual([
      ...Array(10).fill(true),
      false,
      false,
    ]);
    expect(views.filter(isPictured)).toHaveLength(16);
    expect(views[0]?.lands[0]?.name).toBe('c0 0');
  });
});
