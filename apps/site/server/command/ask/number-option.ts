import { AppError } from '@deckwright/domain';

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
