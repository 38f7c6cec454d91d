import { describe, expect, it } from 'vitest';
import { looksAlike } from './alike.ts';

/** What players type for a card they have. */
const TYPOS: [string, string][] = [
  ['Sol Rign', 'Sol Ring'],
  ['Kodamas Reach', "Kodama's Reach"],
  ['Eternal Witnes', 'Eternal Witness'],
  ['Witness Eternal', 'Eternal Witness'],
  ['Reach Kodamas', "Kodama's Reach"],
  ['Plowshares to Swords', 'Swords to Plowshares'],
  ['Cultivte', 'Cultivate'],
  ['Aracne Signet', 'Arcane Signet'],
  ['Comand Tower', 'Command Tower'],
  ['Swords to Plowshears', 'Swords to Plowshares'],
  ['Beast Wisperer', 'Beast Whisperer'],
  ['Birds of Paradice', 'Birds of Paradise'],
  ['Llanowar Elfs', 'Llanowar Elves'],
  ['Assasins Trophy', "Assassin's Trophy"],
  ['Swiftfoot Bots', 'Swiftfoot Boots'],
  ['Lightening Greaves', 'Lightning Greaves'],
  ['Skullclmap', 'Skullclamp'],
  ['Golgari Rotfarm', 'Golgari Rot Farm'],
  ['Fierce Guardianshp', 'Fierce Guardianship'],
  ['Smothering Tith', 'Smothering Tithe'],
  ['Teferis Protecton', "Teferi's Protection"],
];

/** Names that share much with a card and are another. */
const OTHERS: [string, string][] = [
  ["Trystan's Command", 'Cryptic Command'],
  ['Champions of the Perfect', 'Champion of the Parish'],
  ['Selfless Safewright', 'Selfless Spirit'],
  ["Brigid's Command", "Ojutai's Command"],
  ["Grub's Command", "Sygg's Command"],
  ['Elvish Archers', 'Elvish Archdruid'],
  ['Master’s Guidance', 'Mentor’s Guidance'],
  ['Mass of Mysteries', 'Sage of Mysteries'],
  ['Wight of the Reliquary', 'Knight of the Reliquary'],
  ['Deceit', 'Defeat'],
  ['Deceit', 'Desert'],
  ['Meteor Sword', 'Meteor Swarm'],
  ['High Stride', 'High Tide'],
  ['Rite of the Moth', 'Rite of the Dawn'],
  ['Temur Charm', 'Simic Charm'],
  ['Song of Totentanz', 'Song of the Dryads'],
  ['Summon the Wild', 'Summon the School'],
  ['Heart of Light', 'Heart of Kiran'],
  ['Forest Guide', 'Forest Bear'],
  ['Blood Artist', 'Blood Baron'],
  ['Elven Chorus', 'Elven Riders'],
];

describe('looksAlike', () => {
  it.each(TYPOS)('%s is a misspelling of %s', (name, label) => {
    expect(looksAlike(name, label)).toBe(true);
  });

  it.each(OTHERS)('%s is another card than %s', (name, label) => {
    expect(looksAlike(name, label)).toBe(false);
  });

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
