import { AppError } from './errors.ts';

/**
 * What BULK_DATA says about writing the bulk data after publishing: null, of real data; true, also of the sample; false,
 * none.
 * @throws AppError for any other value, as "off" must not publish all numbers
 */
export function readBulkChoice(setting: string | undefined): boolean | null {
  const choice = setting?.trim() ?? '';
  if (choice === '') return null;
  if (choice === '0' || choice === '1') return choice === '1';
  throw new AppError(
    'invalid-argument',
    `BULK_DATA must be 0 (none), 1 (also of the sample) or empty (of real data); got "${setting}".`,
  );
}
