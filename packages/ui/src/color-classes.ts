import type { Color } from '@deckwright/domain';

export type Tone = 'w' | 'u' | 'b' | 'r' | 'g' | 'c';

const ORDER = 'wubrg';

/** Background classes of a drawn card (face.css): one color, a gradient of several, or gray for none. */
export function groundClasses(colors: readonly Color[]): string {
  const tones = [...ORDER].filter((tone) => colors.includes(tone.toUpperCase() as Color));
  if (tones.length < 2) return ['ground', ...tones.map((tone) => `ground-${tone}`)].join(' ');
  return ['ground ground-m', ...tones.map((tone) => `mix-${tone}`)].join(' ');
}

/** The colors of an identity in order; colorless as one gray. */
export function spineTones(colors: readonly Color[]): Tone[] {
  return colors.length === 0 ? ['c'] : colors.map((color) => color.toLowerCase() as Tone);
}
