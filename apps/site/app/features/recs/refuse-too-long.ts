import { type RecsResult, UNASKED } from './recs-result.ts';

/** The result for a list longer than any deck. */
export function refuseTooLong(): RecsResult {
  return {
    ...UNASKED,
    form: {
      deck: '',
      commanders: [],
      maxPrice: '',
      maxTotal: '',
      bracket: '',
      excludeLands: false,
      discovery: '',
      keep: [],
      owned: false,
      replaced: '',
      compare: '',
      other: '',
    },
    error: 'That list is too long. Paste one deck, at most 100,000 characters.',
  };
}
