import { publishTiny, temporaryFolder, tinyContent } from '@deckwright/answers/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMaxAge } from './check-max-age.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const find = (setting?: string) =>
  checkMaxAge({ MAX_DECK_AGE_DAYS: setting }, folder.path).map(({ state, text }) => `${state} ${text}`);

it('compares the limit that the next refresh goes by with that of what is published', async () => {
  await publishTiny(folder.path, tinyContent(undefined, { sample: false, maxAgeDays: 730 }));
  expect([find(), find(''), find('730')]).toEqual([[], [], []]);
  expect(find('all')).toEqual([
    expect.stringMatching(/^warning MAX_DECK_AGE_DAYS is all, .* up to 730 days\. Run "npm run deckwright/),
  ]);
  expect(find('two years')).toEqual([
    'problem MAX_DECK_AGE_DAYS must be a whole number of days or "all"; got "two years".',
  ]);
});

it('says nothing where nothing is published', () => {
  expect(find('all')).toEqual([]);
});
