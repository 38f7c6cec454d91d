import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Colors of the design tokens as "#rrggbb", those of the dark theme if there are two. */
export type TokenColors = (name: string) => string;

/**
 * Reads the colors of the pages' token file, for drawings outside a browser. The returned function throws RangeError
 * for a name that is not a color token.
 */
export function readTokenColors(): TokenColors {
  const css = readFileSync(fileURLToPath(import.meta.resolve('@deckwright/ui/tokens.css')), 'utf8');
  const colors = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const last = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].at(-1);
    if (last) colors.set(name, oklchToHex(Number(last[1]), Number(last[2]), Number(last[3])));
  }
  return (name) => {
    const color = colors.get(name);
    if (color === undefined) throw new RangeError(`The token file has no color "${name}".`);
    return color;
  };
}

/**
 * Converts lightness 0…1, chroma, and hue in degrees to "#rrggbb", clipped to sRGB. Formula: Björn Ottosson, "A
 * perceptual color space for image processing" (2020).
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

function toByte(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
}
