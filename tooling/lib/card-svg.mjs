import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseScene } from '@deckwright/ui/scene';
import { oklch } from './oklch.mjs';

/**
 * What stands on a picture, as in a snapshot.
 * @typedef {import('@deckwright/ui/scene').SceneFacts & { corner?: string | null, manaCost?: string }} PictureFacts
 */

const [WIDTH, HEIGHT] = [488, 680];
const ART = { x: 34, y: 78, width: 420, height: 308 };
/** Hue and chroma of sky, glow and land by color, as in scene.css. */
const TONES = {
  w: { sky: [238, 0.055], glow: [86, 0.085], land: [72, 0.075] },
  u: { sky: [250, 0.115], glow: [205, 0.065], land: [246, 0.1] },
  b: { sky: [302, 0.06], glow: [330, 0.055], land: [308, 0.04] },
  r: { sky: [22, 0.125], glow: [62, 0.12], land: [28, 0.115] },
  g: { sky: [168, 0.08], glow: [112, 0.1], land: [152, 0.085] },
  c: { sky: [262, 0.035], glow: [78, 0.055], land: [262, 0.03] },
};
/** Lightness of sky, glow, edges, far land, land and the near dark by hour. */
const HOURS = {
  noon: [0.56, 0.9, 0.9, 0.7, 0.47, 0.25],
  dawn: [0.43, 0.88, 0.88, 0.6, 0.4, 0.21],
  dusk: [0.28, 0.78, 0.82, 0.46, 0.33, 0.16],
  night: [0.17, 0.54, 0.72, 0.34, 0.25, 0.115],
};
/** Disc of a mana symbol, and ink that is legible on the text box. */
const MANA = {
  W: ['#f6edc4', '#8a6d1c'],
  U: ['#a9d3ee', '#1c5f95'],
  B: ['#b9afb6', '#4a3f49'],
  R: ['#f0a283', '#b03a1e'],
  G: ['#9bcba0', '#23703a'],
  other: ['#cfc8be', '#5d564e'],
};
/** Average width of a letter in parts of the font size. */
const LETTER = { name: 0.52, text: 0.5 };

const drawings = new Map(
  readFileSync(fileURLToPath(import.meta.resolve('@deckwright/ui/scenes.svg')), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, attributes, body] = /<symbol id="([a-z]+)"([^>]*)>(.*)<\/symbol>/.exec(line) ?? [];
      const stroke = attributes?.replace(/ (?:viewBox|preserveAspectRatio)="[^"]*"/g, '');
      return id ? [[id, `<g${stroke}>${body}</g>`]] : [];
    }),
);

/**
 * A picture of a card as SVG, for development: painting, frame, name, type and text, or the painting alone.
 * @param {PictureFacts} facts
 * @param {'card' | 'art'} part
 */
