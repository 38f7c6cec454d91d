import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCard } from '../test-card.ts';
import { buildExportList, wayTo } from './export-list.ts';

const id = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const ada = testCard('Ada, of Two Faces // Ada Turned', { layout: 'transform', image: id(1) });
const fire = testCard('Fire // Ice', { layout: 'split', image: id(2) });
const plains = testCard('Plains', { image: id(3) });

afterEach(() => vi.restoreAllMocks());

describe('the exported list', () => {
  it('has one of each card and the commanders, by name', () => {
    expect(buildExportList([plains, fire], [ada])).toEqual({
      lines: ['1 Ada, of Two Faces', '1 Fire // Ice', '1 Plains'],
      names: ['Ada, of Two Faces', 'Fire // Ice', 'Plains'],
      printed: [
        { count: 1, printing: id(1), commander: true },
        { count: 1, printing: id(3), commander: false },
        { count: 1, printing: id(2), commander: false },
      ],
    });
  });

  it('has no printings if one is unknown', () => {
    for (const image of [null, 'plains', `${id(3)}x`])
      expect(buildExportList([testCard('Plains', { image })], [ada]).printed).toEqual([]);
  });
});

describe('wayTo', () => {
  it('leads to Archidekt’s sandbox if all printings are known, otherwise to its import', () => {
    expect(wayTo('archidekt', buildExportList([plains], [ada]), {})).toMatch(
      /^https:\/\/archidekt\.com\/sandbox\?deck=/,
    );
    expect(wayTo('archidekt', buildExportList([testCard('Plains')], [ada]), {})).toBe(
      'https://archidekt.com/cardImport?c=1%20Ada%2C%20of%20Two%20Faces%0A1%20Plains',
    );
  });

  it('is null if the link would be longer than 8,000 characters', () => {
    // https://www.moxfield.com/import?c= has 34 characters; the space of "1 " and each line break take three when
    // encoded.
    const cards = (length: number) => buildExportList([testCard('x'.repeat(length))], []);
    expect(wayTo('moxfield', cards(8000 - 34 - 4), {})).toHaveLength(8000);
    expect(wayTo('moxfield', cards(8000 - 34 - 3), {})).toBeNull();
  });

  it('is # with a warning in the log if the partner is unknown or nothing is listed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(wayTo('nowhere', buildExportList([plains], []), {})).toBe('#');
    expect(wayTo('tcgl', buildExportList([], []), { tcgl: { address: 'https://x.example/?c=' } })).toBe('#');
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'Unknown affiliate partner: nowhere',
      'Nothing to export to tcgl: the list has no names',
    ]);
  });
});
