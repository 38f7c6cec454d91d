import { expect, it } from 'vitest';
import { readBulkChoice } from './bulk-choice.ts';

it('reads 0, 1 and nothing, and refuses everything else', () => {
  expect([undefined, '', ' ', '0', ' 0', '1 '].map(readBulkChoice)).toEqual([
    null,
    null,
    null,
    false,
    false,
    true,
  ]);
  for (const other of ['off', 'false', 'no', 'yes', '2', '01'])
    expect(() => readBulkChoice(other), other).toThrow(/^BULK_DATA must be 0/);
});
