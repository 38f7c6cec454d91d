import { createHash } from 'node:crypto';
import jpeg from 'jpeg-js';

/** Width, height and JPEG quality by size; the qualities give the file sizes of real scans. */
const SIZES = {
  small: { width: 146, height: 204, quality: 84 },
  normal: { width: 488, height: 680, quality: 74 },
};

/**
 * @typedef {keyof typeof SIZES} Size
 * @typedef {[number, number, number]} Rgb 0 to 255 each
 */

/**
 * A card-like picture with the grain of a painting, the same for the same id: 50 to 90 kB at 488 × 680, about 15 kB at
 * 146 × 204.
 * @param {string} id
 * @param {Size} size
 * @returns {Buffer} JPEG
 */
export function drawCard(id, size) {
  const { width, height, quality } = SIZES[size];
  const seed = createHash('sha256').update(id).digest();
  const hue = ((seed[0] ?? 0) / 256) * 6;
  const frame = getColor(hue, 0.35, 0.42);
  const paper = getColor(hue + 0.2, 0.16, 0.84);
  const lines = 3 + ((seed[1] ?? 0) % 5);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const rgb = pixel(u, v);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = rgb[channel] ?? 0;
    }
  }
  return jpeg.encode({ data, width, height }, quality).data;

  /**
   * @param {number} u
   * @param {number} v
   * @returns {Rgb}
   */
  function pixel(u, v) {
    if (u < 0.04 || u > 0.96 || v < 0.03 || v > 0.97) return [18, 16, 20];
    const inside = u > 0.075 && u < 0.925;
    if (inside && v > 0.1 && v < 0.54) return painting(u, v);
    const isText = inside && v > 0.63 && v < 0.91;
    const isBar = inside && ((v > 0.045 && v < 0.09) || (v > 0.555 && v < 0.6));
    const ground = isText || isBar ? paper : frame;
    if ((isBar && inked(u, v, 0.5)) || (isText && inked(u, v, 0.4 + lines * 0.06))) return [32, 28, 30];
    const grain = (noise(u * 90, v * 126, 3) - 0.5) * 34;
    return shade(ground, grain);
  }

  /** Hills of color with fine grain, as in scanned paintings. */
  function painting(/** @type {number} */ u, /** @type {number} */ v) {
    const broad = noise(u * 4, v * 5, 1) * 0.6 + noise(u * 11, v * 14, 2) * 0.4;
    const fine = noise(u * 170, v * 230, 4) - 0.5;
    const middle = noise(u * 40, v * 54, 5) - 0.5;
    const light = 0.2 + broad * 0.55 + middle * 0.22 + fine * 0.2;
    return getColor(hue + broad * 2.2, 0.6, Math.min(0.95, Math.max(0.04, light)));
  }

  /** Strokes that imitate text; `length` is the share of the last line. */
  function inked(/** @type {number} */ u, /** @type {number} */ v, /** @type {number} */ length) {
    const row = v * 34;
    if (row % 1 < 0.35 || row % 1 > 0.8 || u > 0.1 + length) return false;
    return noise(u * 130, Math.floor(row) * 7 + (row % 1) * 3, 6) > 0.55 && u > 0.1;
  }

  /** Smooth value noise, 0 to 1; `layer` distinguishes it from other noise of the picture. */
  function noise(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ layer) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - left), ease(y - top)];
    const a = lattice(left, top, layer) * (1 - fx) + lattice(left + 1, top, layer) * fx;
    const b = lattice(left, top + 1, layer) * (1 - fx) + lattice(left + 1, top + 1, layer) * fx;
    return a * (1 - fy) + b * fy;
  }

  function lattice(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ layer) {
    let hash = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ seed.readInt32LE(layer * 4);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  }
}

function ease(/** @type {number} */ t) {
  return t * t * (3 - 2 * t);
}

/**
 * @param {Rgb} rgb
 * @param {number} by
 * @returns {Rgb}
 */
function shade([red, green, blue], by) {
  return [clamp(red + by), clamp(green + by), clamp(blue + by)];
}

/**
 * @param {number} hue 0 to 6 around the circle
 * @param {number} saturation 0 to 1
 * @param {number} light 0 to 1
 * @returns {Rgb}
 */
function getColor(hue, saturation, light) {
  const chroma = (1 - Math.abs(2 * light - 1)) * saturation * 127.5;
  const channel = (/** @type {number} */ shift) => {
    const turn = (((hue + shift) % 6) + 6) % 6;
    const share = turn < 1 ? turn : turn < 3 ? 1 : turn < 4 ? 4 - turn : 0;
    return clamp(light * 255 + chroma * (2 * share - 1));
  };
  return [channel(2), channel(0), channel(4)];
}

function clamp(/** @type {number} */ value) {
  return Math.max(0, Math.min(255, Math.round(value)));
}
