import type { ThemeSlug } from '@deckwright/domain';

/** A type line and a text in the wording of the game's templates; all are invented. */
export type Example = readonly [typeLine: string, text: string];

/** For each theme a card that counts for it and one that comes near and does not. */
export const THEME_EXAMPLES: Readonly<Record<ThemeSlug, { yes: Example; no: Example }>> = {
  aristocrats: {
    yes: ['Creature — Vampire', 'Whenever another creature you control dies, each opponent loses 1 life.'],
    no: ['Creature — Vampire', 'When this creature enters, each opponent loses 1 life.'],
  },
  artifacts: {
    yes: ['Creature — Human', 'Artifact spells you cast cost {1} less to cast.'],
    no: ['Sorcery', 'Destroy target artifact.'],
  },
  auras: {
    yes: ['Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.'],
    no: ['Enchantment', 'Creatures you control get +1/+1.'],
  },
  'big-mana': {
    yes: ['Land', '{T}: Add two mana of any one color.'],
    no: ['Land', '{T}: Add {G}.'],
  },
  blink: {
    yes: [
      'Instant',
      'Exile target creature you control, then return it to the battlefield under its owner’s control.',
    ],
    no: ['Instant', 'Exile target creature an opponent controls.'],
  },
  blood: {
    yes: ['Creature — Vampire', 'When this creature enters, create a Blood token.'],
    no: ['Creature — Vampire', 'When this creature enters, draw a card.'],
  },
  burn: {
    yes: ['Instant', 'This spell deals 3 damage to any target.'],
    no: ['Instant', 'This spell deals 3 damage to target creature.'],
  },
  'card-draw': {
    yes: ['Enchantment', 'You have no maximum hand size.'],
    no: ['Sorcery', 'Discard a card.'],
  },
  cascade: { yes: ['Sorcery', 'Cascade'], no: ['Sorcery', 'Draw a card.'] },
  chaos: {
    yes: ['Enchantment', 'At the beginning of your upkeep, flip a coin.'],
    no: ['Enchantment', 'At the beginning of your upkeep, draw a card.'],
  },
  clones: {
    yes: ['Creature — Shapeshifter', 'You may have this creature enter as a copy of any creature.'],
    no: ['Instant', 'Copy target instant spell.'],
  },
  clues: {
    yes: ['Creature — Human', 'When this creature enters, investigate.'],
    no: ['Creature — Human', 'When this creature enters, scry 2.'],
  },
  control: { yes: ['Instant', 'Counter target spell.'], no: ['Sorcery', 'Draw two cards.'] },
  counterspells: {
    yes: ['Instant', 'Counter target noncreature spell.'],
    no: ['Creature — Human', 'This creature enters with three +1/+1 counters on it.'],
  },
  cycling: {
    yes: ['Enchantment', 'Whenever you cycle a card, draw a card.'],
    no: ['Enchantment', 'Whenever you draw a card, you gain 1 life.'],
  },
  discard: {
    yes: ['Sorcery', 'Target player discards two cards.'],
    no: ['Sorcery', 'Draw two cards.'],
  },
  dredge: { yes: ['Land', 'Dredge 2'], no: ['Land', 'Mill two cards.'] },
  dungeons: {
    yes: ['Creature — Human', 'When this creature enters, venture into the dungeon.'],
    no: ['Creature — Human', 'When this creature enters, explore.'],
  },
  enchantress: {
    yes: ['Creature — Human', 'Whenever you cast an enchantment spell, draw a card.'],
    no: ['Instant', 'Destroy target artifact.'],
  },
  energy: {
    yes: ['Creature — Gremlin', 'When this creature enters, you get {E}{E}.'],
    no: ['Creature — Gremlin', 'When this creature enters, add {R}{R}.'],
  },
  equipment: {
    yes: ['Creature — Kor', 'Whenever an Equipment you control enters, draw a card.'],
    no: ['Enchantment — Aura', 'Enchanted creature gets +2/+2.'],
  },
  exile: {
    yes: ['Sorcery', 'Exile the top two cards of your library. You may play those cards this turn.'],
    no: ['Instant', 'Exile target creature.'],
  },
  'experience-counters': {
    yes: ['Creature — Elf', 'Whenever a creature dies, you get an experience counter.'],
    no: ['Creature — Elf', 'Whenever a creature dies, you gain 1 life.'],
  },
  'extra-combats': {
    yes: ['Sorcery', 'After this phase, there is an additional combat phase.'],
    no: ['Sorcery', 'Creatures you control get +2/+0 until end of turn.'],
  },
  'extra-turns': {
    yes: ['Sorcery', 'Take an extra turn after this one.'],
    no: ['Sorcery', 'Untap all permanents you control.'],
  },
  flash: {
    yes: ['Creature — Faerie', 'You may cast spells as though they had flash.'],
    no: ['Creature — Faerie', 'Flying'],
  },
  flashback: {
    yes: ['Enchantment', 'Each instant card in your graveyard has flashback.'],
    no: ['Enchantment', 'Whenever you cast an instant spell, scry 1.'],
  },
  flying: {
    yes: ['Enchantment', 'Creatures you control with flying get +1/+1.'],
    no: ['Creature — Spider', 'This creature can block creatures with flying.'],
  },
  food: {
    yes: ['Creature — Halfling', 'When this creature enters, create a Food token.'],
    no: ['Creature — Halfling', 'When this creature enters, you gain 3 life.'],
  },
  'forced-combat': {
    yes: ['Enchantment', 'Creatures your opponents control attack each combat if able.'],
    no: ['Enchantment', 'Creatures you control have haste.'],
  },
  goad: {
    yes: ['Creature — Ogre', 'Whenever this creature attacks, goad target creature.'],
    no: ['Creature — Ogre', 'Whenever this creature attacks, it gets +1/+0.'],
  },
  graveyard: {
    yes: ['Sorcery', 'Return target creature card from your graveyard to your hand.'],
    no: ['Sorcery', 'Return target creature to its owner’s hand.'],
  },
  'group-hug': {
    yes: ['Artifact', 'At the beginning of each player’s draw step, each player draws an additional card.'],
    no: ['Artifact', 'At the beginning of your draw step, you draw an additional card.'],
  },
  'group-slug': {
    yes: ['Enchantment', 'At the beginning of each upkeep, this enchantment deals 2 damage to that player.'],
    no: ['Enchantment', 'At the beginning of your upkeep, you gain 2 life.'],
  },
  hatebears: {
    yes: ['Creature — Human', 'Players can’t search libraries.'],
    no: ['Creature — Human', 'This creature can’t block.'],
  },
  historic: {
    yes: ['Creature — Human', 'Whenever you cast a historic spell, draw a card.'],
    no: ['Creature — Human', 'Whenever you cast a creature spell, draw a card.'],
  },
  infect: { yes: ['Creature — Phyrexian', 'Infect'], no: ['Creature — Phyrexian', 'Menace'] },
  keywords: {
    yes: ['Creature — Angel', 'Flying, vigilance, lifelink'],
    no: ['Creature — Angel', 'When this creature enters, draw a card.'],
  },
  landfall: {
    yes: [
      'Creature — Elemental',
      'Whenever a land you control enters, put a +1/+1 counter on this creature.',
    ],
    no: ['Creature — Elemental', 'Whenever another creature you control enters, scry 1.'],
  },
  'lands-matter': {
    yes: ['Creature — Elemental', 'This creature’s power is equal to the number of lands you control.'],
    no: ['Creature — Elemental', 'This creature’s power is equal to the number of creatures you control.'],
  },
  legends: {
    yes: ['Land', 'Legendary creatures you control have hexproof.'],
    no: ['Instant', 'Destroy target legendary creature.'],
  },
  lifedrain: {
    yes: ['Creature — Vampire', 'Whenever you gain life, each opponent loses 1 life.'],
    no: ['Creature — Vampire', 'When this creature enters, you lose 2 life.'],
  },
  lifegain: {
    yes: ['Creature — Cleric', 'Whenever another creature enters, you gain 1 life.'],
    no: ['Creature — Cleric', 'Your opponents can’t gain life.'],
  },
  madness: {
    yes: ['Creature — Devil', 'Discard a card: This creature gets +2/+0 until end of turn.'],
    no: ['Sorcery', 'Target player discards a card.'],
  },
  'mana-rocks': {
    yes: ['Enchantment', 'Mana abilities of artifacts cost {1} less.'],
    no: ['Enchantment', 'Creatures you control have haste.'],
  },
  mill: {
    yes: ['Sorcery', 'Target player mills ten cards.'],
    no: ['Sorcery', 'You mill ten cards.'],
  },
  'minus-counters': {
    yes: ['Creature — Elf', 'When this creature enters, put a -1/-1 counter on target creature.'],
    no: ['Creature — Elf', 'When this creature enters, put a +1/+1 counter on target creature.'],
  },
  monarch: {
    yes: ['Creature — Human', 'When this creature enters, you become the monarch.'],
    no: ['Creature — Human', 'When this creature enters, draw a card.'],
  },
  morph: {
    yes: ['Creature — Illusion', 'Face-down creatures you control get +1/+1.'],
    no: ['Sorcery', 'Exile the top card of your library face down.'],
  },
  mutate: {
    yes: ['Creature — Beast', 'Whenever this creature mutates, draw a card.'],
    no: ['Creature — Beast', 'Whenever this creature attacks, draw a card.'],
  },
  ninjutsu: {
    yes: ['Creature — Human', 'Whenever a Ninja you control deals combat damage to a player, draw a card.'],
    no: ['Creature — Human', 'Whenever this creature attacks, draw a card.'],
  },
  party: {
    yes: ['Sorcery', 'Draw a card for each creature in your party.'],
    no: ['Creature — Human Cleric', 'Lifelink'],
  },
  'pillow-fort': {
    yes: ['Enchantment', 'Creatures can’t attack you unless their controller pays {2} for each of them.'],
    no: ['Creature — Wall', 'This creature can’t attack.'],
  },
  pingers: {
    yes: ['Creature — Wizard', '{T}: This creature deals 1 damage to any target.'],
    no: ['Instant', 'This spell deals 5 damage to target creature.'],
  },
  'plus-counters': {
    yes: ['Creature — Hydra', 'Whenever you draw a card, put a +1/+1 counter on this creature.'],
    no: ['Creature — Hydra', 'Trample'],
  },
  pod: {
    yes: [
      'Artifact',
      'Search your library for a creature card with mana value 3 or less and put it into your hand.',
    ],
    no: ['Sorcery', 'Search your library for a basic land card and put it onto the battlefield tapped.'],
  },
  politics: {
    yes: ['Sorcery', 'Starting with you, each player votes for grace or glory.'],
    no: ['Sorcery', 'Draw three cards.'],
  },
  'power-matters': {
    yes: ['Enchantment', 'Whenever a creature you control with power 4 or greater enters, draw a card.'],
    no: ['Enchantment', 'Whenever a creature you control enters, you gain 1 life.'],
  },
  proliferate: {
    yes: ['Instant', 'Proliferate.'],
    no: ['Instant', 'Put a +1/+1 counter on target creature.'],
  },
  ramp: { yes: ['Creature — Elf', '{T}: Add {G}.'], no: ['Creature — Elf', 'Reach'] },
  reanimator: {
    yes: ['Sorcery', 'Return target creature card from your graveyard to the battlefield.'],
    no: ['Sorcery', 'Return target creature card from your graveyard to your hand.'],
  },
  sacrifice: {
    yes: ['Creature — Zombie', 'Sacrifice another creature: Scry 1.'],
    no: ['Creature — Zombie', 'Whenever another creature you control dies, scry 1.'],
  },
  sagas: {
    yes: ['Enchantment — Saga', 'I — Draw a card.'],
    no: ['Enchantment', 'At the beginning of your upkeep, draw a card.'],
  },
  'self-mill': {
    yes: ['Sorcery', 'Mill four cards, then return a creature card from your graveyard to your hand.'],
    no: ['Sorcery', 'Target opponent mills four cards.'],
  },
  snow: {
    yes: ['Creature — Yeti', 'Snow permanents you control have hexproof.'],
    no: ['Creature — Yeti', 'Trample'],
  },
  'spell-copy': {
    yes: ['Instant', 'Copy target instant or sorcery spell.'],
    no: ['Creature — Shapeshifter', 'You may have this creature enter as a copy of any creature.'],
  },
  spellslinger: {
    yes: ['Creature — Wizard', 'Whenever you cast an instant or sorcery spell, this creature gets +2/+0.'],
    no: ['Creature — Wizard', 'Whenever you cast a creature spell, this creature gets +2/+0.'],
  },
  stax: {
    yes: ['Artifact', 'Spells cost {1} more to cast.'],
    no: ['Land', 'This land enters tapped.'],
  },
  storm: {
    yes: ['Sorcery', 'Storm'],
    no: ['Creature — Bear', 'Trample'],
  },
  superfriends: {
    yes: ['Artifact', 'Planeswalkers you control can’t be attacked.'],
    no: ['Instant', 'Destroy target creature.'],
  },
  suspend: {
    yes: ['Sorcery', 'Remove a time counter from target permanent or suspended card.'],
    no: ['Sorcery', 'Remove a +1/+1 counter from target creature.'],
  },
  theft: {
    yes: ['Enchantment — Aura', 'You control enchanted creature.'],
    no: ['Enchantment — Aura', 'Enchanted creature can’t attack.'],
  },
  tokens: {
    yes: ['Sorcery', 'Create two 1/1 white Soldier creature tokens.'],
    no: ['Instant', 'Destroy target creature. Its controller creates a 3/3 green Beast creature token.'],
  },
  topdeck: {
    yes: ['Enchantment', 'Play with the top card of your library revealed.'],
    no: ['Enchantment', 'Whenever you cast a spell, draw a card.'],
  },
  'toughness-matters': {
    yes: ['Creature — Dog', 'Each creature you control assigns combat damage equal to its toughness.'],
    no: ['Creature — Dog', 'Vigilance'],
  },
  treasure: {
    yes: ['Creature — Goblin', 'When this creature enters, create a Treasure token.'],
    no: ['Creature — Goblin', 'When this creature enters, add {R}.'],
  },
  tutors: {
    yes: ['Sorcery', 'Search your library for a card, put it into your hand, then shuffle.'],
    no: ['Sorcery', 'Draw a card.'],
  },
  unblockable: {
    yes: ['Creature — Rogue', 'This creature can’t be blocked.'],
    no: ['Creature — Rogue', 'Deathtouch'],
  },
  vehicles: {
    yes: ['Creature — Dwarf', 'Whenever a Vehicle you control enters, draw a card.'],
    no: ['Creature — Dwarf', 'Whenever an artifact you control enters, draw a card.'],
  },
  voltron: {
    yes: ['Artifact — Equipment', 'Equipped creature gets +3/+3.'],
    no: ['Enchantment', 'Creatures you control get +1/+1.'],
  },
  wheels: {
    yes: ['Sorcery', 'Each player discards their hand, then draws seven cards.'],
    no: ['Sorcery', 'Draw two cards, then discard a card.'],
  },
  'x-spells': {
    yes: ['Creature — Wizard', 'Spells you cast with {X} in their mana costs cost {1} less.'],
    no: ['Creature — Wizard', 'Instant spells you cast cost {1} less.'],
  },
};
