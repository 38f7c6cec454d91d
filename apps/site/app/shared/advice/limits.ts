import type { RecsRequest } from '@deckwright/contract/schemas';
import { readAmount } from './amount.ts';
import { discoveryOption } from './discovery-choices.ts';

/** Limits on recommendations as typed and chosen; '' for none. */
export type LimitInput = {
  /** USD a card. */
  maxPrice: string;
  /** USD for all cards to add. */
  maxTotal: string;
  /** '1'…'5'. */
  bracket: string;
  /** A value of DISCOVERY_CHOICES. */
  discovery: string;
};

export const AMOUNT_LABELS = { maxPrice: 'Max per card, $', maxTotal: 'Max total, $' } as const;
export type AmountName = keyof typeof AMOUNT_LABELS;

export type LimitOptions = Pick<
  NonNullable<RecsRequest['options']>,
  'maxPrice' | 'maxTotal' | 'bracket' | 'discovery'
>;

/** The options of a request; or the first amount that is none, with a sentence about it. */
export type LimitsResult =
  | { options: LimitOptions; problem: null }
  | { options: null; problem: string; field: AmountName };

/** The limits in a form; a field that is missing or disabled has none. */
export function limitsInForm(fields: FormData): LimitInput {
  const text = (name: keyof LimitInput): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    maxPrice: text('maxPrice'),
    maxTotal: text('maxTotal'),
    bracket: text('bracket'),
    discovery: text('discovery'),
  };
}

/** One rule for every form. Of lists only their own choices count, since nothing else can be chosen. */
export function readLimits({ bracket, discovery, ...amounts }: LimitInput): LimitsResult {
  const options: LimitOptions = {};
  for (const field of ['maxPrice', 'maxTotal'] as const) {
    const { amount, problem } = readAmount(amounts[field], AMOUNT_LABELS[field]);
    if (problem !== null) return { options: null, problem, field };
    if (amount !== null) options[field] = amount;
  }
  if (/^[1-5]$/.test(bracket)) options.bracket = Number(bracket);
  return { options: { ...options, ...discoveryOption(discovery) }, problem: null };
}
