import { describe, expect, it } from 'vitest';
import { readStartOptions } from './start-options.mjs';

describe('the options of npm start', () => {
  it('are none by default', () => {
    expect(readStartOptions([])).toEqual({});
  });

  it('request real data from the network or from a folder', () => {
    expect(readStartOptions(['--real'])).toEqual({ REAL_DATA: '1' });
    expect(readStartOptions(['--real', '--from', 'mirror'], '/home/me')).toEqual({
      REAL_DATA: '1',
      REAL_DATA_FROM: '/home/me/mirror',
    });
  });

  it.each([
    [['--from', 'x'], /^--from needs --real/],
    [['--real', '--from='], /^--from must name a folder/],
    [['--reel'], /^Unknown option '--reel'.*takes --real/],
    [['real'], /"npm start" takes --real/],
  ])('are refused if invalid: %j', (args, message) => {
    expect(() => readStartOptions(args)).toThrow(message);
  });
});
