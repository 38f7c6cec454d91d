import { expect, it } from 'vitest';
import { findCommandProblems, readJudgingSettings } from './command-settings.ts';

it('reads how builds judge decks', () => {
  expect(readJudgingSettings({})).toEqual({ threads: undefined, waitSeconds: 0 });
  expect(readJudgingSettings({ BUILD_THREADS: ' 3 ', WAIT_FOR_WORKERS: '60' })).toEqual({
    threads: 3,
    waitSeconds: 60,
  });
  expect(readJudgingSettings({ BUILD_THREADS: ' ', WAIT_FOR_WORKERS: '' }).threads).toBeUndefined();
});

it('says of every setting of commands what they would refuse', () => {
  expect(findCommandProblems({ MAX_DECK_AGE_DAYS: 'all', BULK_DATA: '0', BUILD_THREADS: '256' })).toEqual([]);
  const wrong = { MAX_DECK_AGE_DAYS: '-1', BULK_DATA: 'no', MTGJSON_URL: 'ftp://x', BUILD_THREADS: '257' };
  expect(
    findCommandProblems({ ...wrong, WAIT_FOR_WORKERS: '3601' }).map((text) => text.split(' ')[0]),
  ).toEqual(['MAX_DECK_AGE_DAYS', 'BULK_DATA', 'MTGJSON_URL', 'BUILD_THREADS', 'WAIT_FOR_WORKERS']);
});
