import { describe, expect, it } from 'vitest';
import { MANA_GLYPHS } from './mana-glyphs.ts';
import { drawPip } from './mana-pip.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'];

describe('drawPip', () => {
  it('draws a color on a disc of its own', () => {
    expect(drawPip('U')).toEqual({ a: MANA_GLYPHS.U, one: 'u' });
  });

  it('draws every number up to 20 and X, snow and colorless on grey', () => {
    const keys = [...Array.from({ length: 21 }, (_, number) => `${number}`), 'X', 'S', 'C'];
    for (const key of keys) expect(drawPip(key), key).toEqual({ a: MANA_GLYPHS[key], one: 'c' });
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
    expect(drawPip('2/G')).toEqual({ a: MANA_GLYPHS['2'], b: MANA_GLYPHS.G, one: 'c', two: 'g' });
  });

  it('draws phyrexian symbols as the phyrexian glyph on their colors', () => {
    expect(drawPip('B/P')).toEqual({ a: MANA_GLYPHS.P, one: 'b' });
    expect(drawPip('R/G/P')).toEqual({ a: MANA_GLYPHS.P, b: MANA_GLYPHS.P, one: 'r', two: 'g' });
  });

  it('prints the text of a symbol the font has not', () => {
    expect(drawPip('∞')).toEqual({ a: '', one: 'c', text: '∞' });
    expect(drawPip('W/CHAOS')).toEqual({ a: '', one: 'c', text: 'W/CHAOS' });
  });
});
