import { describe, expect, it } from 'vitest';
import { fewText, planFigures, planLimitTexts, themeText } from './plan-text.ts';
import { formatPriceDifference } from './price-difference.ts';

const FORM = { bracket: '', maxPrice: '', maxTotal: '', anyBracket: false, anyPrice: false, owned: false };
const PLAN = { bracket: 2, maxPrice: 12 } as const;
const shown = (form: Partial<typeof FORM>, plan: Parameters<typeof planLimitTexts>[0] = PLAN) =>
  planLimitTexts(plan, { ...FORM, ...form }).map(({ words, name, value, button }) => [
    words,
    `${name} ${value}`,
    button,
  ]);

const BRACKET = ['Nothing above bracket 2', 'lift bracket', 'Allow any'];
const PRICE = ['Nothing above $12', 'lift price', 'Allow any'];

describe('the limits of a plan', () => {
  it('are named with a button that lifts them, and lifted with one that restores them', () => {
    expect(shown({})).toEqual([BRACKET, PRICE]);
    expect(shown({ anyBracket: true })).toEqual([
      ['Any bracket', 'restore bracket', 'Nothing above bracket 2'],
      PRICE,
    ]);
    expect(shown({ anyPrice: true })).toEqual([BRACKET, ['Any price', 'restore price', 'Nothing above $12']]);
  });

  it('are not named where the player sets others, where cards are owned, or where they exclude nothing', () => {
    expect(shown({ bracket: '3' })).toEqual([PRICE]);
    expect(shown({ maxPrice: '2' })).toEqual([BRACKET]);
    expect(shown({ maxTotal: '0' })).toEqual([BRACKET]);
    expect(shown({ owned: true })).toEqual([BRACKET]);
    expect(shown({}, { bracket: 4, maxPrice: null })).toEqual([]);
  });

  it('are proposed for a short list, which says nothing of its own, and taken back at a press', () => {
    const short = { bracket: null, maxPrice: null };
    const [anyBracket, anyPrice] = [
      ['Any bracket', 'limitTo bracket=3', 'Nothing above bracket 3'],
      ['Any price', 'limitTo maxPrice=20', 'Nothing above $20'],
    ];
    expect(shown({}, short)).toEqual([anyBracket, anyPrice]);
    expect(shown({ bracket: '3' }, short)).toEqual([
      ['Nothing above bracket 3', 'limitTo bracket=', 'Allow any'],
      anyPrice,
    ]);
    expect(shown({ maxPrice: '20' }, short)).toEqual([
      anyBracket,
      ['Nothing above $20', 'limitTo maxPrice=', 'Allow any'],
    ]);
    // A limit of the player's own is shown in the form instead.
    expect(shown({ bracket: '2', maxTotal: '50' }, short)).toEqual([]);
    expect(shown({ bracket: '2', owned: true }, short)).toEqual([]);
    expect(shown({ bracket: '2', owned: true, maxPrice: '20' }, short)).toEqual([]);
  });
});

describe('a plan in words', () => {
  it('states lands and bracket, few roles, and who chose a theme', () => {
    expect(planFigures({ bracket: 2 }, 38)).toBe('38 lands · bracket 2 (Core)');
    expect(planFigures({ bracket: 5 }, 1)).toBe('1 land · bracket 5 (cEDH)');
    expect(planFigures({ bracket: null }, 3)).toBe('3 lands');
    expect(planFigures({ bracket: 5 }, 27, { stated: '5', byList: 4 })).toBe(
      '27 lands · bracket 5 (cEDH) as stated, 4 by the list',
    );
    expect(planFigures({ bracket: 4 }, 27, { stated: '4', byList: 4 })).toBe(
      '27 lands · bracket 4 (Optimized), as stated',
    );
    expect(
      fewText([
        { role: 'draw', label: 'Card draw', count: 4, fewest: 8 },
        { role: 'ramp', label: 'Ramp', count: 5, fewest: 8 },
      ]),
    ).toBe('card draw 4 of 8, ramp 5 of 8');
    expect(fewText([])).toBe('');
    expect(themeText({ source: 'player', cards: 1 })).toBe('1 card, your choice');
    expect(themeText({ source: 'commander', cards: 20 })).toBe('20 cards, fits your commander');
    expect(themeText({ source: 'commander', cards: 0 })).toBe('fits your commander');
    expect(themeText({ source: 'list', cards: 9 })).toBe('9 cards');
  });
});

describe('formatPriceDifference', () => {
  it('has a sign unless nothing is left at two decimals', () => {
    expect(formatPriceDifference(2.1)).toBe('+$2.10');
    expect(formatPriceDifference(-4)).toBe('−$4.00');
    expect(formatPriceDifference(0)).toBe('the same');
    expect(formatPriceDifference(-0.004)).toBe('the same');
    // 0.3 − 0.1 is 0.19999999999999998.
    expect(formatPriceDifference(0.3 - 0.1)).toBe('+$0.20');
  });
});
