import type { CardRole } from '@deckwright/domain';

/** Words for a role beside its id and its label. */
export const ROLE_SYNONYMS: Readonly<Record<string, CardRole>> = {
  accelerant: 'ramp',
  acceleration: 'ramp',
  'mana ramp': 'ramp',
  'card draw': 'draw',
  'draw cards': 'draw',
  'draws cards': 'draw',
  'draw a card': 'draw',
  'draws a card': 'draw',
  'card advantage': 'draw',
  'board wipe': 'sweeper',
  boardwipe: 'sweeper',
  'mass removal': 'sweeper',
  wrath: 'sweeper',
  wipe: 'sweeper',
  counter: 'counterspell',
  'counter spell': 'counterspell',
  reanimation: 'recursion',
  'mana rock': 'mana-artifact',
  'extra turn': 'extra-turn',
  'spot removal': 'removal',
  'utility land': 'utility-land',
};

/** A free spell needs no mana, or may be cast for something else. */
const FREE = `-t:land (mv=0 or o:"rather than pay ~'s mana cost" or o:"cast ~ without paying")`;

/** A sacrifice that is a cost. */
const SACRIFICES =
  '(o:"sacrifice a creature:" or o:"sacrifice another creature:" or o:"sacrifice an artifact:")';

/** What keeps others from playing their cards, by the sentences that do. */
const STAX =
  '(o:"players can\'t" or o:"player can\'t" or o:"opponents can\'t" or o:"more to cast" or o:"don\'t untap" or o:"skip their")';

const ARTIFACT_REMOVAL =
  '(o:"destroy target artifact" or o:"exile target artifact" or o:"destroy all artifacts")';
const ENCHANTMENT_REMOVAL =
  '(o:"destroy target enchantment" or o:"exile target enchantment" or o:"artifact or enchantment" or o:"destroy all enchantments")';
const GRAVEYARD_HATE =
  '(o:"exile target player\'s graveyard" or o:"exile all graveyards" or o:"exile each opponent\'s graveyard" or o:"card from a graveyard" o:exile)';
const MANA_DOUBLERS =
  '(o:"tap a land for mana, add" or o:"tapped for mana, its controller adds" or o:"as much of that mana")';
/** Not "onto the battlefield", as what comes from a graveyard does. */
const BLINK = 'o:exile o:return o:" to the battlefield under"';
const LAND_TUTORS = 'o:"search your library" o:land';
const LARGE = 't:creature pow>=6';

