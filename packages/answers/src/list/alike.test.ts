import { describe, expect, it } from 'vitest';
import { looksAlike } from './alike.ts';

describe('looksAlike', () => {
  it.each([
    ['Sol Rinng', 'Sol Ring'],
    ['solring', 'Sol Ring'],
    ['Sol Rnig (CMR) 472 *F*', 'Sol Ring'],
    ['2 Sol Rinng (the good one)', 'Sol Ring'],
    ['Any Title // Shadowspaer', 'Shadowspear'],
    ['Swords to Plowshare', 'Swords to Plowshares'],
    ['Jace Mind Sculptor', 'Jace, the Mind Sculptor'],
    ['Kingpin&#39;s Pet', 'Kingpin’s Pet'],
    ['Deliver of Secrets', 'Delver of Secrets // Insectile Aberration'],
    ['Oot', 'Opt'],
    ['Nix', 'Nix'],
  ])('%s may mean %s', (name, label) => {
    expect(looksAlike(name, label)).toBe(true);
  });

  it.each([
    ['Nothing Like It Exists', 'Thing in the Ice // Awoken Horror'],
    // Letters without spaces: 5 of 14 differ, at most 2 may (a fifth of 14).
    ['Saproling', 'Saproling Burst'],
    ['Saproling [token]', 'Saproling Burst'],
    ['Any Printed Title // Shadowspear', 'Mardu Shadowspear'],
    ['"quantity": 1,', 'Sun Titan'],
    // 5 of 17 and 4 of 15.
    ['Thorin Oakenshield', 'Adun Oakenshield'],
    ['Gleaming Bastion', 'Gleaming Barrier'],
    ['Night', 'Nix'],
    ['', 'Opt'],
    ['', 'X'],
    ['O', 'X'],
    ['Ow', 'X'],
    ['a'.repeat(100_000), 'Opt'],
  ])('%.40s does not mean %s', (name, label) => {
    expect(looksAlike(name, label)).toBe(false);
  });
});
