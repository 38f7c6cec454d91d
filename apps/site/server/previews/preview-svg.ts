import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PreviewFacts } from '@deckwright/answers';
import type { Color } from '@deckwright/domain';
import { escapeXml } from '../feeds/sitemap-xml.ts';
import { type Measure, readFontMetrics, wrapText } from './font-metrics.ts';
import { readTokenColors, type TokenColors } from './token-colors.ts';

const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;

/** Margin on all sides. */
const EDGE = 72;
const ROOM = PREVIEW_WIDTH - 2 * EDGE;
/** A name is set on one line in large type if it fits, otherwise on two. */
const NAME_SIZES = [
  { size: 104, lines: 1 },
  { size: 88, lines: 1 },
  { size: 96, lines: 2 },
  { size: 80, lines: 2 },
  { size: 66, lines: 2 },
] as const;
const KICKER_BASE = 116;
const NAME_TOP = 146;
const FIGURE_BASE = 440;
const FOOT_TOP = 524;

/** Characters of the symbol font, the same as on the pages. */
const SYMBOLS: Readonly<Record<Color | 'C', string>> = {
  W: '\ue600',
  U: '\ue601',
  B: '\ue602',
  R: '\ue603',
  G: '\ue604',
  C: '\ue904',
};

/** Font files used in previews. */
export const PREVIEW_FONTS: readonly string[] = ['inter-400', 'inter-600', 'fraunces-600', 'mana'].map(
  (name) => fileURLToPath(import.meta.resolve(`@deckwright/ui/fonts/${name}.ttf`)),
);

type Tools = { color: TokenColors; text: Measure; bold: Measure; display: Measure };

/** Reads colors and character widths once and returns the function that writes a preview as SVG. */
export function openPreviewSvg(): (facts: PreviewFacts) => string {
  const [text, bold, display] = PREVIEW_FONTS.map((path) => readFontMetrics(readFileSync(path)));
  if (!text || !bold || !display) throw new RangeError('The fonts of the preview pictures are not there.');
  const tools: Tools = { color: readTokenColors(), text, bold, display };
  return (facts) => writeSvg(facts, tools);
}

function writeSvg(facts: PreviewFacts, tools: Tools): string {
  const { color } = tools;
  const { size, lines } = fitName(facts.name, tools.display);
  const nameBase = NAME_TOP + size * 0.82 + (lines.length === 1 ? 44 : 10);
  const lineBase = nameBase + (lines.length - 1) * size * 1.08 + 64;
  const line =
    facts.figures.length > 0 ? [] : wrapText(facts.line, tools.text, ROOM / 34, lines.length > 1 ? 3 : 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}">`,
    ground(facts, color),
    kicker(facts, tools),
    ...lines.map((words, index) =>
      label(words, EDGE, nameBase + size * 1.08 * index, size, color('text'), 'Fraunces', 700),
    ),
    ...line.map((words, index) => label(words, EDGE, lineBase + index * 46, 34, color('text'))),
    ...figures(facts, tools),
    foot(facts, tools),
    '</svg>',
  ].join('');
}

function fitName(name: string, display: Measure): { size: number; lines: string[] } {
  const tries = NAME_SIZES.map(({ size, lines }) => ({
    size,
    lines: wrapText(name, display, ROOM / size, lines),
  }));
  const whole = tries.find(({ lines }) => !lines.some((line) => line.endsWith('…')));
  return whole ?? tries[tries.length - 1] ?? { size: 66, lines: [] };
}

/**
 * A dark ground with a gradient from left to right in the colors of the card (identical in each row, so that the file
 * stays small).
 */
function ground({ colors }: PreviewFacts, color: TokenColors): string {
  const tones = colors === null ? ['accent'] : colors.length === 0 ? ['mana-c'] : colors.map(manaToken);
  const stops = colors === null ? ['accent', 'ground', 'ground'] : tones;
  const part = PREVIEW_HEIGHT / tones.length;
  return [
    '<defs><linearGradient id="wash" x1="0" y1="0" x2="1" y2="0">',
    ...stops.map(
      (tone, index) =>
        `<stop offset="${stops.length === 1 ? 0 : index / (stops.length - 1)}" stop-color="${color(tone)}"/>`,
    ),
    stops.length === 1 ? `<stop offset="1" stop-color="${color('ground')}"/>` : '',
    '</linearGradient></defs>',
    `<rect width="100%" height="100%" fill="${color('ground')}"/>`,
    '<rect width="100%" height="100%" fill="url(#wash)" opacity="0.26"/>',
    `<rect y="${FOOT_TOP}" width="100%" height="${PREVIEW_HEIGHT - FOOT_TOP}" fill="${color('ground')}"/>`,
    ...tones.map(
      (tone, index) => `<rect y="${part * index}" width="14" height="${part + 1}" fill="${color(tone)}"/>`,
    ),
  ].join('');
}

function kicker({ kind, colors }: PreviewFacts, { color, bold }: Tools): string {
  const words = kind.toUpperCase();
  const size = 28;
  const pips = colors === null ? [] : colors.length === 0 ? (['C'] as const) : colors;
  const start = EDGE + (words === '' ? 0 : bold(words) * size + words.length * 3 + 22);
  return [
    words === ''
      ? ''
      : `<text x="${EDGE}" y="${KICKER_BASE}" font-family="Inter" font-weight="700" font-size="${size}" letter-spacing="3" fill="${color('accent')}">${escapeXml(words)}</text>`,
    ...pips.map((symbol, index) => {
      const x = start + 22 + index * 54;
      return `<circle cx="${x}" cy="${KICKER_BASE - 10}" r="22" fill="${color(`pip-${symbol.toLowerCase()}`)}"/><text x="${x}" y="${KICKER_BASE + 1}" text-anchor="middle" font-family="Mana" font-size="32" fill="${color('pip-ink')}">${SYMBOLS[symbol]}</text>`;
    }),
  ].join('');
}

function figures({ figures: shown }: PreviewFacts, { color, text, display }: Tools): string[] {
  let x = EDGE;
  return shown.map(({ value, label: words }) => {
    const at = x;
    x += Math.max(display(value) * 72, text(words) * 28) + 64;
    return (
      label(value, at, FIGURE_BASE, 72, color('accent'), 'Fraunces', 700) +
      label(words, at, FIGURE_BASE + 44, 28, color('text'))
    );
  });
}

function foot({ note }: PreviewFacts, { color, text, display }: Tools): string {
  const name = 'Deckwright';
  const start = EDGE + 52;
  const noteAt = start + display(name) * 36 + 32;
  const middle = (FOOT_TOP + PREVIEW_HEIGHT) / 2;
  const words = wrapText(note, text, (PREVIEW_WIDTH - EDGE - noteAt) / 23, 2);
  return [
    `<path transform="translate(${EDGE - 6} ${middle - 25}) scale(1.9)" fill="${color('accent')}" d="M4.5 8.5 8.4 11.5 12 6l3.6 5.5 3.9-3-1.5 7.7H6L4.5 8.5Zm1.5 9h12v1.5H6v-1.5Z"/>`,
    label(name, start, middle + 12, 36, color('text'), 'Fraunces', 700),
    ...words.map((line, index) =>
      label(line, noteAt, middle + 8 + (index - (words.length - 1) / 2) * 32, 23, color('muted')),
    ),
  ].join('');
}

function label(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  family = 'Inter',
  weight = 400,
): string {
  return `<text x="${x}" y="${Math.round(y)}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}">${escapeXml(words)}</text>`;
}

function manaToken(color: Color): string {
  return `mana-${color.toLowerCase()}`;
}
