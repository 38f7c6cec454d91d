import { readRecsForm } from './form-fields.ts';
import { type RecsResult, UNASKED } from './recs-result.ts';
import { isListTooLong, withinLimits } from './too-long.ts';

export const TOO_LONG = 'That list is too long. Paste one deck, at most 100,000 characters and 5,000 lines.';

/** The result for a form with a list longer than any deck; keeps the fields that are not too long. */
export function refuseTooLong(input: FormData): RecsResult {
  const short = new FormData();
  for (const [name, value] of withinLimits(input)) if (typeof value === 'string') short.append(name, value);
  return {
    ...UNASKED,
    form: readRecsForm(short),
    error: isListTooLong(input)
      ? TOO_LONG
      : 'The form holds more than a deck needs. Send fewer or shorter names.',
  };
}
