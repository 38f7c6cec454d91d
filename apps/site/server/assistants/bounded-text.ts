import { terminalText } from '../questions/terminal-text.ts';

/** A text from data or from a caller, as one line of at most `max` characters that cannot pass for our own lines. */
export function boundedText(text: string, max: number): string {
  const line = terminalText(text);
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}
