import { MANA_GLYPHS } from './mana-glyphs.ts';

/** How one symbol is drawn: its glyphs and the colours of its disc; `text` where the font has no glyph. */
export type PipDrawing = { a: string; b?: string; one: string; two?: string; text?: string };

const COLORED = /^[WUBRG]$/;

/** Hybrids in either order of letters; phyrexian ones show the phyrexian glyph on each colour. */
export function drawPip(key: string): PipDrawing {
  const parts = key.split('/');
  const phyrexian = parts.length > 1 && parts.at(-1) === 'P';
  const halves = phyrexian ? parts.slice(0, -1) : parts;
  const [first = '', second] = halves;
  const glyph = (part: string) => MANA_GLYPHS[phyrexian ? 'P' : part];
  const a = glyph(first);
  if (halves.length > 2 || !a) return { a: '', one: 'c', text: key };
  if (second === undefined) return { a, one: disc(first) };
  const b = glyph(second);
  return b ? { a, b, one: disc(first), two: disc(second) } : { a: '', one: 'c', text: key };
}

function disc(part: string): string {
  return COLORED.test(part) ? part.toLowerCase() : 'c';
}
