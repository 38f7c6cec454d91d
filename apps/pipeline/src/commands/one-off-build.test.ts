import { expect, it } from 'vitest';
import { describeOneOff } from './one-off-build.ts';

const ANY_BUILD = { asOf: '2024-03-30', given: false, later: 3, replaces: false };

it('says nothing of a build that the next one goes on with', () => {
  expect(describeOneOff(ANY_BUILD)).toBe('');
});

it('says what the next build does otherwise', () => {
  expect(describeOneOff({ ...ANY_BUILD, given: true })).toMatch(
    /^Warning: --as-of is of this build alone\. It counts as of 2024-03-30 and leaves out 3 later decks; .*\n$/,
  );
  expect(describeOneOff({ ...ANY_BUILD, replaces: true })).toMatch(
    /^Warning: the sample takes the place of real data until the next build or refresh; .*\n$/,
  );
});
