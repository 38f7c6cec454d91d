import { MANA_GLYPHS } from './mana-glyphs.ts';

/** How to draw a symbol: its glyphs and the colors of its disc; `text` if the font has no glyph. */
export type PipDrawing = { a: string; b?: string; one: string; two?: string; text?: string };

/** Of the text font: the symbol font has old-style figures, which hang off the center of their disc. */
const DIGIT = /^[\dX]$/;
const COLORED = /^[WUBRG]$/;

/** Hybrids in either order of letters; Phyrexian ones show the Phyrexian glyph on each color. */
export function drawPip(key: string): PipDrawing {
  const parts = key.split('/');
  const phyrexian = parts.length > 1 && parts.at(-1) === 'P';
  const halves = phyrexian ? parts.slice(0, -1) : parts;
  const [first = '', second] = halves;
  const glyph = (part: string) => (DIGIT.test(part) ? part : MANA_GLYPHS[phyrexian ? 'P' : part]);
  const a = glyph(first);
  if (halves.length > 2 || !a) return { a: '', one: 'c', text: key };
  if (second === undefined) return { a, one: disc(first) };
  const b = glyph(second);
  return b ? { a, b, one: disc(first), two: disc(second) } : { a: '', one: 'c', text: key };
}

function disc(part: string): string {
  return COLORED.test(part) ? part.toLowerCase() : 'c';
}
