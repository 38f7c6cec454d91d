import type { ThemeSlug } from '@deckwright/domain';

/** A type line and a text in the wording of the game's templates; all are invented. */
export type Example = readonly [typeLine: string, text: string];

/** For each theme a card that counts for it and one that comes near and does not. */
export const THEME_EXAMPLES: Readonly<Record<ThemeSlug, { yes: Example; no: Example }>> = {
  'activated-abilities': {
    yes: ['Artifact', 'Activated abilities of creatures you control cost {1} less to activate.'],
    no: ['Artifact', "Activated abilities of artifacts can't be activated."],
  },
  adventures: { yes: ['Instant — Adventure', 'Draw a card.'], no: ['Instant', 'Draw a card.'] },
  affinity: {
    yes: ['Creature — Construct', 'This spell costs {1} less to cast for each artifact you control.'],
    no: ['Creature — Construct', 'Vigilance'],
  },
  aggro: {
    yes: ['Creature — Human', 'Whenever this creature attacks, it gets +2/+0 until end of turn.'],
    no: ['Enchantment', 'Whenever a creature attacks you, you gain 1 life.'],
  },
  aikido: {
    yes: ['Instant', 'All damage that would be dealt to you this turn is dealt to target creature instead.'],
    no: ['Instant', 'Prevent all damage.'],
  },
  airbending: { yes: ['Instant', 'Airbend target creature.'], no: ['Instant', 'Exile target creature.'] },
  amass: { yes: ['Sorcery', 'Amass Orcs 3.'], no: ['Sorcery', 'Create a 1/1 red Goblin creature token.'] },
  annihilator: {
    yes: ['Enchantment', 'Creatures you control have annihilator 1.'],
    no: ['Enchantment', 'Creatures you control have menace.'],
  },
  anthems: {
    yes: ['Enchantment', 'Creatures you control get +1/+1.'],
    no: ['Sorcery', 'Creatures you control get +1/+1 until end of turn.'],
  },
  arcane: { yes: ['Instant — Arcane', 'Draw a card.'], no: ['Instant', 'Draw a card.'] },
  aristocrats: {
    yes: ['Creature — Vampire', 'Whenever another creature you control dies, each opponent loses 1 life.'],
    no: ['Creature — Vampire', 'When this creature enters, each opponent loses 1 life.'],
  },
  artifacts: {
    yes: ['Creature — Human', 'Artifact spells you cast cost {1} less to cast.'],
    no: ['Sorcery', 'Destroy target artifact.'],
  },
  'attack-triggers': {
    yes: ['Creature — Knight', 'Whenever this creature attacks, draw a card.'],
    no: ['Creature — Knight', 'Whenever a creature attacks you, draw a card.'],
  },
  auras: {
    yes: ['Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.'],
    no: ['Enchantment', 'Creatures you control get +1/+1.'],
  },
  banding: {
    yes: ['Enchantment', 'Creatures you control have banding.'],
    no: ['Enchantment', 'Creatures you control have vigilance.'],
  },
  battles: {
    yes: ['Battle — Siege', 'When this Siege enters, draw a card.'],
    no: ['Sorcery', 'Return target card to the battlefield.'],
  },
  'big-mana': {
    yes: ['Land', '{T}: Add two mana of any one color.'],
    no: ['Land', '{T}: Add {G}.'],
  },
  'birthing-pod': {
    yes: [
      'Artifact',
      'Search your library for a creature card with mana value 3 or less and put it into your hand.',
    ],
    no: ['Sorcery', 'Search your library for a basic land card and put it onto the battlefield tapped.'],
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
  bloodthirst: {
    yes: ['Creature — Ogre', 'If an opponent was dealt damage this turn, draw a card.'],
    no: ['Creature — Ogre', 'This creature deals 1 damage to target opponent.'],
  },
  bobbleheads: {
    yes: ['Artifact — Bobblehead', '{T}: Add one mana of any color.'],
    no: ['Artifact', '{T}: Add one mana of any color.'],
  },
  burn: {
    yes: ['Instant', 'This spell deals 3 damage to any target.'],
    no: ['Instant', 'This spell deals 3 damage to target creature.'],
  },
  cantrips: { yes: ['Instant', 'Scry 1.\nDraw a card.'], no: ['Enchantment', 'Draw a card.'] },
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
  'coin-flip': { yes: ['Sorcery', 'Flip a coin.'], no: ['Sorcery', 'Roll a six-sided die.'] },
  'commander-matters': {
    yes: ['Enchantment', 'Commander creatures you control have ward {2}.'],
    no: ['Artifact', '{T}: Add one mana of any color in your commander’s color identity.'],
  },
  connive: { yes: ['Instant', 'Target creature you control connives.'], no: ['Instant', 'Surveil 1.'] },
  control: { yes: ['Instant', 'Counter target spell.'], no: ['Sorcery', 'Draw two cards.'] },
  'counters-matter': {
    yes: ['Instant', 'Move a counter from target creature onto another target creature.'],
    no: ['Instant', 'Put a +1/+1 counter on target creature.'],
  },
  counterspells: {
    yes: ['Instant', 'Counter target noncreature spell.'],
    no: ['Creature — Human', 'This creature enters with three +1/+1 counters on it.'],
  },
  curses: {
    yes: ['Enchantment — Aura Curse', 'Enchant player'],
    no: ['Enchantment — Aura', 'Enchant creature'],
  },
  cycling: {
    yes: ['Enchantment', 'Whenever you cycle a card, draw a card.'],
    no: ['Enchantment', 'Whenever you draw a card, you gain 1 life.'],
  },
  deathtouch: {
    yes: ['Enchantment', 'Creatures you control have deathtouch.'],
    no: ['Enchantment', 'Creatures you control have menace.'],
  },
  defenders: {
    yes: ['Creature — Plant', 'This creature can attack as though it didn’t have defender.'],
    no: ['Creature — Plant', 'Reach'],
  },
  deserts: { yes: ['Land — Desert', '{T}: Add {C}.'], no: ['Land', '{T}: Add {C}.'] },
  devotion: {
    yes: ['Creature — Giant', 'You gain life equal to your devotion to white.'],
    no: ['Creature — Giant', 'You gain 2 life.'],
  },
  'die-roll': {
    yes: ['Creature — Giant', 'Whenever this creature attacks, roll a d20.'],
    no: ['Creature — Giant', 'Whenever this creature attacks, flip a coin.'],
  },
  discard: {
    yes: ['Sorcery', 'Target player discards two cards.'],
    no: ['Sorcery', 'Draw two cards.'],
  },
  discover: { yes: ['Sorcery', 'Discover 4.'], no: ['Sorcery', 'Cascade'] },
  dredge: { yes: ['Land', 'Dredge 2'], no: ['Land', 'Mill two cards.'] },
  dungeon: {
    yes: ['Creature — Human', 'When this creature enters, venture into the dungeon.'],
    no: ['Creature — Human', 'When this creature enters, explore.'],
  },
  earthbending: { yes: ['Sorcery', 'Earthbend 2.'], no: ['Sorcery', 'Search your library for a land card.'] },
  enchantress: {
    yes: ['Creature — Human', 'Whenever you cast an enchantment spell, draw a card.'],
    no: ['Instant', 'Destroy target artifact.'],
  },
  energy: {
    yes: ['Creature — Gremlin', 'When this creature enters, you get {E}{E}.'],
    no: ['Creature — Gremlin', 'When this creature enters, add {R}{R}.'],
  },
  enrage: {
    yes: ['Creature — Dinosaur', 'Whenever this creature is dealt damage, draw a card.'],
    no: ['Creature — Dinosaur', 'Whenever this creature deals damage, draw a card.'],
  },
  equipment: {
    yes: ['Creature — Kor', 'Whenever an Equipment you control enters, draw a card.'],
    no: ['Enchantment — Aura', 'Enchanted creature gets +2/+2.'],
  },
  etb: {
    yes: ['Creature — Cat', 'When this creature enters, draw a card.'],
    no: ['Enchantment', 'Whenever a land enters, draw a card.'],
  },
  exile: {
    yes: ['Sorcery', 'Exile the top two cards of your library. You may play those cards this turn.'],
    no: ['Instant', 'Exile target creature.'],
  },
  'experience-counters': {
    yes: ['Creature — Elf', 'Whenever a creature dies, you get an experience counter.'],
    no: ['Creature — Elf', 'Whenever a creature dies, you gain 1 life.'],
  },
  explore: {
    yes: ['Creature — Merfolk', 'When this creature enters, it explores.'],
    no: ['Creature — Merfolk', 'When this creature enters, scry 1.'],
  },
  'extra-combats': {
    yes: ['Sorcery', 'After this phase, there is an additional combat phase.'],
    no: ['Sorcery', 'Creatures you control get +2/+0 until end of turn.'],
  },
  'extra-turns': {
    yes: ['Sorcery', 'Take an extra turn after this one.'],
    no: ['Sorcery', 'Untap all permanents you control.'],
  },
  'extra-upkeeps': {
    yes: ['Enchantment', 'You get an additional upkeep step after this step.'],
    no: ['Enchantment', 'At the beginning of your upkeep, scry 1.'],
  },
  fight: {
    yes: ['Instant', 'Target creature you control fights target creature you don’t control.'],
    no: ['Instant', 'Destroy target creature.'],
  },
  firebending: {
    yes: ['Creature — Human', 'Whenever this creature attacks, it gains firebending 2.'],
    no: ['Creature — Human', 'Whenever this creature attacks, add {R}.'],
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
  foretell: {
    yes: ['Enchantment', 'Whenever you foretell a card, draw a card.'],
    no: ['Enchantment', 'Whenever you exile a card, draw a card.'],
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
  guildgates: { yes: ['Land — Gate', '{T}: Add {W} or {U}.'], no: ['Land', '{T}: Add {W} or {U}.'] },
  haste: { yes: ['Enchantment', 'Creatures you control have haste.'], no: ['Creature — Goblin', 'Haste'] },
  hatebears: {
    yes: ['Creature — Human', 'Players can’t search libraries.'],
    no: ['Creature — Human', 'This creature can’t block.'],
  },
  heroic: {
    yes: ['Creature — Human', 'Whenever you cast a spell that targets this creature, draw a card.'],
    no: ['Creature — Human', 'Whenever you cast a creature spell, draw a card.'],
  },
  historic: {
    yes: ['Creature — Human', 'Whenever you cast a historic spell, draw a card.'],
    no: ['Creature — Human', 'Whenever you cast a creature spell, draw a card.'],
  },
  'impulse-draw': {
    yes: ['Sorcery', 'Exile the top two cards of your library.'],
    no: ['Sorcery', 'Exile target creature.'],
  },
  infect: { yes: ['Creature — Phyrexian', 'Infect'], no: ['Creature — Phyrexian', 'Menace'] },
  keywords: {
    yes: ['Creature — Angel', 'Flying, vigilance, lifelink'],
    no: ['Creature — Angel', 'When this creature enters, draw a card.'],
  },
  kicker: { yes: ['Sorcery', 'If this spell was kicked, draw a card.'], no: ['Sorcery', 'Draw a card.'] },
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
    yes: ['Sorcery', 'Return target creature card from your graveyard to the battlefield.'],
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
    yes: ['Artifact', 'Spells cost {1} more to cast.'],
    no: ['Land', 'This land enters tapped.'],
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
  tron: { yes: ['Land — Urza’s Tower', '{T}: Add {C}.'], no: ['Land', '{T}: Add {C}.'] },
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
};
