/** What each companion asks of the deck beside it, by slug, in our own words. */
export const COMPANION_CONDITIONS: Readonly<Record<string, string>> = {
  'gyruda-doom-of-depths':
    'Every card of the deck has an even mana value; lands count as zero, which is even.',
  'jegantha-the-wellspring': 'No card of the deck has the same mana symbol twice in its cost.',
  'kaheera-the-orphanguard': 'Every creature of the deck is a Cat, Elemental, Nightmare, Dinosaur or Beast.',
  'keruga-the-macrosage': 'Everything but lands costs three mana or more.',
  'lurrus-of-the-dream-den': 'No permanent of the deck costs more than two mana; spells may.',
  'lutri-the-spellchaser': 'No two cards but lands share a name, which holds for every Commander deck.',
  'obosh-the-preypiercer': 'Everything but lands has an odd mana value.',
  'umori-the-collector': 'All cards but lands have one card type in common.',
  'yorion-sky-nomad':
    'The deck is twenty cards larger than the least allowed. A Commander deck has exactly 100, so no deck meets this.',
  'zirda-the-dawnwaker': 'Every permanent of the deck has an ability that is activated for a cost.',
};
