import { describe, expect, it } from 'vitest';
import { writeCardSvg } from './card-svg.mjs';
import { inventCard } from './invented-card.mjs';
import { oklch } from './oklch.mjs';

describe('a picture of a card for development', () => {
  const facts = {
    name: 'Fire & Ice // Back',
    primaryType: 'Creature',
    typeLine: 'Creature — Dragon',
    colors: ['R', 'U'],
    text: 'Flying\n{T}: It deals two damage to any target and you draw a card.',
    corner: '4/4',
    manaCost: '{2}{U/R}{R}',
  } as const;

  it('has the words of the card, and colors that any renderer knows', () => {
    const svg = writeCardSvg(facts, 'card');
    expect(svg).toContain('>Fire &amp; Ice</text>');
    expect(svg).toContain('>Creature — Dragon</text>');
    expect(svg).toContain('>Flying</text>');
    expect(svg).toMatch(/>T\u2009<\/tspan>: It deals/);
    expect(svg).toContain('>4/4</text>');
    expect(svg).toContain('>U/R</text>');
    expect(svg).not.toMatch(/var\(|undefined|NaN|oklch/);
    expect(svg).toMatch(/viewBox="0 0 488 680"/);
    expect(writeCardSvg(facts, 'art')).toMatch(/viewBox="35 79 418 306"/);
  });

  it('is invented for an id of which nothing is known, the same each time', () => {
    expect(inventCard('a')).toEqual(inventCard('a'));
    const names = new Set(Array.from({ length: 50 }, (_, index) => inventCard(`${index}`).name));
    expect(names.size).toBeGreaterThan(30);
  });
});

describe('a color of OKLCH', () => {
  it.each([
    [0, 0, 0, '#000000'],
    [1, 0, 0, '#ffffff'],
    [0.628, 0.2577, 29.23, '#ff0000'],
    [0.452, 0.3132, 264.05, '#0000ff'],
  ])('%d %d %d is %s', (lightness, chroma, hue, hex) => {
    const channels = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    const expected = channels(hex);
    for (const [index, value] of channels(oklch(lightness, chroma, hue)).entries())
      expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThanOrEqual(3);
  });
});
