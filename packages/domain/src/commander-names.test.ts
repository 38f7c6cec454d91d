import { describe, expect, it } from 'vitest';
import { findCommanderNames, pairReadings } from './commander-names.ts';
import { buildNameFinder } from './name-finder.ts';
import { readLeadFacts } from './pairing.ts';
import { cardSlug } from './slug.ts';

const commander = (name: string, text = '', typeLine = 'Legendary Creature — Human') => ({
  slug: cardSlug(name, 'normal'),
  name,
  aliases: [],
  lead: readLeadFacts({ typeLine, text, power: '1', toughness: '1' }),
});

const CARDS = [
  commander('Thrasios, Triton Hero', 'Partner'),
  commander('Tymna the Weaver', 'Partner'),
  commander('Wilson, Refined Grizzly', 'Choose a Background'),
  commander('Raised by Giants', '', 'Legendary Enchantment — Background'),
  commander('Minsc & Boo, Timeless Heroes'),
  commander('Krenko, Mob Boss'),
  commander('Front Lord // Back Lord'),
];
const finder = buildNameFinder(CARDS, [{ name: 'Surgeon Commander', kind: 'not-legal' }]);
const named = (text: string) =>
  findCommanderNames(finder, CARDS, text, { quantity: true })?.map((at) => CARDS[at]?.name) ?? null;

const PAIR = ['Thrasios, Triton Hero', 'Tymna the Weaver'];

describe('the names of a commander', () => {
  it.each([
    'Thrasios, Triton Hero // Tymna the Weaver',
    'Thrasios, Triton Hero / Tymna the Weaver',
    'Thrasios, Triton Hero/Tymna the Weaver',
    'Thrasios, Triton Hero & Tymna the Weaver',
    'Thrasios, Triton Hero + Tymna the Weaver',
    'Thrasios, Triton Hero and Tymna the Weaver',
    'Thrasios, Triton Hero, Tymna the Weaver',
    '1 Thrasios, Triton Hero (C16) 46 & 1 Tymna the Weaver (C16) 48',
  ])('are the pair in %s', (text) => {
    expect(named(text)).toEqual(PAIR);
  });

  it('are a pair of a Background too, and keep the order of the text', () => {
    expect(named('Wilson, Refined Grizzly // Raised by Giants')).toEqual([
      'Wilson, Refined Grizzly',
      'Raised by Giants',
    ]);
    expect(named('Tymna the Weaver & Thrasios, Triton Hero')).toEqual(PAIR.toReversed());
  });

  it.each([
    ['Minsc & Boo, Timeless Heroes', 'Minsc & Boo, Timeless Heroes'],
    ['Krenko, Mob Boss', 'Krenko, Mob Boss'],
    ['Front Lord // Back Lord', 'Front Lord // Back Lord'],
    ['Any Title // Krenko, Mob Boss', 'Krenko, Mob Boss'],
    ['Any Title (Krenko, Mob Boss)', 'Krenko, Mob Boss'],
    // They cannot be commanders together.
    ['Krenko, Mob Boss // Tymna the Weaver', 'Krenko, Mob Boss'],
  ])('%s is one card', (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  it.each(['Nobody', 'Thrasios, Triton Hero & Nobody', 'Surgeon Commander', '', ' // '.repeat(90)])(
    'are none in "%s"',
    (text) => expect(named(text)).toBeNull(),
  );

  it.each([',', ', ', ' & ', '/', ' // ', ' and '])('are read at once, even 100 kB of "%s"', (between) => {
    const text = between.repeat(Math.ceil(100_000 / between.length));
    expect(named(text)).toBeNull();
    expect(named(`Tymna the Weaver${text}`)).toBeNull();
    expect(pairReadings(text)).toEqual([]);
  });
});
