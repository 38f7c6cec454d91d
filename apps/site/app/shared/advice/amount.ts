/** The highest amount that the API takes, USD. */
const MAX_AMOUNT = 1_000_000;

/** USD; null for an empty field. */
export type AmountResult = { amount: number | null; problem: null } | { amount: null; problem: string };

/**
 * Reads an amount of dollars as typed: "5", "2.50", "2,50" or "$5". Anything else is refused rather than ignored or
 * guessed, also "1e3", "-1" and thousands separators: a limit that silently does not apply costs money.
 * @param label of the field, for the problem
 */
export function readAmount(text: string, label: string): AmountResult {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.');
  if (text.trim() === '') return { amount: null, problem: null };
  if (!/^\d+(\.\d{1,2})?$/.test(plain))
    return { amount: null, problem: `“${label}” must be a plain number, such as 5 or 2.50.` };
  const amount = Number(plain);
  if (amount > MAX_AMOUNT)
    return { amount: null, problem: `“${label}” must be at most ${MAX_AMOUNT.toLocaleString('en')}.` };
  return { amount, problem: null };
}
