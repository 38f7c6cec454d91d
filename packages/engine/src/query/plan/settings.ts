/** Chosen constants of plans; docs/design/plan.md says how they were chosen. */
export const PLAN = {
  /** The least share of a deck's nonland cards that a theme usually has, and what of its share of the catalog counts. */
  minShare: 0.01,
  catalogPart: 0.5,
  /** Themes and creature types of a plan. */
  maxThemes: 3,
  maxTypes: 2,
  /** … of both together. */
  most: 3,
  /** Cards of the list that a theme needs, and one that the commander asks for, for a list as long as a deck. */
  themeCards: 7,
  requestedCards: 4,
  /** Log odds above the usual that a theme needs, and what is added for one that the commander asks for. */
  themeScore: 0.9,
  requestedScore: 0.8,
  seldomScore: -0.9,
  /** A theme is left out if this part of its cards counts for one before it. */
  explained: 0.75,
  /** What of that counts for one that some decks of the commander are about, and for one that only its text names though we know its decks. */
  someDecks: 0.5,
  textAlone: 0.25,
  /** From this part on, it is the commander who asks for a theme. */
  requestedFrom: 0.5,
  /**
   * Creatures of a type that a list needs, and their share of all creatures: of one that so many of its cards are for, of one (not
   * Humans) that no card is for, of one that the commander is of, and of one that the commander asks for.
   */
  typeCreatures: 8,
  typeShare: 0.35,
  typeNamed: 2,
  unnamedCreatures: 14,
  unnamedShare: 0.5,
  ownCreatures: 6,
  ownShare: 0.2,
  requestedCreatures: 4,
  requestedShare: 0.12,
  /** Humans are in every deck. */
  humanShare: 0.65,
  /** A list of fewer nonland cards shows no plan of its own: what its commanders ask for is taken for it. */
  telling: 15,
  /** … and one of fewer than this, if nothing stands out in it. */
  tellingNothing: 40,
  /** What the second, third … theme counts beside the first. */
  laterTheme: 0.75,
  /** What a card counts for a theme, 0…1: the first and the last of the cards that players name … */
  firstNamed: 1,
  lastNamed: 0.6,
  /** … a creature of the type, a card that names the type, and any other card of the theme; each if well established … */
  ofType: 0.8,
  namesType: 0.7,
  anyType: 0.5,
  ofTheme: 0.45,
  /** … of which this part does not depend on how established the card is. */
  unestablished: 0.35,
  /** What of its value a card of our list of a theme has by its strength, and within what its standing counts for others. */
  ofStrength: { strong: 1, good: 0.9, replaceable: 0.7, weak: 0.3 },
  standingOf: { strong: [0.8, 1], good: [0.2, 1], replaceable: [0, 0.4], weak: [0, 0] },
  /** What sharing themes with the list counts, and the overlap that counts in full. */
  overlap: 0.4,
  fullOverlap: 20,
  /** What meeting a request of the commander's text counts. */
  requested: 0.5,
  /** What a staple of casual tables counts, and one of a role that the list has too few of; the last of a list this part less. */
  staple: 0.22,
  lackingStaple: 0.45,
  laterStaple: 0.5,
  /** Roles that a deck needs, with the fewest cards of each, for so many nonland cards. */
  wholeDeck: 60,
  fewest: { ramp: 8, draw: 8, removal: 6, sweeper: 2 },
  /** The score of requests that counts in full. */
  fullRequest: 2,
  /**
   * Wording that players look for with a commander: the logarithm of its rarity that says nothing, and how much more says all; below
   * `common`, a tenth of the cards have it.
   */
  wording: { unspecific: 3, scale: 3.6, common: 2.3 },
  /** From this part of a request on, a card is what the commander asks for. */
  requestedPart: 0.25,
  /** From this bracket on only this part of a fit counts in the order of additions. */
  tunedBracket: 4,
  tunedPart: 0.4,
  /** A theme of the list alone tells its cards from others if precons have at most this share of it. */
  tellingShare: 0.12,
  /** Whatever counts for a theme is wanted if precons have at most this share of it: nobody runs such cards by chance. */
  narrowShare: 0.02,
} as const;

/**
 * Cards of some themes that a tuned deck of any plan has, of its nonland cards; a list is tuned in full with `full` Game Changers, and
 * not at all with `none`.
 */
export const TUNED = {
  none: 3,
  full: 10,
  cards: {
    counterspells: 9,
    tutors: 10,
    stax: 9,
    hatebears: 7,
    storm: 5,
    'tap-untap': 6,
    discard: 4,
    'self-damage': 4,
    spellslinger: 28,
    ramp: 18,
  },
} as const;

