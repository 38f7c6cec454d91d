import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeAdditions, landRoom } from './arrange-additions.ts';

const arrange = (groups: string, lands: { first: number; all: number }): string =>
  arrangeAdditions(
    [...groups].map((_, card) => ({ card })),
    (card) => (groups[card] === 'L' ? 'Land' : (groups[card] ?? '')),
    lands,
  )
    .map(({ card }) => groups[card])
    .join('');

it('puts no more lands among the first 20 than there is room for, and leaves out those above all room', () => {
  // Seven lands come first; two have room at once, one more after 20 cards, the other four have none.
  expect(arrange(`LLLLLLL${'abcdefghijklmnopqrstuv'}`, { first: 2, all: 3 })).toBe(
    `LL${'abcdefghijklmnopqr'}L${'stuv'}`,
  );
});

it('shows at most five of a group among the first ten', () => {
  expect(arrange('aaaaaaabcdefg', { first: 4, all: 9 })).toBe('aaaaabcdefaag');
});

it('takes what there is where a group is all there is', () => {
  expect(arrange('aaaaaaaa', { first: 4, all: 9 })).toBe('aaaaaaaa');
});

it('has room for the lands that a list lacks', () => {
  expect(landRoom(-3)).toEqual({ first: 1, all: 6 });
  expect(landRoom(2)).toEqual({ first: 2, all: 8 });
  expect(landRoom(30)).toEqual({ first: 4, all: 20 });
  expect(landRoom(null)).toEqual({ first: 4, all: 10 });
});

it('loses no card but lands, and repeats none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'L'), { maxLength: 60 }),
      fc.nat(5),
      fc.nat(9),
      (groups, first, more) => {
        const lands = { first, all: first + more };
        const arranged = arrange(groups.join(''), lands);
        const count = (text: string, of: string): number => text.split(of).length - 1;
        for (const group of ['a', 'b', 'c'])
          expect(count(arranged, group)).toBe(count(groups.join(''), group));
        expect(count(arranged, 'L')).toBeLessThanOrEqual(Math.min(lands.all, count(groups.join(''), 'L')));
      },
    ),
  );
});
