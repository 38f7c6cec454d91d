/** Converts mana symbols in the older form ":manawu:" to braces. */
export function withSymbols(text: string): string {
  return text.replace(/:mana([0-9a-z]+):/gi, (_, inner: string) => {
    const upper = inner.toUpperCase();
    return /^[WUBRG][WUBRGP]$/.test(upper) ? `{${upper[0]}/${upper[1]}}` : `{${upper}}`;
  });
}

/** The steps of a text: its lines, or its sentences if it is one line. Line breaks within a sentence are ignored. */
export function splitSteps(text: string): string[] {
  const trimmed = withSymbols(text).replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n');
  const whole = trimmed.replace(/([^.!?\n])\n\s*/g, '$1 ');
  const lines = whole.split('\n').flatMap((line) => line.trim() || []);
  return lines.length === 1 ? splitIntoSentences(lines[0] ?? '') : lines;
}

/** A period before a capital letter ends a sentence, even without a space. */
function splitIntoSentences(line: string): string[] {
  return line
    .split(/(?<=[a-z)}][.!?])\s*(?=[A-Z{])/)
    .map((part) => part.trim())
    .filter(Boolean);
}
