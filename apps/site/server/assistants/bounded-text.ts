import { terminalText } from '../asking/terminal-text.ts';

/** A text from data or from a caller, as one line of at most `most` characters that cannot pass for our own lines. */
export function boundedText(text: string, most: number): string {
  const line = terminalText(text);
  const letters = [...line];
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`;
}
