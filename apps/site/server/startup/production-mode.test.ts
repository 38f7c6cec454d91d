import { expect, it } from 'vitest';
import { describeSlowMode, preferProduction } from './production-mode.ts';

it.each([
  [undefined, 'production', null],
  ['', 'production', null],
  [' ', 'production', null],
  ['production', 'production', null],
  [
    'development',
    'development',
    expect.stringMatching(/^NODE_ENV is development: .* slower\. Set NODE_ENV=production/),
  ],
  ['test', 'test', expect.stringMatching(/^NODE_ENV is test: /)],
])('with NODE_ENV=%s serves in mode %s', (named, mode, words) => {
  const env = { NODE_ENV: named };
  expect(describeSlowMode(env)).toEqual(words);
  preferProduction(env);
  expect(env.NODE_ENV).toBe(mode);
  expect(describeSlowMode(env)).toEqual(words);
});
