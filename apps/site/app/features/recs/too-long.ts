const MOST_LETTERS = 100_000;

/** Whether the list is longer than any deck. Checked in the browser before sending the list. */
export function isTooLong(input: FormData): boolean {
  const deck = input.get('deck');
  return typeof deck === 'string' && deck.length > MOST_LETTERS;
}
