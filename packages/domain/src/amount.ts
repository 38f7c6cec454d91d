/** The highest limit on a price that may be set, in dollars. */
export const MAX_AMOUNT = 1_000_000;

/**
 * Reads an amount of dollars as typed: "5", "2.50", "2,50" or "$5". Anything else is unreadable rather than ignored or
 * guessed, also "1e3", "-1" and thousands separators: a limit that silently does not apply costs money.
 * @returns dollars, from 0 to {@link MAX_AMOUNT}; otherwise why there is no number
 */
export function parseAmount(text: string): number | 'empty' | 'unreadable' | 'too high' {
  const typed = text.trim();
  if (typed === '') return 'empty';
  const plain = typed.replace(/^\$\s*/, '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return 'unreadable';
  const amount = Number(plain);
  return amount > MAX_AMOUNT ? 'too high' : amount;
}
