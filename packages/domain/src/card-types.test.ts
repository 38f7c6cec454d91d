import { describe, expect, it } from 'vitest';
import { CARD_TYPES, parseTypeLine, primaryType } from './card-types.ts';

describe('parsing a type line', () => {
  it('separates supertypes, types and subtypes at any dash', () => {
    const expected = {
      supertypes: ['Legendary'],
      types: ['Artifact', 'Creature'],
      subtypes: ['Human', 'Wizard'],
    };
    for (const dash of ['—', '–', '-', '--'])
      expect(parseTypeLine(`Legendary Artifact Creature ${dash} Human Wizard`)).toEqual(expected);
  });

  it('keeps hyphens inside words and Time Lord as one subtype', () => {
    expect(parseTypeLine('Land — Power-Plant').subtypes).toEqual(['Power-Plant']);
    expect(parseTypeLine('Legendary Creature — Time Lord Doctor').subtypes).toEqual(['Time Lord', 'Doctor']);
  });

  it('reads lines without subtypes, and empty ones', () => {
    expect(parseTypeLine('Basic Snow Land')).toEqual({
      supertypes: ['Basic', 'Snow'],
      types: ['Land'],
      subtypes: [],
    });
    expect(parseTypeLine('')).toEqual({ supertypes: [], types: [], subtypes: [] });
  });
});

describe('the type a card is counted under', () => {
  it.each([
    ['Artifact Creature — Golem', 'Creature'],
    ['Land Creature — Forest Dryad', 'Land'],
    ['Artifact Land', 'Land'],
    ['Enchantment Artifact', 'Artifact'],
    ['Legendary Enchantment Creature — God', 'Creature'],
    ['Instant // Sorcery', 'Instant'],
    ['Creature — Human // Land', 'Creature'],
    ['Battle — Siege', 'Battle'],
    ['Legendary Planeswalker — Someone', 'Planeswalker'],
    ['Plane — Somewhere', null],
    ['Conspiracy', null],
    ['', null],
  ])('of %j is %j', (line, type) => {
    expect(primaryType(line)).toBe(type);
  });

  it('gives each of the eight types for a card of that type alone', () => {
    for (const type of CARD_TYPES) expect(primaryType(type)).toBe(type);
  });
});
