import type { Color } from '@deckwright/domain';

export type Tone = 'w' | 'u' | 'b' | 'r' | 'g' | 'c';

/** The ground of a drawn card: its colour, gold for several, grey for none. */
export function faceTone(colors: readonly Color[]): Tone | 'm' {
  return colors.length > 1 ? 'm' : (tonesOf(colors)[0] ?? 'c');
}

/** The colours of an identity in order; colourless as one grey. */
export function spineTones(colors: readonly Color[]): Tone[] {
  return colors.length === 0 ? ['c'] : tonesOf(colors);
}

function tonesOf(colors: readonly Color[]): Tone[] {
  return colors.map((color) => color.toLowerCase() as Tone);
}
