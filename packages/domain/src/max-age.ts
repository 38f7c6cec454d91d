import { AppError } from './errors.ts';

/**
 * A limit on the age of decks, in days, as a setting or an option names it; null for "all".
 * @throws AppError invalid-argument
 */
export function readMaxAge(name: string, text: string): number | null {
  if (text === 'all') return null;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new AppError('invalid-argument', `${name} must be a whole number of days or "all"; got "${text}".`);
}
