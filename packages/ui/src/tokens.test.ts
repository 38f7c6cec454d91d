import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const overlay = readFileSync(new URL('./overlay.css', import.meta.url), 'utf8');

describe('the tokens', () => {
  it('break the layout at the six widths, in pixels of a 16 pixel rem', () => {
    const widths = [...tokens.matchAll(/--breakpoint-([a-z]+): ([\d.]+)rem/g)].map(([, name, rem]) => [
      name,
      Number(rem) * 16,
    ]);
    expect(Object.fromEntries(widths)).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
  });

  it('move dialogs in 300 ms and what is behind them in 150 ms', () => {
    expect(tokens).toMatch(/--duration-calm: 300ms/);
    expect(tokens).toMatch(/--duration-quick: 150ms/);
    expect(overlay).toMatch(/dialog\.pop \{\s+transition-duration: var\(--duration-calm\)/);
    expect(overlay).toMatch(
      /::backdrop \{[^}]*transition:\s+opacity var\(--duration-quick\)[^;]*overlay var\(--duration-quick\)/,
    );
  });

  it.each([
    ['on-gold', 'gold', 7],
    ['accent', 'ground', 4.5],
    ['accent', 'surface', 4.5],
    ['accent', 'raised', 4.5],
    ['text', 'raised', 7],
    ['muted', 'raised', 4.5],
  ] as const)('%s can be read on %s in both themes', (front, back, least) => {
    for (const [one, other] of zip(themed(front), themed(back)))
      expect(contrast(one, other)).toBeGreaterThan(least);
  });

  it('have one gold, and lines that hold it only by day', () => {
    expect(tokens).toContain('--color-gold: oklch(0.82 0.12 85);');
    expect(tokens).toMatch(/--color-gold-line: light-dark\(oklch\([^)]+\), transparent\)/);
  });
});

type Oklch = readonly [number, number, number];

/** A color token by day and by night. */
function themed(name: string): [Oklch, Oklch] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const [day, night = day] = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)],
  );
  if (!day || !night) throw new Error(`No color ${name}`);
  return [day, night];
}

function zip<T>([a, b]: [T, T], [c, d]: [T, T]): [T, T][] {
  return [
    [a, c],
    [b, d],
  ];
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05) of the relative luminances. */
function contrast(one: Oklch, other: Oklch): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** From OKLCH over OKLab to linear sRGB, as CSS Color 4 has it. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [number, number];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
