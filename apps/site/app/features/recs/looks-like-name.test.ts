import { expect, it } from 'vitest';
import { looksLikeName } from './looks-like-name.ts';

it('tells names of new cards from what is none', () => {
  for (const name of [
    'Zzyx Nothing',
    'Éowyn, Fearless Knight',
    '+2 Mace',
    '1996 World Champion',
    '“Lifetime” Pass',
  ])
    expect(looksLikeName(name), name).toBe(true);
  for (const name of ['asdf qwer', '%%%', '<script>', '-3 Mountain', 'Foo = Bar', ''])
    expect(looksLikeName(name), name).toBe(false);
});
