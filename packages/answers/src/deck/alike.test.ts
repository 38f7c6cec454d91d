import { describe, expect, it } from 'vitest';
import { looksAlike } from './alike.ts';

describe('looksAlike', () => {
  it.each([
    ['Sol Rinng', 'Sol Ring'],
    ['solring', 'Sol Ring'],
    ['Swords to Plowshare', 'Swords to Plowshares'],
    ['Deliver of Secrets', 'Delver of Secrets // Insectile Aberration'],
    // ni ig gh ht against ni ix: 2 · 1 of 6 is too little; the same word is enough.
    ['Nix', 'Nix'],
  ])('%s may mean %s', (name, label) => {
    expect(looksAlike(name, label)).toBe(true);
  });

  it.each([
    ['Nothing Like It Exists', 'Thing in the Ice // Awoken Horror'],
    ['Night', 'Nix'],
    ['', 'Opt'],
  ])('%s does not mean %s', (name, label) => {
    expect(looksAlike(name, label)).toBe(false);
  });
});
