import type { RecsAnswer } from '@deckwright/contract/schemas';
import { formatPrice } from '@deckwright/domain';
import type { RecsResult } from './recs-result.ts';

/** What the budget results in; '' without one. Owned cards are not bought. */
export function describeBudget(
  { price, sample }: Pick<RecsAnswer, 'price' | 'sample'>,
  { form, share }: Pick<RecsResult, 'share'> & { form: Pick<RecsResult['form'], 'maxPrice' | 'maxTotal'> },
): string {
  if (share) return form.maxPrice || form.maxTotal ? 'Budgets don’t apply to cards you own.' : '';
  if (!form.maxTotal || price === null) return '';
  return `The cards to add cost ${formatPrice({ price, currency: 'USD' })} together${sample ? ' (sample prices)' : ''}.`;
}
