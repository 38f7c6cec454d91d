import { describe, expect, it } from 'vitest';
import { MANA_GLYPHS } from './mana-glyphs.ts';
import { drawPip } from './mana-pip.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'];

describe('drawPip', () => {
  it('draws each color on its own disc, with its own glyph', () => {
    for (const color of COLORS)
      expect(drawPip(color)).toEqual({ a: MANA_GLYPHS[color], one: color.toLowerCase() });
    const glyphs = Object.values(MANA_GLYPHS);
    expect(new Set(glyphs).size).toBe(glyphs.length);
    expect(glyphs.every((glyph) => glyph.length > 0)).toBe(true);
  });

  it('draws every number up to 20 and X, snow and colorless on grey', () => {
    const keys = [...Array.from({ length: 21 }, (_, number) => `${number}`), 'X', 'S', 'C'];
    for (const key of keys)
      expect(drawPip(key), key).toEqual({ a: /^[\dX]$/.test(key) ? key : MANA_GLYPHS[key], one: 'c' });
  });

  it('draws the ten hybrids in either order', () => {
    for (const first of COLORS)
      for (const second of COLORS.filter((color) => color !== first))
        expect(drawPip(`${first}/${second}`)).toEqual({
          a: MANA_GLYPHS[first],
          b: MANA_GLYPHS[second],
          one: first.toLowerCase(),
          two: second.toLowerCase(),
        });
  });

  it('draws two or a color as half grey', () => {
    for (const color of COLORS)
      expect(drawPip(`2/${color}`)).toEqual({
        a: '2',
        b: MANA_GLYPHS[color],
        one: 'c',
        two: color.toLowerCase(),
      });
  });

  it('draws Phyrexian symbols as the Phyrexian glyph on their colors', () => {
    for (const first of COLORS) {
      expect(drawPip(`${first}/P`)).toEqual({ a: MANA_GLYPHS.P, one: first.toLowerCase() });
      for (const second of COLORS.filter((color) => color !== first))
        expect(drawPip(`${first}/${second}/P`)).toEqual({
          a: MANA_GLYPHS.P,
          b: MANA_GLYPHS.P,
          one: first.toLowerCase(),
          two: second.toLowerCase(),
        });
    }
  });

  it('prints the text of a symbol that the font lacks', () => {
    expect(drawPip('∞')).toEqual({ a: '', one: 'c', text: '∞' });
    expect(drawPip('W/CHAOS')).toEqual({ a: '', one: 'c', text: 'W/CHAOS' });
  });
});
