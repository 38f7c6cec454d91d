import type { RecsResult } from './recs-result.ts';

const MOST_LETTERS = 100_000;

/** The answer to a list no deck is as long as; null for others. The browser asks here before it sends the list. */
export function refuseTooLong(input: FormData): RecsResult | null {
  const deck = input.get('deck');
  if (typeof deck !== 'string' || deck.length <= MOST_LETTERS) return null;
  return {
    form: {
      deck: '',
      commanders: [],
      maxPrice: '',
      maxTotal: '',
      bracket: '',
      excludeLands: false,
      owned: false,
      replaced: '',
    },
    answer: null,
    insight: null,
    unreadable: [],
    deckSize: 0,
    error: 'That list is too long. Paste one deck, at most 100,000 characters.',
  };
}
