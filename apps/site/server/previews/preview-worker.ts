import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-wasm';
import { loadResvg } from './load-resvg.ts';
import { PREVIEW_FONTS } from './preview-svg.ts';
import { writePng } from './write-png.ts';

await loadResvg();
const fontBuffers = PREVIEW_FONTS.map((path) => new Uint8Array(readFileSync(path)));

/** SVG in, PNG out. */
export default function drawSvg(svg: string): Uint8Array {
  const drawing = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Inter', loadSystemFonts: false },
  });
  try {
    const image = drawing.render();
    try {
      return writePng(image.pixels, image.width, image.height);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
