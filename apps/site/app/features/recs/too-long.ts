const MOST_LETTERS = 100_000;

/** Whether no deck is as long as this list. The browser asks here before it sends the list. */
export function isTooLong(input: FormData): boolean {
  const deck = input.get('deck');
  return typeof deck === 'string' && deck.length > MOST_LETTERS;
}
