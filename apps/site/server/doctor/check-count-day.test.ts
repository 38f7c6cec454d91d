import { publishTiny, temporaryFolder, tinyContent } from '@deckwright/answers/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCountDay } from './check-count-day.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it('says that one build was told its day, and how many decks that leaves out', async () => {
  expect(checkCountDay(folder.path)).toEqual([]);
  const given = { sample: false, asOf: '2023-01-01', asOfGiven: true, deckRejects: { 'future-date': 6107 } };
  await publishTiny(folder.path, tinyContent(undefined, given));
  expect(checkCountDay(folder.path)).toEqual([
    {
      state: 'warning',
      what: 'As-of date',
      text: expect.stringMatching(
        /counts as of 2023-01-01, .* leaves out later decks \(6,107\)\. .* build" does so now\.$/,
      ),
    },
  ]);
  await publishTiny(folder.path, tinyContent(undefined, { sample: false, asOf: '2023-01-02' }));
  expect(checkCountDay(folder.path)).toEqual([]);
});
