import type { ThemeExample } from './theme-examples-to-k.fixture.ts';

/** Themes from L on. */
export const THEME_EXAMPLES_FROM_L = {
  'land-animation': {
    yes: ['Sorcery', 'Target land becomes a 3/3 creature with haste.'],
    no: ['Sorcery', 'Search your library for a basic land card.'],
  },
  'land-destruction': {
    yes: ['Sorcery', 'Destroy target land.'],
    no: ['Artifact', 'Sacrifice this artifact: Add {G}.'],
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
  lure: {
    yes: ['Enchantment — Aura', 'All creatures able to block enchanted creature do so.'],
    no: ['Enchantment — Aura', 'Enchanted creature can’t be blocked.'],
  },
  madness: {
    yes: ['Creature — Devil', 'Whenever you discard a card, this creature gets +2/+0 until end of turn.'],
    no: ['Sorcery', 'Target player discards a card.'],
  },
  'mana-rocks': {
    yes: ['Enchantment', 'Mana abilities of artifacts cost {1} less.'],
    no: ['Enchantment', 'Creatures you control have haste.'],
  },
  mayhem: {
    yes: ['Enchantment', 'Cards in your graveyard have mayhem.'],
    no: ['Enchantment', 'Cards in your graveyard have escape.'],
  },
  mill: {
    yes: ['Sorcery', 'Target player mills ten cards.'],
    no: ['Sorcery', 'You mill ten cards.'],
  },
  'minus-1-minus-1-counters': {
    yes: ['Creature — Elf', 'When this creature enters, put a -1/-1 counter on target creature.'],
    no: ['Creature — Elf', 'When this creature enters, put a +1/+1 counter on target creature.'],
  },
  'modified-creatures': {
    yes: ['Sorcery', 'Draw a card for each modified creature you control.'],
    no: ['Sorcery', 'Draw a card for each creature you control.'],
  },
  modular: {
    yes: ['Artifact', 'Creatures you control have modular 1.'],
    no: ['Artifact', 'Creatures you control have menace.'],
  },
  monarch: {
    yes: ['Creature — Human', 'When this creature enters, you become the monarch.'],
    no: ['Creature — Human', 'When this creature enters, draw a card.'],
  },
  morph: {
    yes: ['Creature — Illusion', 'Face-down creatures you control get +1/+1.'],
    no: ['Sorcery', 'Exile the top card of your library face down.'],
  },
  'multicolor-matters': {
    yes: ['Enchantment', 'Whenever you cast a multicolored spell, draw a card.'],
    no: ['Enchantment', 'Whenever you cast a colorless spell, draw a card.'],
  },
  mutate: {
    yes: ['Creature — Beast', 'Whenever this creature mutates, draw a card.'],
    no: ['Creature — Beast', 'Whenever this creature attacks, draw a card.'],
  },
  myriad: {
    yes: ['Artifact — Equipment', 'Equipped creature has myriad.'],
    no: ['Artifact — Equipment', 'Equipped creature has menace.'],
  },
  ninjutsu: {
    yes: ['Creature — Human', 'Whenever a Ninja you control deals combat damage to a player, draw a card.'],
    no: ['Creature — Human', 'Whenever this creature attacks, draw a card.'],
  },
  party: {
    yes: ['Sorcery', 'Draw a card for each creature in your party.'],
    no: ['Creature — Human Cleric', 'Lifelink'],
  },
  phasing: {
    yes: ['Instant', 'Target creature you control phases out.'],
    no: ['Instant', 'Target creature you control gains hexproof.'],
  },
  'pillow-fort': {
    yes: ['Enchantment', 'Creatures can’t attack you unless their controller pays {2} for each of them.'],
    no: ['Creature — Wall', 'This creature can’t attack.'],
  },
  pingers: {
    yes: ['Creature — Wizard', '{T}: This creature deals 1 damage to any target.'],
    no: ['Instant', 'This spell deals 5 damage to target creature.'],
  },
  planeswalkers: {
    yes: ['Artifact', 'Planeswalkers you control can’t be attacked.'],
    no: ['Instant', 'Destroy target creature.'],
  },
  plot: {
    yes: ['Enchantment', 'Whenever you plot a card, draw a card.'],
    no: ['Enchantment', 'Whenever you cast a spell, draw a card.'],
  },
  'plus-1-plus-1-counters': {
    yes: ['Creature — Hydra', 'Whenever you draw a card, put a +1/+1 counter on this creature.'],
    no: ['Creature — Hydra', 'Trample'],
  },
  politics: {
    yes: ['Sorcery', 'Starting with you, each player votes for grace or glory.'],
    no: ['Sorcery', 'Draw three cards.'],
  },
  polymorph: {
    yes: ['Sorcery', 'Reveal cards from the top of your library until you reveal a creature card.'],
    no: ['Sorcery', 'Reveal the top card of your library.'],
  },
  populate: { yes: ['Instant', 'Populate.'], no: ['Instant', 'Create a Treasure token.'] },
  'power-matters': {
    yes: ['Enchantment', 'Whenever a creature you control with power 4 or greater enters, draw a card.'],
    no: ['Enchantment', 'Whenever a creature you control enters, you gain 1 life.'],
  },
  proliferate: {
    yes: ['Instant', 'Proliferate.'],
    no: ['Instant', 'Put a +1/+1 counter on target creature.'],
  },
  prowess: {
    yes: ['Enchantment', 'Whenever you cast a noncreature spell, scry 1.'],
    no: ['Enchantment', 'Whenever you cast a creature spell, scry 1.'],
  },
  'rad-counters': {
    yes: ['Sorcery', 'Each player gets two rad counters.'],
    no: ['Sorcery', 'Each player gets two poison counters.'],
  },
  ramp: { yes: ['Creature — Elf', '{T}: Add {G}.'], no: ['Creature — Elf', 'Reach'] },
  reanimator: {
    yes: ['Creature — Rat', 'Return target Vehicle card from your graveyard to the battlefield.'],
    no: ['Sorcery', 'Return target creature card from your graveyard to your hand.'],
  },
  rooms: {
    yes: ['Enchantment — Room', 'When you unlock this door, draw a card.'],
    no: ['Enchantment', 'When this enchantment enters, draw a card.'],
  },
  saboteurs: {
    yes: ['Creature — Rogue', 'Whenever this creature deals combat damage to a player, draw a card.'],
    no: ['Creature — Rogue', 'Whenever this creature deals damage to a creature, draw a card.'],
  },
  sacrifice: {
    yes: ['Creature — Zombie', 'Sacrifice another creature: Scry 1.'],
    no: ['Creature — Zombie', 'Whenever another creature you control dies, scry 1.'],
  },
  sagas: {
    yes: ['Enchantment — Saga', 'I — Draw a card.'],
    no: ['Enchantment', 'At the beginning of your upkeep, draw a card.'],
  },
  scry: { yes: ['Sorcery', 'Scry 3.'], no: ['Sorcery', 'Surveil 3.'] },
  'self-damage': {
    yes: ['Enchantment', 'At the beginning of your upkeep, you lose 1 life.'],
    no: ['Enchantment', 'At the beginning of your upkeep, each opponent loses 1 life.'],
  },
  'self-mill': {
    yes: ['Sorcery', 'Mill four cards, then return a creature card from your graveyard to your hand.'],
    no: ['Sorcery', 'Target opponent mills four cards.'],
  },
  shrines: {
    yes: ['Legendary Enchantment — Shrine', 'At the beginning of your upkeep, draw a card.'],
    no: ['Legendary Enchantment', 'At the beginning of your upkeep, draw a card.'],
  },
  'sneak-attack': {
    yes: ['Sorcery', 'You may put a creature card from your hand onto the battlefield.'],
    no: ['Sorcery', 'You may put a land card from your hand onto the battlefield.'],
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
    yes: ['Artifact', 'Creatures your opponents control enter tapped.'],
    no: ['Land', "You may pay 2 life. If you don't, it enters tapped."],
  },
  stompy: {
    yes: ['Enchantment', 'Double target creature’s power.'],
    no: ['Enchantment', 'Double your life total.'],
  },
  storm: {
    yes: ['Sorcery', 'Storm'],
    no: ['Creature — Bear', 'Trample'],
  },
  surveil: { yes: ['Sorcery', 'Surveil 3.'], no: ['Sorcery', 'Scry 3.'] },
  suspend: {
    yes: ['Sorcery', 'Remove a time counter from target permanent or suspended card.'],
    no: ['Sorcery', 'Remove a +1/+1 counter from target creature.'],
  },
  'tap-untap': { yes: ['Artifact', '{2}: Untap target creature.'], no: ['Artifact', '{T}: Add {C}.'] },
  'the-ring': { yes: ['Sorcery', 'The Ring tempts you.'], no: ['Sorcery', 'You become the monarch.'] },
  theft: {
    yes: ['Enchantment — Aura', 'You control enchanted creature.'],
    no: ['Enchantment — Aura', 'Enchanted creature can’t attack.'],
  },
  'time-counters': {
    yes: ['Instant', 'Put a time counter on target permanent.'],
    no: ['Instant', 'Put a charge counter on target artifact.'],
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
  'triggered-abilities': {
    yes: [
      'Artifact',
      'If a triggered ability of a creature you control triggers, that ability triggers an additional time.',
    ],
    no: ['Instant', 'Counter target triggered ability.'],
  },
  tron: {
    yes: ['Land — Urza’s Tower', '{T}: Add {C}.'],
    no: ['Enchantment Land — Urza’s Saga', '{T}: Add {C}.'],
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
  waterbending: {
    yes: ['Creature — Human', 'Whenever you waterbend, draw a card.'],
    no: ['Creature — Human', 'Whenever you scry, draw a card.'],
  },
  wheels: {
    yes: ['Sorcery', 'Each player discards their hand, then draws seven cards.'],
    no: ['Sorcery', 'Draw two cards, then discard a card.'],
  },
  'x-spells': {
    yes: ['Creature — Wizard', 'Spells you cast with {X} in their mana costs cost {1} less.'],
    no: ['Creature — Wizard', 'Instant spells you cast cost {1} less.'],
  },
} satisfies Record<string, ThemeExample>;
