import { describe, expect, it } from 'vitest';
import { refuseTooLong } from './refuse-too-long.ts';
import { isTooLong } from './too-long.ts';

function toForm(...fields: [string, string][]): FormData {
  const input = new FormData();
  for (const [name, value] of fields) input.append(name, value);
  return input;
}

describe('isTooLong', () => {
  it.each([
    ['a list of 100,000 characters', [['deck', 'a'.repeat(100_000)]], false],
    ['one more', [['deck', 'a'.repeat(100_001)]], true],
    ['5,000 lines', [['deck', '\n'.repeat(4999)]], false],
    ['one more', [['deck', '\n'.repeat(5000)]], true],
    ['as many parted by semicolons', [['other', ';'.repeat(5000)]], true],
    ['another list', [['other', 'a'.repeat(100_001)]], true],
    ['a clipboard', [['clipboard', 'a'.repeat(100_001)]], true],
    [
      'a second value of a field',
      [
        ['deck', ''],
        ['deck', 'a'.repeat(100_001)],
      ],
      true,
    ],
    ['a name of 400 letters', [['commander', 'a'.repeat(400)]], false],
    ['a longer name', [['commander', 'a'.repeat(401)]], true],
    ['a longer name of a partner', [['partner', 'a'.repeat(401)]], true],
    ['a longer name to keep', [['keep', 'a'.repeat(401)]], true],
    ['a long amount', [['maxPrice', '1'.repeat(401)]], true],
    ['replacements of 100 names', [['replace', 'a'.repeat(50_000)]], false],
    ['longer replacements', [['replace', 'a'.repeat(50_001)]], true],
    ['a long value of a field that nothing reads', [['x', 'a'.repeat(401)]], true],
    ['300 names to keep', Array.from({ length: 300 }, () => ['keep', 'Opt']), false],
    ['one more', Array.from({ length: 301 }, () => ['keep', 'Opt']), true],
    ['1,001 fields', Array.from({ length: 1001 }, (_, at) => [`x${at}`, '']), true],
  ] as [string, [string, string][], boolean][])('judges %s', (_, fields, expected) => {
    expect(isTooLong(toForm(...fields))).toBe(expected);
  });
});

describe('refuseTooLong', () => {
  it('says what is too long, and keeps the rest of the form', () => {
    const { form, error } = refuseTooLong(
      toForm(
        ['deck', 'a'.repeat(100_001)],
        ['commander', 'Cyr the Lone'],
        ['maxPrice', '5'],
        ['owned', 'on'],
      ),
    );
    expect(error).toContain('list is too long');
    expect(form).toMatchObject({ deck: '', commanders: ['Cyr the Lone'], maxPrice: '5', owned: true });
  });

  it('keeps the list where another field is too long', () => {
    const { form, error } = refuseTooLong(toForm(['deck', '1 Opt'], ['keep', 'a'.repeat(401)]));
    expect(error).toContain('more than a deck needs');
    expect(form).toMatchObject({ deck: '1 Opt', keep: [] });
  });
});
