import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import jpeg from 'jpeg-js';
import { writeCardSvg } from './card-svg.mjs';

const fontBuffers = ['inter-400', 'inter-600', 'fraunces-600'].map((name) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@deckwright/ui/fonts/${name}.ttf`))),
);
/** Loads the code that draws; a process that has it, such as one of tests, has it. */
const ready = initWasm(
  readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
).catch((error) => {
  if (!/^Already initialized/.test(`${error?.message}`)) throw error;
});

/** What grain covers: the painting, in parts of the width and height; words stay sharp. */
const PAINTING = { left: 0.07, top: 0.115, right: 0.93, bottom: 0.565 };
const EVERYTHING = { left: 0, top: 0, right: 1, bottom: 1 };
/** JPEG quality and strength of the grain together give the file sizes of real scans. */
const SIZES = /** @type {const} */ ({
  small: { width: 146, height: 204, quality: 90, grain: 26, part: 'card', area: PAINTING },
  normal: { width: 488, height: 680, quality: 76, grain: 40, part: 'card', area: PAINTING },
  art_crop: { width: 626, height: 458, quality: 76, grain: 40, part: 'art', area: EVERYTHING },
});

/** @typedef {keyof typeof SIZES} Size */

/**
 * A picture of a card with the grain of a scan, the same for the same facts: 50 to 90 kB at 488 × 680, about 15 kB at
 * 146 × 204; `art_crop` is the painting alone.
 * @param {import('./card-svg.mjs').PictureFacts} facts
 * @param {Size} size
 * @returns {Promise<Buffer>} JPEG
 */
export async function drawCard(facts, size) {
  await ready;
  const { width, height, quality, grain, part, area } = SIZES[size];
  const fitTo = /** @type {const} */ ({ mode: 'width', value: width });
  const image = new Resvg(writeCardSvg(facts, part), { fitTo, font: { fontBuffers } }).render();
  const data = Buffer.from(image.pixels.subarray(0, width * height * 4));
  image.free();
  let state = createHash('sha256').update(facts.name).digest().readUInt32LE();
  for (let y = Math.ceil(height * area.top); y < height * area.bottom; y += 1)
    for (let x = Math.ceil(width * area.left); x < width * area.right; x += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const by = (state / 4294967296 - 0.5) * grain;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + by));
    }
  return jpeg.encode({ data, width, height }, quality).data;
}
