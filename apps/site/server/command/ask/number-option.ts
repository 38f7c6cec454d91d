import { AppError, MAX_AMOUNT, parseAmount } from '@deckwright/domain';

type Bounds = { min: number; max: number; whole?: boolean };

/** The number of an option; null if it was not given. @throws AppError invalid-argument, with the bounds */
export function numberOption(
  name: string,
  text: string | undefined,
  { min, max, whole = false }: Bounds,
): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  const isOfKind = text.trim() !== '' && (!whole || Number.isInteger(number));
  if (isOfKind && number >= min && number <= max) return number;
  throw new AppError(
    'invalid-argument',
    `--${name} is a ${whole ? 'whole number' : 'number'} from ${min} to ${max}.`,
  );
}

/** The dollars of an option, read like the amounts of the site's forms; null if it was not given. @throws AppError invalid-argument */
export function dollarOption(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const amount = parseAmount(text);
  if (typeof amount === 'number') return amount;
  throw new AppError(
    'invalid-argument',
    `--${name} is a plain number of dollars up to ${MAX_AMOUNT.toLocaleString('en')}, such as 5 or 2.50.`,
  );
}
