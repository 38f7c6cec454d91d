import { MAX_AMOUNT, parseAmount } from '@deckwright/domain';

/** USD; null for an empty field. */
export type AmountResult = { amount: number | null; problem: null } | { amount: null; problem: string };

/**
 * An amount of dollars as typed into a field; what is not one is refused, with a sentence that names the field.
 * @param label of the field
 */
export function readAmount(text: string, label: string): AmountResult {
  const amount = parseAmount(text);
  switch (amount) {
    case 'empty':
      return { amount: null, problem: null };
    case 'unreadable':
      return { amount: null, problem: `“${label}” must be a plain number, such as 5 or 2.50.` };
    case 'too high':
      return { amount: null, problem: `“${label}” must be at most ${MAX_AMOUNT.toLocaleString('en')}.` };
    default:
      return { amount, problem: null };
  }
}