/** What a card counts for a theme that its text has and our judgment of the card does not, where we judged it to be of general use, or of other themes. */
export const THEME_PARTS = { ofGeneralUse: 0, byText: 0.5 } as const;

/**
 * From this bracket on, decks are like those of tournaments: players know which colors they meet, and our lists of strong cards do not
 * know theirs.
 */
export const KNOWN_TABLES = 4;

/** Chosen constants of the order of additions by strength; docs/design/plan.md says how they were chosen. */
export const STRENGTH = {
  /** The rank of the first card. */
  firstRank: 10,
  factor: { strong: 1.2, good: 1, replaceable: 0.85, weak: 0.5 },
  /** In a plan with a creature type, by how much a creature has to do with it. */
  ofTypeMatch: { main: 1, wanted: 0.6, other: 0.4 },
  /** By how much of its themes a card shares with the list: the overlap that counts in full, and how much one of 0 counts against it. */
  overlap: { full: 20, exponent: 0.4 },
} as const;

/** Chosen constants of which additions are read first; docs/design/plan.md says how they were chosen. */
export const FIRST_READ = {
  /** Cards that are shown before a player asks for more, and how many of them may be of one group. */
  cards: 20,
  ofGroup: 8,
  /** What serving the plan in full counts, sharing all themes with the list, and a card of general use in place of that. */
  fit: 0.8,
  overlap: 1.4,
  ofGeneralUse: 0.5,
  /** … of which this part counts where decks are near. */
  partIfNear: 0.65,
  ofStrength: { strong: 0.4, good: 0, replaceable: -0.2, weak: -0.4 },
  /** In a plan with a creature type, by how much a creature has to do with it. */
  ofTypeMatch: { main: 0, wanted: -0.3, other: -0.4 },
  /** What being in all decks most like the list counts, where decks are like it. */
  nearShare: 2,
} as const;

/** Chosen constants of cuts; docs/design/plan.md says how they were chosen. */
export const CUTS = {
  /** More cards of a role than this are many, where the plan is not the role itself. */
  manyRamp: 14,
  manyDraw: 14,
  manyRemoval: 13,
  manySweepers: 5,
  manyTutors: 8,
  manyProtection: 8,
  manyRecursion: 8,
  manyCounterspells: 10,
  /** More than this many times of what is many are the plan of the list. */
  planFrom: 1.35,
  /** Cards that this share of at least so many decks of the commander play are never cut. */
  ownDecks: 4,
  ownShare: 0.2,
  /** Where near decks speak, they already count what the commander's decks play. */
  ownShareNear: 0.5,
  /** A card that says so much of what the list says (`commonWording`) is of its plan, whether or not a theme has a name for it. */
  commonWording: 7,
  /** A card that this share of the decks most like the list plays is not cut because of them */
  nearShare: 0.04,
  /** … one of a role that the list has more of than they do from this share on */
  nearShareIfMany: 0.06,
  /** … nor a strong one that this share plays. */
  nearShareOfStrong: 0.03,
  /** Cards to cut where no decks are near, weak ones not limited. */
  farCuts: 10,
  /** What speaks against a card: being weak, off the plan and in no role, out of place among decks, one too many of a role, outdone by a card to add … */
  weak: 0.5,
  idle: 0.25,
  byMisfit: 1,
  tooMany: 0.15,
  outdone: 0.1,
  /** … by its strength, where a list has too many cards … */
  ofStrength: { strong: -0.4, good: 0, replaceable: 0.25, weak: 0.5 },
  /** … each mana from the fourth on; and for it: its standing, how well it serves the plan, and how much it shares its themes with the list. */
  byMana: 0.03,
  byStanding: 0.3,
  byFit: 0.3,
  byOverlap: 0.02,
  /** Of a list with too many cards, lands above this may go. */
  maxLands: 40,
  /** What is taken as the overlap of a card of general use. */
  usualOverlap: 10,
  /** A card that shares so much of its themes with the list (`themeOverlap`) is of its plan; a replaceable one from this. */
  shared: 14,
  sharedByReplaceable: 4,
  /** A card that is not weak goes only if it is less established than this, or a mana rock of so much mana. */
  littleKnown: 0.12,
  expensiveRock: 3,
  /** A card that gives something to all creatures has a role in a list with so many. */
  manyCreatures: 20,
  /** A card among so many that players name first for a theme is not replaceable. */
  named: 25,
  /** How much better a card to add has to be established, or serve the plan, to take the place of another. */
  gain: 0.25,
  /** … and that of a replaceable one, which most players would rather keep. */
  gainOnReplaceable: 0.45,
} as const;
