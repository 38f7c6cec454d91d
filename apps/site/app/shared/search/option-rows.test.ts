import type { SearchOption } from '@deckwright/contract/schemas';
import { expect, it } from 'vitest';
import { optionRows } from './option-rows.ts';

const option = (kind: SearchOption['kind'], label: string): SearchOption => ({
  kind,
  label,
  url: `/${kind}/${label}`,
  image: null,
  icon: null,
});

it('puts a commander and its card in one row, each with its position in the list', () => {
  const rows = optionRows([
    option('commander', 'Ada'),
    option('card', 'Ada'),
    option('commander', 'Ada // Bo'),
    option('card', 'Bo'),
    option('tag', 'Elves'),
    option('card', 'Elves'),
  ]);
  expect(rows.map((row) => row.map((one) => one && [one.option.kind, one.option.label, one.index]))).toEqual([
    [
      ['commander', 'Ada', 0],
      ['card', 'Ada', 1],
    ],
    [['commander', 'Ada // Bo', 2]],
    [['card', 'Bo', 3]],
    [['tag', 'Elves', 4]],
    [['card', 'Elves', 5]],
  ]);
  expect(optionRows([])).toEqual([]);
});
