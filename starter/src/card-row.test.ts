import { AppError } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { parseCardTable } from './card-row.ts';
import { basicTypeColors, costColors, parseManaValue } from './mana.ts';

describe('parseCardTable', () => {
  it('splits a line of two faces', () => {
    const [row] = parseCardTable(
      'A Giant // A Stomp|{2}{R} // {1}{R}|Creature — Giant // Instant — Adventure|4/3 // |rare|eld|0.90|adventure;removal;gc|Stomps.',
    );
    expect(row).toEqual({
      name: 'A Giant // A Stomp',
      faces: [
        { name: 'A Giant', manaCost: '{2}{R}', typeLine: 'Creature — Giant', size: '4/3' },
        { name: 'A Stomp', manaCost: '{1}{R}', typeLine: 'Instant — Adventure', size: '' },
      ],
      layout: 'adventure',
      rarity: 'rare',
      set: 'eld',
      priceCents: 90,
      marks: ['removal', 'gc'],
      summary: 'Stomps.',
    });
  });

  it.each([
    ['too few columns', 'A Card|{1}|Artifact||common|lea|0.10|ramp'],
    ['too many columns', 'A Card|{1}|Artifact||common|lea|0.10|ramp|One.|Two.'],
    ['no price', 'A Card|{1}|Artifact||common|lea||ramp|One.'],
    ['no summary', 'A Card|{1}|Artifact||common|lea|0.10|ramp|'],
  ])('refuses a line with %s', (_, line) => {
    expect(() => parseCardTable(line)).toThrow(AppError);
  });
});

describe('getManaValue', () => {
  it.each([
    ['', 0],
    ['{0}', 0],
    ['{10}', 10],
    ['{X}{X}', 0],
    ['{X}{G}{G}', 2],
    ['{4}{B/P}{B/P}{B/P}', 7],
    ['{2/W}{C}', 3],
  ])('of %j is %d', (cost, value) => {
    expect(parseManaValue(cost)).toBe(value);
  });
});

describe('colors', () => {
  it('of a cost are those of its symbols, hybrid and Phyrexian ones included', () => {
    expect(costColors('{2}{W}{U/B}{R/P}')).toBe(1 | 2 | 4 | 8);
    expect(costColors('{8}{C}{C}')).toBe(0);
  });

  it('of a land are those of its basic types', () => {
    expect(basicTypeColors(['Forest', 'Plains'])).toBe(16 | 1);
    expect(basicTypeColors(['Desert'])).toBe(0);
  });
});
