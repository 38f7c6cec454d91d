import type { CardRole, ThemeSlug } from '@deckwright/domain';

/** The conditions for a card to count for a theme, any of which is enough. */
export type ThemeRule = {
  /** Functional tags; a trailing * matches any tag with that prefix. */
  tags?: readonly string[];
  roles?: readonly CardRole[];
  /** Card types, supertypes or subtypes of any face. */
  types?: readonly string[];
  keywords?: readonly string[];
  /** A sentence of the rules text matches one of these … */
  says?: readonly RegExp[];
  /** … and none of these. */
  unless?: readonly RegExp[];
  /** Minimum mana value, power or toughness of a creature. */
  creature?: { manaValue?: number; power?: number; toughness?: number };
  /** Text counts only on cards of one of these types, up to this mana value. */
  of?: { types: readonly string[]; maxManaValue?: number };
  /** An {X} in the mana cost. */
  xCost?: boolean;
};

const GRAVEYARD = 'graveyards?';
const EVASION = [
  'flying',
  'first strike',
  'double strike',
  'trample',
  'lifelink',
  'deathtouch',
  'vigilance',
  'hexproof',
];

/** Texts are matched sentence by sentence, without reminder text. */
export const THEME_RULES: Readonly<Record<ThemeSlug, ThemeRule>> = {
  'activated-abilities': {
    tags: ['copy-ability*'],
    says: [
      /\bactivated abilit(?:y|ies)\b/i,
      /\babilit(?:y|ies) (?:you|of [^.]*) activate/i,
      /\bwhenever you activate\b/i,
    ],
    unless: [/\bcan't be activated\b/i, /\bcounter target\b/i],
  },
  adventures: { types: ['Adventure'], says: [/\bAdventures?\b/] },
  affinity: {
    keywords: ['Affinity', 'Improvise'],
    says: [/\baffinity for\b/i, /\bimprovise\b/i, /\bcosts? \{\d\} less to cast for each artifact\b/i],
  },
  aggro: {
    keywords: [
      'Battle cry',
      'Blitz',
      'Dash',
      'Double strike',
      'Exalted',
      'Haste',
      'Melee',
      'Mentor',
      'Mobilize',
      'Myriad',
      'Raid',
    ],
    says: [
      /\bwhenever [^.,]*\battacks?\b/i,
      /\b(?:creatures you control|attacking creatures|equipped creature)[^.]* (?:get|gets|have|has|gain) [^.]*(?:\+[1-9x]|haste|double strike|first strike|trample|menace)/i,
      /\badditional combat phase\b/i,
    ],
    unless: [/\battacks you\b/i],
  },
  aikido: {
    tags: ['redirect-damage*', 'deflect*'],
    says: [
      /\b(?:that much|all) damage [^.]*\binstead\b/i,
      /\bcreatures? (?:with power|attacking)[^.]*\bdeals? damage equal to (?:its|their) power to (?:its|their)\b/i,
      /\bwhenever (?:a creature|an opponent|a source an opponent controls)[^.]*\b(?:attacks|deals [^.]*damage to) you\b/i,
      /\bchoose new targets\b|\bchange the target\b/i,
    ],
  },
  airbending: { says: [/\bairbend(?:s|ing)?\b/i] },
  amass: { keywords: ['Amass'], types: ['Army'], says: [/\bamass\b/i, /\bArm(?:y|ies)\b/] },
  annihilator: { keywords: ['Annihilator'], says: [/\bannihilator\b/i] },
  anthems: {
    tags: ['anthem*'],
    says: [
      /\b(?:creatures|tokens) you control (?:get|have base power)[^.]*\d/i,
      /\bother (?:[A-Z][a-z]+ )?(?:creatures?|[A-Z][a-z]+s?) (?:you control )?get \+/,
      /\bcreatures? you control of the chosen type gets? \+/i,
    ],
    unless: [/\buntil end of turn\b/i],
  },
  arcane: { types: ['Arcane'], keywords: ['Splice'], says: [/\bArcane\b/] },
  aristocrats: {
    tags: ['death-trigger', 'sacrifice-outlet-creature', 'free-sacrifice-outlet', 'drain-creature'],
    says: [
      /\bwhenever [^.]*\b(?:creatures?|permanents?)\b[^.,]*\bdies?\b/i,
      /(?:^|[:,] )sacrifice (?:a|another|x|two|three) (?:other )?(?:\w+ )?creatures?\b[^.]*:/i,
      /\bwhenever you sacrifice\b/i,
    ],
  },
  artifacts: {
    tags: ['synergy-artifact*', 'affinity-for-artifacts', 'tutor-artifact*'],
    types: ['Artifact'],
    keywords: ['Affinity', 'Metalcraft', 'Improvise', 'Fabricate', 'Modular'],
    says: [
      /\bartifacts? you (?:control|cast)\b/i,
      /\bartifact spells?\b/i,
      /\b(?:another|an) artifact\b[^.]*\b(?:enters|dies|is put)\b/i,
      /\bsacrifice (?:an|another) artifact\b/i,
      /\bcreates? [^.]*\bartifact (?:creature )?tokens?\b/i,
    ],
  },
  'attack-triggers': {
    tags: ['attack-trigger*'],
    says: [/\bwhenever [^.,]*\battacks?\b/i, /\battacking causes a triggered ability\b/i],
    unless: [/\battacks? (?:you|one of your opponents)\b/i, /\bopponents?\b[^.,]*\battacks?\b/i],
  },
  auras: {
    tags: ['synergy-aura', 'tutor-aura*'],
    types: ['Aura'],
    keywords: ['Bestow'],
    says: [
      /\bAuras? (?:cards?|spells?|attached|you control|you cast)\b/,
      /\benchanted creatures? you control\b/i,
    ],
  },
  banding: { keywords: ['Banding'], says: [/\bbanding\b/i] },
  battles: { types: ['Battle'], says: [/\bbattles?\b(?!field)/i, /\bdefense counters?\b/i] },
  'big-mana': {
    tags: ['mana-sink', 'adds-multiple-mana', 'mana-doubler*'],
    says: [
      /\badds? (?:two|three|four|five|x|that much|an amount of)\b/i,
      /\badds? (?:\{[WUBRGC]\}){3,}/i,
      /\b(?:taps? [^.]*for mana, [^.]*\badds? (?:an additional|one mana)|produces? twice as much)\b/i,
      /\bunspent mana\b|\bdon't lose (?:this|unspent) mana\b/i,
    ],
    creature: { manaValue: 7 },
  },
  'birthing-pod': {
    tags: ['pod*', 'birthing-pod*'],
    says: [
      /\bmana value equal to [^.]*\bplus\b[^.]*/i,
      /\bsacrifice (?:a|another) creature[^.]*: search your library for a creature\b/i,
      /\bsearch your library for (?:a|an|up to \w+) [^.]*\bcreature cards?\b/i,
    ],
  },
  blink: {
    tags: ['flicker*', 'blink*'],
    says: [
      /\bexile (?:up to \w+ )?(?:another |other )?target [^.]*(?:,? then return|you control)\b[^.]*\breturns?\b/i,
      /\bexile (?:it|them|target creature you control|that creature),? then return\b/i,
      /\breturn (?:it|that card|those cards|the exiled cards?|them) to the battlefield under (?:its|their|your)\b/i,
      /\benter(?:s|ing)?\b[^.]*\ban additional time\b/i,
    ],
    unless: [/\bfrom (?:your|a) graveyard\b/i, /\bcombat phase\b/i, /\bdies\b/i],
  },
  blood: { types: ['Blood'], says: [/\bBlood tokens?\b/] },
  bloodthirst: {
    keywords: ['Bloodthirst', 'Spectacle'],
    says: [/\bbloodthirst\b/i, /\bopponent (?:was dealt damage|lost life) this turn\b/i],
  },
  bobbleheads: { types: ['Bobblehead'], says: [/\bBobbleheads?\b/] },
  burn: {
    tags: ['burn-player*', 'burn-any*', 'burn-each*'],
    says: [
      /\bdeals? (?:x|\d+|that much|twice that much|damage equal)[^.]*\bto (?:any target|each opponent|each player|target (?:player|opponent)|that player)\b/i,
      /\bdeals? (?:that much|double that|twice that) damage [^.]*instead\b/i,
    ],
  },
  cantrips: {
    tags: ['cantrip*'],
    of: { types: ['Instant', 'Sorcery'], maxManaValue: 2 },
    says: [/^(?:then )?draw (?:a|two|three) cards?\b/i],
  },
  'card-draw': {
    tags: ['draw-matters', 'repeatable-draw', 'curiosity'],
    roles: ['draw'],
    says: [/\bwhenever (?:you|a player|an opponent) draws?\b/i, /\bno maximum hand size\b/i],
  },
  cascade: { keywords: ['Cascade', 'Discover'], says: [/\bcascade\b/i, /\bdiscover \w+/i] },
  chaos: {
    tags: ['chaos*', 'random*', 'coin-flip*', 'die-roll*'],
    says: [
      /\bat random\b/i,
      /\bflips? (?:a|two|x|that many) coins?\b/i,
      /\brolls? (?:a|one or more|two|x|that many)[^.]*\b(?:d\d+|dice?|die)\b/i,
      /\beach player exchanges?\b|\bexchange control of all\b/i,
    ],
  },
  clones: {
    tags: ['clone*', 'copy-creature', 'copy-permanent*', 'copy-artifact'],
    says: [
      /\benter (?:the battlefield )?as a copy of\b/i,
      /\bbecomes? a copy of\b/i,
      /\btokens? that(?:'s| are|'re) (?:a copy|copies) of\b/i,
    ],
    keywords: ['Encore', 'Embalm', 'Eternalize'],
  },
  clues: { keywords: ['Investigate'], types: ['Clue'], says: [/\binvestigate\b/i, /\bClues?\b/] },
  'coin-flip': {
    says: [
      /\bflips? (?:a|two|x|that many|one or more) coins?\b/i,
      /\bcoin flips?\b|\b(?:win|lose) a flip\b/i,
    ],
  },
  'commander-matters': {
    tags: ['synergy-commander*'],
    keywords: ['Lieutenant'],
    says: [
      /\bcommanders? (?:creatures? )?you (?:control|own)\b/i,
      /\b(?:your|a|that|target) commander\b/i,
      /\bcommander (?:tax|creatures)\b/i,
      /\bcommand zone\b/i,
    ],
    unless: [/\bcolor identity\b/i],
  },
  connive: { keywords: ['Connive'], says: [/\bconnives?\b/i] },
  control: { roles: ['counterspell', 'removal', 'sweeper'] },
  'counters-matter': {
    says: [
      /\bproliferate\b/i,
      /\bmove [^.]*\bcounters?\b/i,
      /\b(?:each kind of counter|another counter of|counters of any kind|any number of counters)\b/i,
      /\b(?:permanents?|creatures?) [^.]*\bwith (?:one or more )?counters? on\b/i,
      /\b(?:twice that many|that many plus one) [^.]*counters\b/i,
    ],
  },
  counterspells: { roles: ['counterspell'] },
  curses: { types: ['Curse'], says: [/\bCurses?\b/] },
  cycling: {
    keywords: [
      'Cycling',
      'Landcycling',
      'Basic landcycling',
      'Plainscycling',
      'Islandcycling',
      'Typecycling',
    ],
    says: [/\bcycl(?:e|es|ed|ing)\b/i, /\bcycling \{/i],
  },
  deathtouch: { keywords: ['Deathtouch'], says: [/\bdeathtouch\b/i] },
  defenders: { keywords: ['Defender'], says: [/\bdefender\b/i, /\bWalls?\b/] },
  deserts: { types: ['Desert'], says: [/\bDeserts?\b/] },
  devotion: { says: [/\bdevotion to\b/i] },
  'die-roll': {
    says: [/\brolls? (?:a|one or more|two|x|that many|it)[^.]*\b(?:d\d+|dice?|die)\b/i, /\bdie rolls?\b/i],
  },
  discard: {
    tags: ['discard*'],
    says: [
      /\b(?:target|each|that|an) (?:other )?(?:player|opponent)[^.]*\bdiscards?\b/i,
      /\bwhenever (?:an opponent|a player|you) discards?\b/i,
      /\bopponents? [^.]*\bdiscards? (?:a|two|x|their)\b/i,
    ],
    unless: [/\bthen draws? (?:that many|seven)\b/i],
  },
  discover: { keywords: ['Discover'], says: [/\bdiscovers?\b/i] },
  dredge: { keywords: ['Dredge'], says: [/\bdredge\b/i] },
  dungeon: {
    keywords: ['Venture into the dungeon'],
    says: [/\bventures? into\b/i, /\binitiative\b/i, /\bcompleted? (?:a|that) dungeon\b/i, /\bUndercity\b/],
  },
  earthbending: { says: [/\bearthbend(?:s|ing)?\b/i] },
  enchantress: {
    tags: ['synergy-enchantment*', 'tutor-enchantment*', 'enchantress'],
    types: ['Enchantment'],
    keywords: ['Constellation'],
    says: [
      /\benchantment spells?\b/i,
      /\benchantments? you (?:control|cast)\b/i,
      /\b(?:another|an) enchantment\b[^.]*\benters\b/i,
    ],
  },
  energy: { says: [/\{E\}/, /\benergy counters?\b/i] },
  enrage: {
    keywords: ['Enrage'],
    says: [/\bwhenever [^.,]*(?:this creature|creature you control|~) is dealt damage\b/i],
  },
  equipment: {
    tags: ['synergy-equipment', 'tutor-equipment*'],
    types: ['Equipment'],
    keywords: ['Equip', 'Reconfigure'],
    says: [/\bEquipment\b/, /\bequipped creatures? you control\b/i],
  },
  etb: {
    of: { types: ['Creature', 'Artifact', 'Enchantment'] },
    says: [
      /^When(?:ever)? (?:this|[A-Z])[^.,]* enters\b/,
      /\bentering (?:the battlefield )?causes? a triggered ability\b/i,
      /\bcreature you control enters\b/i,
    ],
    unless: [/\bland enters\b/i],
  },
  exile: {
    tags: ['impulsive-draw*'],
    keywords: ['Foretell', 'Plot', 'Adventure'],
    says: [
      /\bexile the top [^.]*\b(?:cards?|library)\b/i,
      /\byou may (?:play|cast) (?:that card|those cards|cards? exiled|the exiled card|it|them|one of those cards)[^.]*\b(?:this turn|until|as long as|exiled?)\b/i,
      /\b(?:cast|play)[^.]*\bfrom exile\b/i,
    ],
    unless: [/\bgraveyard\b/i],
  },
  'experience-counters': { says: [/\bexperience counters?\b/i] },
  explore: { keywords: ['Explore'], says: [/\bexplores?\b/i] },
  'extra-combats': {
    tags: ['extra-combat*'],
    says: [
      /\badditional combat (?:phase|step)s?\b/i,
      /\buntap (?:all|each|that|target|those) (?:attacking )?creatures?\b[^.]*\battack/i,
    ],
  },
  'extra-turns': {
    roles: ['extra-turn'],
    says: [/\bextra turns?\b/i],
  },
  'extra-upkeeps': { says: [/\badditional (?:upkeep|beginning)\b/i, /\bget an additional\b[^.]*\bstep\b/i] },
  fight: { tags: ['fight*', 'bite*'], keywords: ['Fight'], says: [/\bfights?\b/i] },
  firebending: { says: [/\bfirebend(?:s|ing)?\b/i] },
  flash: {
    keywords: ['Flash'],
    says: [/\bas though (?:it|they) had flash\b/i, /\bduring (?:an|each) opponent(?:'s|s') turns?\b/i],
  },
  flashback: {
    tags: ['grants-flashback*', 'cast-from-graveyard*'],
    keywords: ['Flashback', 'Jump-start', 'Retrace', 'Aftermath', 'Escape', 'Disturb', 'Harmonize'],
    says: [/\bflashback\b/i, /\b(?:cast|casts) [^.]*\bfrom (?:your|a|their) graveyard\b/i],
  },
  flying: {
    tags: ['gives-flying', 'synergy-flying*', 'synergy-flyer*'],
    keywords: ['Flying'],
    says: [/\b(?:creatures?|cards?|spells?|tokens?) [^.]*with flying\b/i],
    unless: [/\bwithout flying\b/i, /\bblock [^.]*flying\b/i],
  },
  food: { types: ['Food'], says: [/\bFoods?\b/] },
  'forced-combat': {
    tags: ['forced-attack*', 'lure*', 'goad*'],
    keywords: ['Goad'],
    says: [
      /\bgoad/i,
      /\battacks? (?:each|this|that) (?:combat|turn) if able\b/i,
      /\bmust (?:attack|be blocked|block)\b/i,
      /\bable to block [^.]*\bdo so\b/i,
      /\bcreatures (?:your )?opponents control attack\b/i,
    ],
  },
  foretell: { keywords: ['Foretell'], says: [/\bforet(?:ell|old)\b/i] },
  goad: {
    tags: ['goad*'],
    keywords: ['Goad'],
    says: [
      /\bgoad/i,
      /\bwhenever (?:a|one or more) (?:creatures?|players?|opponents?)[^.]*\battacks? (?:one of your opponents|another player|a player other)/i,
    ],
  },
  graveyard: {
    tags: [
      'graveyard-fuel*',
      'regrowth*',
      'reanimate*',
      'cast-from-graveyard*',
      'activate-from-graveyard',
      'synergy-graveyard*',
      'mulch',
    ],
    roles: ['recursion'],
    keywords: [
      'Flashback',
      'Unearth',
      'Escape',
      'Delve',
      'Dredge',
      'Scavenge',
      'Embalm',
      'Eternalize',
      'Encore',
      'Threshold',
      'Delirium',
      'Undergrowth',
      'Descend',
    ],
    says: [/\b(?:from|in|into) your graveyard\b/i],
    unless: [/\bshuffle [^.]*\bgraveyard into\b/i],
  },
  'group-hug': {
    tags: ['group-hug*', 'selective-group-hug*'],
    says: [
      /\beach player (?:may )?(?:draws?|gains?|creates?|adds?|searches|puts? [^.]*\bhand|untaps)\b/i,
      /\b(?:target|each|another|that) (?:other )?(?:player|opponent)s? (?:may )?(?:draws?|gains? \w+ life|creates? [^.]*(?:treasure|token))\b/i,
      /\beach player can't lose\b|\bplayers? may play an additional land\b/i,
    ],
    unless: [/\bdiscards?\b/i, /\bwhere x is the (?:damage|life)\b/i],
  },
  'group-slug': {
    tags: ['punisher', 'burn-each*'],
    says: [
      /\beach (?:player|opponent) loses? \w+ life\b/i,
      /\bdeals? (?:\d+|x|that much) damage to (?:each (?:player|opponent)|that player)\b/i,
      /\bwhenever (?:a player|an opponent|a land|a creature) [^.]*,[^.]*\b(?:deals? [^.]*damage to (?:that player|each|them)|that player loses|they lose)\b/i,
    ],
  },
  guildgates: { types: ['Gate'], says: [/\bGates?\b/] },
  haste: {
    tags: ['gives-haste*'],
    says: [/\b(?:creatures?|commanders?|it|they|tokens?|that)[^.]* (?:have|has|gains?|with) [^.]*\bhaste\b/i],
  },
  hatebears: {
    tags: ['hatebear*'],
    says: [
      /\b(?:players?|opponents|your opponents|each opponent|each player) can't (?:cast|search|draw|activate|gain|play|untap)\b/i,
      /\bspells? (?:your opponents|opponents|they) cast cost\b/i,
      /\bspells cost \{\d\} more\b/i,
    ],
  },
  heroic: {
    keywords: ['Heroic', 'Valiant'],
    says: [
      /\bwhenever [^.]*\btargets? (?:this creature|a creature you control|only|~)/i,
      /\bbecomes the target of a spell\b/i,
    ],
  },
  historic: {
    types: ['Saga'],
    says: [/\bhistoric\b/i],
  },
  'impulse-draw': {
    tags: ['impulsive-draw*'],
    says: [/\bexile the top [^.]*\bof your library\b/i],
    unless: [/\bface down\b/i],
  },
  infect: {
    tags: ['poisonous*', 'infect*'],
    keywords: ['Infect', 'Toxic', 'Poisonous', 'Corrupted'],
    says: [/\binfect\b/i, /\bpoison counters?\b/i, /\btoxic\b/i],
  },
  keywords: {
    tags: [
      'keyword-soup*',
      'gives-lifelink',
      'gives-double-strike',
      'gives-first-strike',
      'gives-indestructible',
    ],
    says: [
      new RegExp(`\\b(?:${EVASION.join('|')}), (?:[\\w ]+, )*(?:and )?(?:${EVASION.join('|')})\\b`, 'i'),
      /\bkeyword counters?\b|\b(?:flying|first strike|lifelink|vigilance|deathtouch) counters?\b/i,
      /\bcreatures you control (?:have|gain) (?:flying|first strike|double strike|trample|lifelink|deathtouch|vigilance|hexproof|indestructible|haste|menace)\b/i,
    ],
  },
  kicker: { keywords: ['Kicker', 'Multikicker', 'Offspring'], says: [/\bkicke[dr]\b/i, /\bkicks?\b/i] },
  'land-animation': {
    tags: ['animate-land*', 'manland*'],
    says: [
      /\blands? [^.]*\b(?:becomes?|are|is) [^.]*\bcreatures?\b/i,
      /\bland creatures?\b/i,
      /\bearthbend(?:s|ing)?\b/i,
      /\bawaken\b/i,
    ],
  },
  'land-destruction': {
    roles: ['mass-land-denial'],
    says: [
      /\bdestroy (?:target|all|two target|x target) (?:nonbasic )?lands?\b/i,
      /\bsacrifices? (?:a|two|x|four) lands?\b/i,
    ],
    unless: [/\byou (?:may )?sacrifice\b/i],
  },
  landfall: {
    tags: ['landfall*'],
    keywords: ['Landfall'],
    says: [
      /\bwhenever (?:a|another|one or more)[^.,]*\blands?\b[^.,]*\benters?\b/i,
      /\bwhenever you play a land\b/i,
      /\bplay (?:an|one|two|three|up to \w+) additional lands?\b/i,
      /\bplay lands from (?:your graveyard|the top)\b/i,
      /\bsearch your library for [^.]*\bland[^.]*\bonto the battlefield\b/i,
      /\bput [^.]*\bland cards?\b[^.]*onto the battlefield\b/i,
    ],
  },
  'lands-matter': {
    tags: ['lands-matter*', 'landfall*', 'synergy-land*'],
    keywords: ['Landfall', 'Domain'],
    says: [
      /\bnumber of (?:\w+ )?(?:lands|plains|islands|swamps|mountains|forests|basic land types|deserts|gates)\b/i,
      /\bplay (?:an|one|two|three|up to \w+) additional lands?\b/i,
      /\bplay lands from (?:your graveyard|the top)\b/i,
      /\blands? (?:you control )?(?:becomes?|are|is|have) [^.]*\b(?:creatures?|"|haste|indestructible)/i,
      /\breturn [^.]*\bland cards?\b[^.]*\bfrom your graveyard\b/i,
      /\bsacrifice (?:a|two|x|any number of) lands?\b/i,
    ],
  },
  legends: {
    tags: ['synergy-legendary*'],
    says: [/\blegendary (?:creatures?|permanents?|spells?|cards?)\b/i, /\bhistoric\b/i, /\blegend rule\b/i],
    unless: [/\bdestroy|\bcounter target\b/i],
  },
  lifedrain: {
    tags: ['drain-life*', 'opponent-loses-life*', 'life-loss-matters*'],
    keywords: ['Extort'],
    says: [
      /\b(?:opponents?|players?) (?:each )?loses? (?:\w+|that much) life\b/i,
      /\bextort\b/i,
      /\bwhenever an opponent loses life\b/i,
    ],
  },
  lifegain: {
    tags: ['lifegain*', 'gives-lifelink'],
    keywords: ['Lifelink'],
    says: [
      /\byou(?: may)? gain (?:\w+|that much|life equal)\b[^.]*\blife\b/i,
      /\bgain(?:s|ed)? life\b/i,
      /\blifelink\b/i,
    ],
    unless: [/\bcan't gain life\b/i, /\bopponents? gains?\b/i],
  },
  lure: {
    tags: ['lure*'],
    says: [
      /\bable to block [^.]*\bdo so\b/i,
      /\bmust be blocked\b/i,
      /\bblocks? [^.]* (?:this turn|each combat) if able\b/i,
    ],
  },
  madness: {
    keywords: ['Madness'],
    tags: ['discard-matters'],
    says: [/\bmadness\b/i, /\bwhenever you discard\b/i, /\b(?:cards? you|you've) discarded this turn\b/i],
  },
  'mana-rocks': { roles: ['mana-artifact'], says: [/\bmana abilit(?:y|ies) of (?:an )?artifacts?\b/i] },
  mayhem: { keywords: ['Mayhem'], says: [/\bmayhem\b/i] },
  mill: {
    tags: ['mill', 'mill-any*', 'mill-opponent*', 'mill-exile*', 'mill-matters*'],
    says: [
      /\b(?:player|opponent|opponents|players) (?:each )?mills?\b/i,
      /\b(?:player|opponent)[^.]*\bputs? the top [^.]*\binto (?:their|his or her) graveyard\b/i,
      /\bwhenever (?:a|one or more) cards? (?:is|are) put into an opponent's graveyard\b/i,
    ],
  },
  'minus-1-minus-1-counters': {
    tags: ['gives-mm-counters*', 'mm-counters*'],
    keywords: ['Wither', 'Persist', 'Infect'],
    says: [/-1\/-1 counters?\b/],
  },
  'modified-creatures': {
    keywords: ['Equip', 'Reconfigure', 'Modular', 'Backup'],
    types: ['Equipment'],
    says: [/\bmodified\b/i],
  },
  modular: { keywords: ['Modular'], says: [/\bmodular\b/i] },
  monarch: { keywords: ['Monarch'], says: [/\bmonarch\b/i] },
  morph: {
    keywords: ['Morph', 'Megamorph', 'Disguise', 'Manifest', 'Cloak', 'Manifest dread'],
    says: [/\bface[- ]down\b/i, /\bturned face up\b/i, /\bmanifest|\bcloak\b/i],
    unless: [/\bexile [^.]*\bface down\b/i],
  },
  'multicolor-matters': { says: [/\bmulticolored\b/i, /\b(?:number of|all|five|more) colors\b/i] },
  mutate: { keywords: ['Mutate'], says: [/\bmutat(?:e|es|ed)\b/i] },
  myriad: { keywords: ['Myriad'], says: [/\bmyriad\b/i] },
  ninjutsu: {
    keywords: ['Ninjutsu', 'Commander ninjutsu', 'Sneak'],
    says: [/\bninjutsu\b/i, /\bNinjas?\b/],
  },
  party: {
    keywords: ['Party'],
    says: [/\bparty\b/i, /\bCleric, (?:a )?Rogue, (?:a )?Warrior\b/],
  },
  phasing: { keywords: ['Phasing'], says: [/\bphas(?:e|es|ed|ing) (?:out|in)\b/i, /\bphasing\b/i] },
  'pillow-fort': {
    tags: ['pillow-fort*', 'hate-attacker*', 'damage-prevention*', 'fog*'],
    says: [
      /\bcan't attack (?:you|unless)\b/i,
      /\bcreatures? (?:can't|don't) attack (?:you|target|unless)\b/i,
      /\bwhenever (?:a creature|an opponent|one or more creatures) attacks? you\b/i,
      /\bprevent all (?:combat )?damage\b/i,
    ],
  },
  pingers: {
    tags: ['pinger*'],
    says: [
      /\{T\}[^.]*: [^.]*\bdeals? (?:1|2) damage to\b/i,
      /\bwhenever [^.]*, [^.]*\bdeals? 1 damage to (?:any target|each opponent|target (?:player|opponent))\b/i,
    ],
  },
  planeswalkers: {
    tags: ['synergy-planeswalker*'],
    types: ['Planeswalker'],
    says: [/\bplaneswalkers? you control\b/i, /\bplaneswalker (?:spells?|cards?|types?)\b/i, /\bloyalty\b/i],
  },
  plot: { keywords: ['Plot'], says: [/\bplot(?:s|ted)?\b/i] },
  'plus-1-plus-1-counters': {
    tags: ['gives-pp-counters*', 'gains-pp-counters*', 'pp-counters-matter*', 'counter-doubler*'],
    keywords: [
      'Evolve',
      'Adapt',
      'Modular',
      'Graft',
      'Bloodthirst',
      'Outlast',
      'Bolster',
      'Support',
      'Mentor',
      'Training',
      'Reinforce',
      'Riot',
      'Undying',
      'Devour',
      'Renown',
      'Monstrosity',
      'Backup',
      'Bloodthirst',
      'Scavenge',
    ],
    says: [/\+1\/\+1 counters?\b/, /\btwice that many [^.]*counters\b/i, /\bproliferate\b/i],
  },
  politics: {
    tags: ['politics*', 'vote*', 'tempting-offer*'],
    keywords: [
      'Will of the council',
      "Council's dilemma",
      'Tempting offer',
      'Parley',
      'Join forces',
      'Assist',
    ],
    says: [
      /\bvotes?\b/i,
      /\btempting offer\b/i,
      /\btarget opponent (?:may|gains|draws|creates)\b/i,
      /\b(?:target|another) player gains control\b/i,
      /\bgains? control of\b[^.]*\bopponent\b/i,
    ],
  },
  polymorph: {
    tags: ['polymorph*'],
    says: [
      /\breveals? cards from the top of [^.]* until [^.]*\bcreature card\b/i,
      /\breveals? cards from the top of [^.]* until [^.]*\bpermanent card\b/i,
    ],
  },
  populate: { keywords: ['Populate'], says: [/\bpopulate\b/i] },
  'power-matters': {
    tags: ['power-matters*'],
    keywords: ['Ferocious', 'Formidable'],
    says: [
      /\bpower (?:4|5|6|7|four|five) or greater\b/i,
      /\b(?:equal to|greatest) [^.]*\bpower\b/i,
      /\btotal power\b/i,
    ],
    creature: { power: 6 },
  },
  proliferate: { keywords: ['Proliferate'], tags: ['proliferate*'], says: [/\bproliferate\b/i] },
  prowess: { keywords: ['Prowess'], says: [/\bprowess\b/i, /\bwhenever you cast a noncreature spell\b/i] },
  'rad-counters': { says: [/\brad counters?\b/i] },
  ramp: { roles: ['ramp'] },
  reanimator: {
    tags: ['reanimate*'],
    keywords: ['Unearth', 'Embalm', 'Eternalize', 'Encore', 'Persist', 'Undying'],
    says: [
      /\breturns? [^.]*\b(?:creature|permanent|vehicle|artifact|enchantment)s?(?: cards?)?\b[^.]*\bgraveyards? to the battlefield\b/i,
      new RegExp(
        `\\bput [^.]*\\b(?:creature|permanent) cards?\\b[^.]*\\b${GRAVEYARD} onto the battlefield\\b`,
        'i',
      ),
      /\bsearch your library for [^.]*\bput (?:it|that card|them) into your graveyard\b/i,
    ],
  },
  rooms: { types: ['Room'], says: [/\bRooms?\b/, /\b(?:un)?locked doors?\b/i, /\beerie\b/i] },
  saboteurs: {
    tags: ['saboteur*'],
    says: [
      /\bdeals? combat damage to (?:a player|an opponent|one or more players|that player|one of your opponents)\b/i,
    ],
  },
  sacrifice: {
    tags: [
      'sacrifice-outlet*',
      'free-sacrifice-outlet*',
      'removal-creature-sacrifice*',
      'synergy-sacrifice*',
    ],
    keywords: ['Exploit', 'Devour', 'Casualty'],
    says: [
      /\bsacrifices? (?:a|an|another|x|two|three|any number of|one or more) (?:other |untapped )?(?:nonland )?(?:creatures?|permanents?|artifacts?|tokens?|lands?|enchantments?|foods?|treasures?)\b/i,
      /\bwhenever (?:you|a player) sacrifices?\b/i,
    ],
  },
  sagas: { types: ['Saga'], says: [/\bSagas?\b/, /\blore counters?\b/i, /\bread ahead\b/i] },
  scry: { keywords: ['Scry'], says: [/\bscry\b/i, /\bscries\b/i] },
  'self-damage': {
    tags: ['self-damage*', 'life-as-cost*'],
    says: [
      /\bdeals? (?:\w+) damage to you\b/i,
      /\byou lose (?:\d|x|that much|half|life)/i,
      /\bwhenever you lose life\b/i,
      /\blife you(?:'ve)? lost\b/i,
    ],
  },
  'self-mill': {
    tags: ['mill-self*', 'mulch*', 'graveyard-fuel*', 'surveil*'],
    keywords: ['Dredge', 'Surveil', 'Mill'],
    says: [
      /(?:^|[:,.] ?|\b(?:you|may|then|and) )mills? (?:a|an|one|two|three|four|five|six|seven|x|that many|\d+) cards?\b/i,
      /\bput (?:the rest|them|those cards|all other cards|the top [^.]*) [^.]*\binto your graveyard\b/i,
      /\bsurveil\b/i,
      /\bdredge\b/i,
    ],
  },
  shrines: { types: ['Shrine'], says: [/\bShrines?\b/] },
  'sneak-attack': {
    tags: ['sneak-attack*', 'cheat-into-play*', 'put-into-play*'],
    says: [
      /\bput (?:a|an|up to|any number|target|that)[^.]*\b(?:creature|permanent) cards?[^.]*\bfrom your hand onto the battlefield\b/i,
      /\bput (?:a|an) [^.]*card[^.]*\bfrom your hand onto the battlefield\b/i,
    ],
    unless: [/\bland card\b/i],
  },
  snow: { types: ['Snow'], says: [/\bsnow\b/i, /\{S\}/] },
  'spell-copy': {
    tags: ['copy-instant*', 'copy-sorcery*', 'copy-spell*'],
    keywords: ['Storm', 'Replicate', 'Magecraft', 'Casualty', 'Conspire', 'Demonstrate'],
    says: [
      /\bcop(?:y|ies) (?:that|target|it|the|each|this|your) [^.]*\b(?:spell|instant|sorcery|it)\b/i,
      /\bcopy (?:it|that spell|this spell)\b/i,
    ],
  },
  spellslinger: {
    tags: ['synergy-instant*', 'synergy-sorcery*', 'synergy-noncreature*', 'prowess*'],
    types: ['Instant', 'Sorcery'],
    keywords: ['Magecraft', 'Prowess', 'Storm'],
    says: [
      /\binstant (?:and|or|and\/or) sorcery (?:cards?|spells?)\b/i,
      /\bwhenever you cast (?:an?|your (?:first|second)|your next) (?:noncreature|instant)\b/i,
      /\bnoncreature spells? you cast\b/i,
    ],
    unless: [/\bopponents?\b/i],
  },
  stax: {
    tags: ['stax*', 'hatebear*', 'tax*', 'rhystic*', 'prison*'],
    roles: ['mass-land-denial'],
    says: [
      /\b(?:players?|opponents|your opponents|each opponent|each player) can't (?:cast|search|draw|activate|play|untap)\b/i,
      /\bspells? (?:your opponents|opponents|they)? ?(?:cast )?cost \{\d\} more\b/i,
      /\bdo(?:n't|esn't) untap during\b/i,
      /\b(?:creatures?|permanents?|artifacts?|lands?)\b[^.]*\benter (?:the battlefield )?tapped\b/i,
      /\bcan't be activated\b/i,
      /\bskips? (?:their|that|the) [^.]*\b(?:step|phase)s?\b/i,
      /\bunless (?:that player|they|their controller|its controller) pays?\b/i,
    ],
    unless: [/\btarget\b/i],
  },
  stompy: {
    tags: ['power-matters*'],
    says: [/\bpower (?:4|5|6|7|four|five) or greater\b/i, /\b(?:double|twice) [^.]*\bpower\b/i],
    creature: { power: 5, manaValue: 4 },
  },
  storm: {
    tags: ['storm*', 'ritual*', 'cost-reducer*'],
    keywords: ['Storm'],
    says: [
      /\bstorm\b/i,
      /\bspells? you('ve)? cast (?:this turn|cost)\b/i,
      /\bspells cast (?:before|this turn)\b/i,
      /^add \{[WUBRG]\}\{[WUBRG]\}\{[WUBRG]\}/i,
    ],
  },
  surveil: { keywords: ['Surveil'], says: [/\bsurveils?\b/i] },
  suspend: {
    keywords: ['Suspend', 'Vanishing', 'Impending'],
    says: [/\bsuspend(?:ed)?\b/i, /\btime counters?\b/i],
  },
  'tap-untap': {
    tags: ['untapper*', 'tapper*', 'synergy-tapped*'],
    keywords: ['Inspired', 'Convoke'],
    says: [
      /\buntap (?:another |up to \w+ )?(?:target|all|each|those|that|enchanted|two|it)\b/i,
      /\b(?:becomes? (?:un)?tapped)\b/i,
      /(?:^|: |, |then |may )tap (?:another |up to \w+ )?(?:target|all|x target|an untapped)\b/i,
      /\btapped creatures?\b/i,
      /\bstun counters?\b/i,
      /\bdon't untap during\b|\bdoesn't untap during\b/i,
    ],
  },
  'the-ring': { says: [/\bthe Ring tempts\b/i, /\bRing-bearer\b/i] },
  theft: {
    tags: ['theft*', 'steal*'],
    says: [
      /\bgains? control of (?:target|all|each|up to|that|enchanted|it|any number)\b/i,
      /\byou control enchanted\b/i,
      /\b(?:opponent|player|their)(?:'s)? (?:library|hand|graveyard)[^.]*\b(?:you may (?:cast|play)|under your control)\b/i,
      /\b(?:cast|play) [^.]*\byou don't own\b/i,
      /\bexile the top [^.]*\b(?:opponent|player)'s library\b/i,
    ],
  },
  'time-counters': {
    keywords: ['Suspend', 'Vanishing', 'Impending'],
    says: [/\btime counters?\b/i, /\btime travel\b/i],
  },
  tokens: {
    tags: [
      'repeatable-token-generator*',
      'token-generator*',
      'token-doubler*',
      'synergy-token*',
      'temporary-token',
    ],
    keywords: ['Populate', 'Fabricate', 'Afterlife', 'Amass', 'Convoke', 'Mobilize', 'Offspring'],
    says: [
      /\bcreates? [^.]*\bcreature tokens?\b/i,
      /\btwice that many [^.]*tokens\b/i,
      /\b(?:creature )?tokens? you control\b/i,
      /\bcreates? (?:a|x|two|three|four|that many|\w+) [^.]*\btokens? that/i,
      /\bwhenever (?:one or more )?(?:creature )?tokens?\b/i,
      /\bcreatures you control get \+\d/i,
    ],
    unless: [/\bits controller creates\b/i, /\bthat player creates\b/i],
  },
  topdeck: {
    tags: ['top-deck-manipulation*', 'synergy-top-deck*'],
    keywords: ['Miracle'],
    says: [
      /\btop card of your library revealed\b/i,
      /\b(?:play|cast|look at) [^.]*\b(?:from )?the top (?:card )?of your library\b/i,
      /\bon top of your library\b/i,
      /\bmiracle\b/i,
    ],
    unless: [/\bsearch your library\b/i],
  },
  'toughness-matters': {
    tags: ['toughness-matters*', 'tribal-wall*', 'defender-matters*'],
    keywords: ['Defender'],
    says: [
      /\b(?:equal to|greatest|total|by) [^.]*\btoughness\b/i,
      /\btoughness greater than its power\b/i,
      /\bassigns? combat damage equal to [^.]*toughness\b/i,
      /\bdefender\b/i,
    ],
    creature: { toughness: 6 },
  },
  treasure: { types: ['Treasure'], says: [/\bTreasures?\b/] },
  'triggered-abilities': {
    says: [/\btriggered abilit(?:y|ies)\b/i, /\btriggers? an additional time\b/i],
    unless: [/\bcounter target\b/i],
  },
  tron: { types: ['Mine', 'Power-Plant', 'Tower'], says: [/\bUrza's (?:Mine|Tower|Power)/] },
  tutors: { roles: ['tutor'] },
  unblockable: {
    tags: ['gives-unblockable*', 'saboteur*', 'unblockable*'],
    keywords: ['Skulk', 'Shadow', 'Fear', 'Intimidate'],
    says: [
      /\bcan't be blocked\b/i,
      /\bdeals combat damage to (?:a player|an opponent|one or more players)\b/i,
      /\bunblockable\b/i,
    ],
  },
  vehicles: {
    tags: ['synergy-vehicle*'],
    types: ['Vehicle'],
    keywords: ['Crew'],
    says: [/\bVehicles?\b/, /\bcrews?\b/i],
  },
  voltron: {
    tags: ['synergy-aura', 'synergy-equipment'],
    types: ['Equipment', 'Aura'],
    says: [
      /\b(?:equipped|enchanted) creature (?:gets|has)\b/i,
      /\bEquipment\b/,
      /\bAuras? (?:cards?|spells?|attached|you control)\b/,
      /\bcommanders? you control (?:gets?|have|has)\b/i,
    ],
    unless: [/\bcan't attack\b/i],
  },
  waterbending: { says: [/\bwaterbend(?:s|ing)?\b/i] },
  wheels: {
    tags: ['wheel*', 'draw-hate*'],
    says: [
      /\beach player (?:may )?(?:discards? (?:their|his or her) hand|shuffles? [^.]*\bhand\b)/i,
      /\bdiscards? (?:their|your|all the cards in [^.]*) hand[^.]*\bdraws?\b/i,
      /\bwhenever an opponent draws?\b/i,
    ],
  },
  'x-spells': {
    tags: ['synergy-x-spell*'],
    xCost: true,
    says: [/\{X\} in (?:its|their) (?:mana )?costs?\b/i, /\bcosts? that contain \{X\}/i],
  },
};
