import { type ColorIdentity, colorsOf } from '@deckwright/domain';

const COLOR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
/** Names in one sentence. */
const NAMED = 8;

/** "black, green". */
export function colorWords(colors: ColorIdentity): string {
  return colorsOf(colors)
    .map((color) => COLOR_WORDS[color])
    .join(', ');
}

/** The first names and how many more there are. */
export function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}
