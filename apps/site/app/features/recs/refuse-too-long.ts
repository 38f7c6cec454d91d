import type { RecsResult } from './recs-result.ts';

/** The answer to a list no deck is as long as. */
export function refuseTooLong(): RecsResult {
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
