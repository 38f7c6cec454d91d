/** The deck-building condition of each companion, by slug, in our own words. */
export const COMPANION_CONDITIONS: Readonly<Record<string, string>> = {
  'gyruda-doom-of-depths':
    'Every card in the deck has an even mana value; lands count as zero, which is even.',
  'jegantha-the-wellspring':
    'No card in the deck has more than one of the same mana symbol in its mana cost.',
  'kaheera-the-orphanguard': 'Every creature in the deck is a Cat, Elemental, Nightmare, Dinosaur or Beast.',
  'keruga-the-macrosage': 'Every nonland card has mana value 3 or greater.',
  'lurrus-of-the-dream-den':
    'Every permanent in the deck has mana value 2 or less; instants and sorceries may cost more.',
  'lutri-the-spellchaser': 'No two nonland cards share a name, which is true of every Commander deck.',
  'obosh-the-preypiercer': 'Every nonland card has an odd mana value.',
  'umori-the-collector': 'All nonland cards share a card type.',
  'yorion-sky-nomad':
    'The deck has at least twenty cards more than the minimum. A Commander deck has exactly 100, so no deck can meet this.',
  'zirda-the-dawnwaker': 'Every permanent in the deck has an activated ability.',
};
