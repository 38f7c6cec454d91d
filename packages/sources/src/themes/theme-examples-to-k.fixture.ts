/** A type line and a text in the wording of the game’s templates; all are invented. */
export type Example = readonly [typeLine: string, text: string];

/** A card that counts for a theme and one that comes near and does not. */
export type ThemeExample = { yes: Example; no: Example };

/** Themes up to K. */
export const THEME_EXAMPLES_TO_K = {
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
  infect: { yes: ['Creature — Phyrexian', 'Infect'], no: ['Creature — Phyrexian', 'Proliferate.'] },
  keywords: {
    yes: ['Creature — Angel', 'Flying, vigilance, lifelink'],
    no: ['Creature — Angel', 'When this creature enters, draw a card.'],
  },
  kicker: { yes: ['Sorcery', 'If this spell was kicked, draw a card.'], no: ['Sorcery', 'Draw a card.'] },
} satisfies Record<string, ThemeExample>;
