import { describe, expect, it } from 'vitest';
import { listsInRail } from './rail-height.ts';

type Railed = Parameters<typeof listsInRail>[0];

const combo = (value: string, ...results: string[]) => ({ value, results }) as Railed['combos'][number];
const themes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `t${index}`, name: `T${index}`, numDecks: 1 }));

function alongside(page: Partial<Railed>): number {
  return listsInRail({
    combos: [],
    themes: [],
    deck: [],
    proposal: null,
    totalDecks: page.proposal ? 0 : 20,
    ...page,
  } as Railed);
}

describe('the lists beside the rail', () => {
  it('are at least two', () => {
    expect(alongside({})).toBe(2);
  });

  it('are as many as the rail is tall', () => {
    // Three lines of name and one of results: 3 × 21 + 18 + 10 = 91; five of them, head and link: 455 + 73 + 33 = 561.
    const combos = Array.from({ length: 5 }, () => combo('n'.repeat(41), 'r'.repeat(26)));
    // With the average deck 561 + 16 + 278 = 855, of which 795 must fit: two lists reach 744, three 1140.
    expect(alongside({ combos, deck: ['1 Sol Ring'] })).toBe(3);
    // Eight themes make it 855 + 16 + 73 + 296 = 1240, of which 1180 must fit: four lists.
    expect(alongside({ combos, deck: ['1 Sol Ring'], themes: themes(8) })).toBe(4);
  });

  it('count only what the rail shows', () => {
    // 73 + 12 × 37 = 517 with any number of themes.
    expect(alongside({ themes: themes(60) })).toBe(2);
  });
});
