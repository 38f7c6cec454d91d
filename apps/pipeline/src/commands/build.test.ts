import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, expect, it } from 'vitest';
import { chooseOptions } from './build.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const choose = (env: Record<string, string>, values: Parameters<typeof chooseOptions>[0] = {}) => {
  const { threads, waitSeconds } = chooseOptions(values, {
    env,
    dataDir: folder.path,
    now: () => new Date('2024-04-01T00:00:00Z'),
  });
  return { threads, waitSeconds };
};

it('a build without options, as in a refresh, judges decks as the settings say', () => {
  expect(choose({})).toEqual({ threads: undefined, waitSeconds: 0 });
  expect(choose({ BUILD_THREADS: '2', WAIT_FOR_WORKERS: '60' })).toEqual({ threads: 2, waitSeconds: 60 });
  expect(() => choose({ WAIT_FOR_WORKERS: 'x' })).toThrow(
    'WAIT_FOR_WORKERS must be a whole number of seconds',
  );
});

it('options go before settings: they change nothing about the snapshot', () => {
  const env = { BUILD_THREADS: '2', WAIT_FOR_WORKERS: '60' };
  expect(choose(env, { threads: '4', 'wait-for-workers': '0' })).toEqual({ threads: 4, waitSeconds: 0 });
  expect(() => choose(env, { threads: '0' })).toThrow('--threads must be a whole number, 1…256; got "0".');
});
