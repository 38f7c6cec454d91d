import { describe, expect, it } from 'vitest';
import { numberProblems } from './number-problems.ts';

describe('numberProblems', () => {
  it.each([
    ['<p>1 decks</p>', ['1 decks']],
    ['<p><b>1</b> sample decks and 1 card</p>', ['1 sample decks']],
    ['<p>of 1<!-- --> eligible decks</p>', ['1 eligible decks']],
    ['<meta name="description" content="6258 combos by decks">', ['6258 combos']],
    [
      '<p>in 2,826 decks, 89% of <b>3.2K</b> eligible decks</p>',
      ['in 2,826 decks, 89% of 3.2K eligible decks'],
    ],
    ['<script>"1 decks"</script><style>1 decks</style>', []],
    ['<p>21 decks, 0.1 decks, #1 cards, +1/+1 cards, 1–3 lands, top 1 of 9, $1,000</p>', []],
    ['<p>6.5K decks</p><p>of 6,494 decks</p>', []],
    ['<p>3.2K decks. All 6,494 decks are competitive.</p>', []],
    ['<p>Warhammer 40,000 Commander 40K · 286 cards</p><p>2021 Promos</p>', []],
  ])('%s', (html, problems) => {
    expect(numberProblems(html)).toEqual(problems);
  });
});
