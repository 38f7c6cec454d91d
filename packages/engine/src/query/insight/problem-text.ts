import { type ColorIdentity, listColors } from '@deckwright/domain';

const COLOR_LABELS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
/** Names in one sentence. */
const NAMED = 8;

/** "black, green". */
export function describeColors(colors: ColorIdentity): string {
  return listColors(colors)
    .map((color) => COLOR_LABELS[color])
    .join(', ');
}

/** The first names and how many more there are. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}