export function writeCardSvg(facts, part) {
  const { motif, ground, classes } = chooseScene(facts);
  const tone = (/** @type {string} */ where) =>
    /** @type {keyof typeof TONES} */ (new RegExp(`${where}-([wubrgc])`).exec(classes)?.[1] ?? 'c');
  const hour = /** @type {keyof typeof HOURS} */ (/hour-(\w+)/.exec(classes)?.[1] ?? 'noon');
  const [top = 0, low = 0, edge = 0, far = 0, near = 0, dark = 0] = HOURS[hour];
  const { sky, glow } = TONES[tone('sky')];
  const { land } = TONES[tone('land')];
  /** @type {Record<string, string>} */
  const colors = {
    l: color(0.97, glow, 0.5),
    s: color(low, glow),
    e: color(edge, glow, 0.85),
    a: oklch(0.84, 0.15, glow[0] ?? 0),
    f: color(far, land, 0.75),
    m: color(near, land),
    n: color(dark, land, 0.62),
  };
  const painted = [ground, motif]
    .map((id) => (drawings.get(id) ?? '').replace(/var\(--([a-z])\)/g, (_, name) => colors[name] ?? ''))
    .join('');
  const turned = classes.includes('mirrored') ? ' translate(100 0) scale(-1 1)' : '';
  const scale = ART.width / 100;
  const box = part === 'art' ? [ART.x + 1, ART.y + 1, ART.width - 2, ART.height - 2] : [0, 0, WIDTH, HEIGHT];
  const name = facts.name.split(' // ')[0] ?? facts.name;
  const symbols = readSymbols(facts.manaCost ?? '');
  const nameWidth = 400 - symbols.length * 31;
  const tones = facts.colors.length > 0 ? facts.colors.map((one) => one.toLowerCase()) : ['c'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color(top, sky)}"/><stop offset="0.66" stop-color="${colors.s}"/></linearGradient>
<radialGradient id="sun"><stop stop-color="${colors.l}"/><stop offset="0.16" stop-color="${colors.l}" stop-opacity="0.7"/><stop offset="1" stop-color="${colors.l}" stop-opacity="0"/></radialGradient>
<linearGradient id="frame" x2="1" y2="1">${tones
    .map((one, index) => {
      const { land: own } = TONES[/** @type {keyof typeof TONES} */ (one)];
      return `<stop offset="${tones.length > 1 ? index / (tones.length - 1) : 0}" stop-color="${color(one === 'w' ? 0.8 : 0.46, own, 1.1)}"/>`;
    })
    .join('')}</linearGradient>
<clipPath id="art"><rect x="${ART.x}" y="${ART.y}" width="${ART.width}" height="${ART.height}" rx="8"/></clipPath>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#141116"/>
<rect x="16" y="16" width="456" height="648" rx="18" fill="url(#frame)"/>
<g clip-path="url(#art)">
<rect x="${ART.x}" y="${ART.y}" width="${ART.width}" height="${ART.height}" fill="url(#sky)"/>
<circle cx="160" cy="180" r="120" fill="url(#sun)"/>
<g transform="translate(${ART.x} ${ART.y + (ART.height - ART.width) / 2 - 6}) scale(${scale})${turned}">${painted}</g>
</g>
${band(28, 26, 432, 46)}${band(28, 392, 432, 42)}${band(34, 440, 420, 208)}
${label(name, 42, 58, Math.min(29, nameWidth / (name.length * LETTER.name)), 'Fraunces', 600)}
${symbols.map((one, index) => disc(one, 440 - (symbols.length - 1 - index) * 31)).join('')}
${label(facts.typeLine ?? facts.primaryType ?? 'Commander', 42, 420, Math.min(21, 400 / ((facts.typeLine?.length ?? 9) * LETTER.text)), 'Inter', 600)}
${wrap(facts.text ?? '', 34)
  .slice(0, 6)
  .map((line, index) => label(line, 50, 474 + index * 29, 21, 'Inter', 400))
  .join('')}
${facts.corner ? `${band(372, 616, 88, 42)}${label(facts.corner, 390, 647, 28, 'Inter', 600)}` : ''}
</svg>`;
}

/**
 * @param {number} lightness
 * @param {number[]} tone hue and chroma
 */
function color(lightness, [hue = 0, chroma = 0], share = 1) {
  return oklch(lightness, chroma * share, hue);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function band(x, y, width, height) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="#f2ead8" stroke="#2a2018" stroke-opacity="0.55" stroke-width="1.5"/>`;
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} family
 * @param {number} weight
 */
function label(text, x, y, size, family, weight) {
  const escaped = text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(
      /\{([^}]+)\}/g,
      (_, symbol) => `<tspan font-weight="600" fill="${manaTones(symbol)[1]}">${symbol}\u2009</tspan>`,
    );
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size.toFixed(1)}" fill="#1f1a1c">${escaped}</text>`;
}

/**
 * What stands between the braces of a mana cost.
 * @param {string} cost
 */
function readSymbols(cost) {
  return [...(cost.split(' // ')[0] ?? '').matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol);
}

/** @param {string} symbol */
function manaTones(symbol) {
  const color = /** @type {keyof typeof MANA} */ (/[WUBRG]/.exec(symbol)?.[0] ?? 'other');
  return MANA[color];
}

/**
 * A mana symbol at the end of the name's band.
 * @param {string} symbol
 * @param {number} x
 */
function disc(symbol, x) {
  const size = symbol.length > 1 ? 14 : 20;
  return `<circle cx="${x}" cy="49" r="14" fill="${manaTones(symbol)[0]}" stroke="#2a2018" stroke-opacity="0.6"/><text x="${x}" y="${49 + size * 0.36}" text-anchor="middle" font-family="Inter" font-weight="600" font-size="${size}" fill="#1f1a1c">${symbol}</text>`;
}

/**
 * Lines of about this many characters.
 * @param {string} text
 * @param {number} length
 */
function wrap(text, length) {
  return text.split('\n').flatMap((paragraph) => {
    /** @type {string[]} */
    const lines = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < length)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}
