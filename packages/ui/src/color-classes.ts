import type { Color } from '@deckwright/domain';

type FaceColor = Lowercase<Color> | 'c';

const FROM: Readonly<Record<FaceColor, string>> = {
  w: 'from-mana-w',
  u: 'from-mana-u',
  b: 'from-mana-b',
  r: 'from-mana-r',
  g: 'from-mana-g',
  c: 'from-mana-c',
};

const TO: Readonly<Record<FaceColor, string>> = {
  w: 'to-mana-w',
  u: 'to-mana-u',
  b: 'to-mana-b',
  r: 'to-mana-r',
  g: 'to-mana-g',
  c: 'to-mana-c',
};

/** The gradient of an identity: from its first colour to its last; colourless is grey. */
export function identityGradient(colors: readonly Color[]): string {
  const first = (colors[0]?.toLowerCase() ?? 'c') as FaceColor;
  const last = (colors.at(-1)?.toLowerCase() ?? 'c') as FaceColor;
  return `bg-linear-to-br ${FROM[first]} ${TO[last]}`;
}
