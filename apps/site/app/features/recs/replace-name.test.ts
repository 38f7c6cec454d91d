import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printReplacements, readReplacements, replaceNames } from './replace-name.ts';

const ring = { from: 'Sol Rinng', to: 'Sol Ring' };

describe('replacing names in a list', () => {
  it('keeps quantity, set and the other lines', () => {
    expect(replaceNames('1 Sol Rinng (CMR) 472\n2x sol rinng\n1 Opt', [ring])).toBe(
      '1 Sol Ring (CMR) 472\n2x Sol Ring\n1 Opt',
    );
  });

  it('does not change a longer name with the same beginning', () => {
    expect(replaceNames('1 Sol Rinnger', [ring])).toBe('1 Sol Rinnger');
    const longer = { from: 'Sol Rinng of Old', to: 'Old Ring' };
    expect(replaceNames('1 Sol Rinng of Old\n1 Sol Rinng\n1 Sol Rinng of', [ring, longer])).toBe(
      '1 Old Ring\n1 Sol Ring\n1 Sol Ring of',
    );
  });

  it('accepts either apostrophe and treats special characters literally', () => {
    const voice = { from: "Praetor's Voic (x)", to: "Praetors' Voice" };
    expect(replaceNames('1 Praetor’s Voic (x)', [voice])).toBe("1 Praetors' Voice");
    const signs = { from: '"quantity": $& [1]', to: '$& $1' };
    expect(replaceNames('1 "quantity": $& [1]', [signs])).toBe('1 $& $1');
  });

  it('replaces all at once, so that no name is replaced twice', () => {
    const swap = [
      { from: 'One', to: 'Two' },
      { from: 'Two', to: 'Three' },
    ];
    expect(replaceNames('1 One\n1 Two\n1 Three', swap)).toBe('1 Two\n1 Three\n1 Three');
  });

  it('refuses a list that would be longer than 100,000 characters', () => {
    const longer = { from: 'a', to: 'b'.repeat(200) };
    // 498 names of 200 characters with a space behind each have 100,098 characters, 497 have 99,897.
    expect(replaceNames('a '.repeat(497), [longer])).toHaveLength(99_897);
    expect(replaceNames('a '.repeat(498), [longer])).toBeNull();
    expect(replaceNames('x'.repeat(100_001), [])).toBeNull();
    expect(replaceNames('x'.repeat(100_000), [])).toHaveLength(100_000);
  });

  it('is done at once with names that begin like the whole list', () => {
    const names = Array.from({ length: 100 }, (_, at) => ({ from: `${'a '.repeat(98)}${at}`, to: 'b' }));
    const deck = 'a '.repeat(50_000);
    expect(replaceNames(deck, names)).toBe(deck);
  });

  it('changes nothing but the names', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1 Sol Rinng', '2 Opt', 'sol rinnger', '', '(x)')), (lines) => {
        const expected = lines.map((line) => line.replace('Sol Rinng', 'Sol Ring'));
        expect(replaceNames(lines.join('\n'), [ring])).toBe(expected.join('\n'));
      }),
    );
  });
});

describe('the value of a button', () => {
  it('is parsed again, with one name and with many', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ from: `Name ${at}`, to: `Card ${at}` }));
    for (const each of [[ring], many]) expect(readReplacements(printReplacements(each))).toEqual(each);
  });

  it('has at most 100 pairs of at most 200 characters a side', () => {
    const many = Array.from({ length: 101 }, () => ring);
    expect(readReplacements(printReplacements(many))).toHaveLength(100);
    const quotes = Array.from({ length: 100 }, () => ({ from: '"'.repeat(200), to: 'b'.repeat(200) }));
    // 200 quotes are written with 400 letters. A pair has 607 of them, and 82 pairs with 81 commas and 2 brackets have 49,857.
    expect(readReplacements(printReplacements(quotes))).toHaveLength(82);
    const long = { from: 'a'.repeat(201), to: 'b' };
    expect(readReplacements(printReplacements([ring, long]))).toEqual([ring]);
  });

  it.each([
    '',
    'x',
    '{}',
    '[1,2]',
    '["a","b"]',
    '[["",""]]',
    '[["a"]]',
    '[["a","b","c"]]',
    '[["a",1]]',
    JSON.stringify([['a', 'b'.repeat(201)]]),
    JSON.stringify([['a'.repeat(201), 'b']]),
    JSON.stringify(Array.from({ length: 101 }, () => ['a', 'b'])),
    '['.repeat(100_000),
  ])('is nothing if it is %.30s', (text) => {
    expect(readReplacements(text)).toEqual([]);
  });
});
