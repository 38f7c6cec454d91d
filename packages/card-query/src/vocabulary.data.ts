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