/** Words that say what is so of a card, with the condition for them; several conditions are readings of a word with two meanings. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  cheap: ['usd<1', 'mv<=2'],
  inexpensive: ['usd<1'],
  budget: ['usd<1'],
  expensive: ['usd>20', 'mv>=6'],
  free: [FREE],
  'free spell': [FREE],
  legendary: ['t:legendary'],
  commander: ['is:commander'],
  partner: ['is:partner'],
  'game changer': ['is:gamechanger'],
  gamechanger: ['is:gamechanger'],
  banned: ['banned:commander'],
  mono: ['id=1'],
  multicolor: ['c:m'],
  multicolored: ['c:m'],
  'five color': ['id=5'],
  '5 color': ['id=5'],
  permanent: ['is:permanent'],
  'fetch land': ['is:fetchland'],
  fetchland: ['is:fetchland'],
  'shock land': ['is:shockland'],
  shockland: ['is:shockland'],
  'dual land': ['is:dual'],
  'pain land': ['is:painland'],
  'check land': ['is:checkland'],
  'tri land': ['is:triome'],
  triome: ['is:triome'],
  salty: ['salt>=2'],
  common: ['r:common'],
  uncommon: ['r:uncommon'],
  rare: ['r:rare'],
  mythic: ['r:mythic'],
  popular: ['order:decks'],
  staple: ['order:decks'],
  new: ['order:released'],
  newest: ['order:released'],
  lifegain: ['o:gain o:life'],
  'life gain': ['o:gain o:life'],
  'gain life': ['o:gain o:life'],
  'gains life': ['o:gain o:life'],
  'make tokens': ['o:create o:token'],
  'makes tokens': ['o:create o:token'],
  'create tokens': ['o:create o:token'],
  'creates tokens': ['o:create o:token'],
  token: ['o:create o:token'],
  'sacrifice outlet': [SACRIFICES],
  'sac outlet': [SACRIFICES],
  'extra combat': ['o:"additional combat phase"'],
  'make treasure': ['o:"treasure token"'],
  'makes treasure': ['o:"treasure token"'],
  flyer: ['keyword:flying'],
  flier: ['keyword:flying'],
  trampler: ['keyword:trample'],
  hasty: ['keyword:haste'],
  'mana dork': ['t:creature o:"{t}: add"'],
  dork: ['t:creature o:"{t}: add"'],
  'instant speed': ['(t:instant or keyword:flash)'],
  stax: [STAX],
  hatebear: [`t:creature mv<=3 ${STAX}`],
  'hate bear': [`t:creature mv<=3 ${STAX}`],
  'tax effect': ['(o:"more to cast" or o:"unless that player pays")'],
  'artifact removal': [ARTIFACT_REMOVAL],
  'enchantment removal': [ENCHANTMENT_REMOVAL],
  'creature removal': ['role:removal o:"target creature"'],
  'land destruction': ['o:"destroy target land"'],
  'mass land destruction': ['role:mass-land-denial'],
  'graveyard hate': [GRAVEYARD_HATE],
  'token doubler': ['o:"twice that many" o:token'],
  'counter doubler': ['o:"twice that many" o:counter'],
  'mana doubler': [MANA_DOUBLERS],
  'cost reducer': ['o:"spells you cast cost" o:less'],
  wheel: ['o:"discards their hand" o:draws'],
  cantrip: ['(t:instant or t:sorcery) mv<=2 o:"draw a card"'],
  looter: ['o:"draw a card, then discard a card"'],
  blink: [BLINK],
  flicker: [BLINK],
  burn: ['(t:instant or t:sorcery) o:"damage to"'],
  drain: ['o:"each opponent loses"'],
  lord: ['t:creature o:other o:"get +"'],
  anthem: ['o:"creatures you control get +"'],
  'haste enabler': ['(o:"have haste" or o:"has haste" or o:"gain haste" or o:"gains haste")'],
  'big creature': [LARGE],
  fatty: [LARGE],
  fatties: [LARGE],
  fog: ['o:"prevent all combat damage"'],
  clone: ['(o:"a copy of any" or o:"copy of target creature" or o:"copy of another target creature")'],
  'pillow fort': ['(o:"can\'t attack you" or o:"attack you unless")'],
  'group hug': ['o:"each player" o:draw'],
  'combat trick': ['t:instant o:"target creature gets +"'],
  'man land': ['t:land o:becomes o:creature'],
  manland: ['t:land o:becomes o:creature'],
  'creature land': ['t:land o:becomes o:creature'],
  'mana fixing': ['o:"any color"', 'role:fixing-land'],
  fixing: ['o:"any color"', 'role:fixing-land'],
  unblockable: ['o:"can\'t be blocked"'],
  aristocrat: ['o:dies (o:"loses 1 life" or o:"1 damage")'],
  'win condition': ['(o:"you win the game" or o:"loses the game")'],
  wincon: ['(o:"you win the game" or o:"loses the game")'],
  discard: ['(o:"opponent discards" or o:"player discards" or o:"opponents discard")'],
  etb: ['o:"when ~ enters"'],
  'etb effect': ['o:"when ~ enters"'],
  'tapped land': ['t:land (o:"enters tapped" or o:"enters the battlefield tapped")'],
  tapland: ['t:land (o:"enters tapped" or o:"enters the battlefield tapped")'],
  '+1/+1 counter': ['o:"+1/+1 counter"'],
  'treasure maker': ['o:"treasure token"'],
  untapper: ['(o:"untap target" or o:"untap all")'],
  'copy spell': ['o:"copy target" o:spell'],
  theft: ['o:"gain control of"'],
  steal: ['o:"gain control of"'],
  'land tutor': [LAND_TUTORS],
  'tutor for land': [LAND_TUTORS],
  'tutors for land': [LAND_TUTORS],
  'land ramp': ['-t:land role:ramp o:land o:"onto the battlefield"'],
};

/** Words without a meaning of their own. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'and', 'of', 'for', 'in', 'with', 'that', 'which', 'who', 'has', 'have', 'having'],
  ...['are', 'is', 'can', 'my', 'all', 'any', 'some', 'card', 'cards', 'spell', 'spells', 'good', 'best'],
]);

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const NUMBER_BY_WORD: ReadonlyMap<string, number> = new Map(
  ONES.map((word, number) => [word, number]),
);
