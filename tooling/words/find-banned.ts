import { BANNED } from './banned.data.ts';
import type { VisibleString } from './visible-strings.ts';

/** One line for each banned phrase in a text, with its location and the better word. */
export function findBanned(strings: readonly VisibleString[]): string[] {
  return strings.flatMap(({ file, line, text }) =>
    BANNED.filter(({ phrase }) => phrase.test(text)).map(
      ({ phrase, better }) => `${file}:${line}: “${phrase.exec(text)?.[0]}” in “${text}”; say: ${better}`,
    ),
  );
}
