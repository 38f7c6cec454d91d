/**
 * Chosen constants of the recommender. The constants of the model were tuned on a validation split (docs/design/recommender.md);
 * similarity is a cosine, 0…1.
 */
export const RECOMMEND = {
  /** Nearest decks whose weighted mean is the expectation. */
  neighbors: 500,
  /**
   * Number of nearest decks in the regression of the deviations; with fewer decks in scope, decks of all colors count.
   */
  regressed: 150,
  /**
   * All decks within the colors are compared in a corpus of at most this many decks, and where they are no more than the
   * candidates …
   */
  exactDecks: 20_000,
  /**
   * … otherwise this many, chosen by the cards they share with the list, of which this many entries are read or, if that is
   * more, so many for each deck within the colors.
   */
  candidates: 1_000,
  entriesRead: 250_000,
  entriesPerDeck: 0.25,
  /** Difference in similarity that reduces a deck's weight by a factor of e, in the mean and in the regression. */
  meanWidth: 0.05,
  regressionWidth: 0.3,
  /** Ridge of the regression for a whole list; for a list that is a share r of a deck, ridge / r³. */
  ridge: 30,
  minListShare: 0.02,
  /** Similarity bonus for the same commander, and the extra bonus for short lists. */
  sameCommander: 0.05,
  sameCommanderShortList: 0.2,
  /** Share of that bonus for a deck with one commander in common. */
  sharedPartner: 0.5,
  /** Similarity penalty per year of age, and for colors outside the commanders'. */
  agePerYear: 0.1,
  outsideColors: 0.1,

  /**
   * How far near decks decide, beside the card model: the cosine to the list of the near deck at this position, for a
   * whole list, below which they decide nothing and above which they decide as much as they may …
   */
  gateNeighbor: 20,
  gateFar: 0.08,
  gateNear: 0.3,
  /** … which is this share for a whole list, and this part of it if no deck has the commander. */
  gateMost: 0.6,
  gateNewCommander: 0.5,
  /** … and at least, if the card model knows no card of the list and no commander. */
  gateUnknown: 0.3,
  /**
   * What of a deck a list lacks is decided by near decks if the commander has many more decks than this: those of the
   * commander are near.
   */
  gateCommanderDecks: 10,
  /**
   * How much a card that serves the plan in full gains where no deck is near: a factor on its expectation, and an expectation
   * of its own, which grows with this power of its fit. In full at no nearness, by this power of what is missing to nearness.
   */
  planFactor: 0.5,
  planPrior: 0.25,
  planPower: 2,
  planFar: 1.5,
  /**
   * Without decks, another Game Changer is expected this much more in a list with so many of them; in one with fewer, by as
   * large a part of it, down to the number that makes a deck bracket 4.
   */
  gameChangerGain: 0.3,
  gameChangersFull: 8,
  /**
   * Shares of the nearest decks are named from this cosine of the near deck at that position on, for a commander that has
   * decks and one that has none; or if so much of the answer is for the commander's own decks to give.
   */
  nearFrom: 0.265,
  /**
   * A list that is a smaller part of a deck opens only as much of the gate, and names no shares of near decks, unless the commander has
   * so many decks: these are near whatever few cards the list has yet.
   */
  nearPart: 0.1,
  nearOwnDecks: 9,
  nearFromNew: 0.39,
  nearByCommander: 0.47,

  /**
   * Additions are put in the order of their expected share, divided by this power of their inclusion over all decks of their
   * colors, for a list that is a share r of a deck r³ of the power. An inclusion counts as at least the second number.
   */
  popularityPower: 0.11,
  popularityFrom: 0.002,

  /**
   * A card's place is multiplied by how much more often cards of its price are in the list than among so many suggested
   * first, and by the root of it if so many decks play the card.
   */
  priceSuggested: 100,
  priceDecks: 30,
  /** Prices in dollars between which they are told apart, and steps and width of the kernel, in natural logarithms. */
  priceFrom: 0.1,
  priceTo: 1000,
  priceStep: 0.2,
  priceWidth: 1.3,
  /** The list's prices count beside so many that are distributed as among the suggested cards; added to both densities. */
  pricePriorCards: 10,
  priceLeast: 0.1,

  maxReasons: 3,
  /**
   * A pair is a reason if the card is in at least this share of the other card's decks, and this much above its
   * inclusion.
   */
  withMinShare: 0.3,
  withMinGain: 0.05,
  withMinDecks: 5,
  /** Minimum number of precons with both cards; there are few precons. */
  withMinPrecons: 2,
  /**
   * From twice as many decks on, about so many are a sample that shows most weak pairs, of cards that should be in so many
   * of its decks.
   */
  sampleDecks: 32_768,
  sampleMinDecks: 128,
  /** A card is like another with at least this likeness. */
  alikeFrom: 0.3,
  /** The commander is a reason with at least this many decks and this share; lift with at least this factor. */
  commanderMinDecks: 3,
  commanderMinShare: 0.2,
  liftMinFactor: 1.5,
  /** Strength of the lift's prior, in decks. */
  liftPriorDecks: 5,

  /** A commander's inclusion counts beside this many decks of its colors where cuts are chosen. */
  commanderPriorDecks: 5,
  /** A card can be cut if decks similar to the rest of the list would play it less often than this. */
  cutMaxFit: 0.5,
  /**
   * A card with more than this weighted share of near decks fits; the regression is skipped because it would rarely
   * disagree.
   */
  surelyFits: 0.8,
  /**
   * A role has too many cards if it has at least this many, and this many standard deviations, more than similar decks.
   */
  redundantMinExcess: 2,
  redundantMinDeviations: 1,
  highManaValue: 5,
  /** A better card of the same role is named if its expectation is this much higher. */
  replacementMinGain: 0.2,
  /** Basics can be cut with at least this many lands more than similar decks. */
  landMinExcess: 5,
  /** Score of such a cut. */
  floodScore: 0.5,
} as const;

/**
 * Weights of `misfitProbability`, fitted to foreign cards planted in lists of the validation splits, long and short, on corpora
 * large and small (docs/benchmarks/recommendations.md, docs/design/recommender.md).
 */
export const MISFIT = {
  always: -2.01,
  fit: -2.6,
  logFit: -0.485,
  logInColors: 0.875,
  logByCommander: -0.635,
  /** Times the share of a whole deck that the list lacks. */
  short: -1.115,
  /** For a card that the card model knows by its features alone, since few decks or none have it. */
  unknown: -0.985,
  /** Of the likeness to the list and to the commander, where no deck is like the list; less the nearer they are. */
  likeList: -2.96,
  likeCommander: -7.8,
  /** The likeness to the list is that to so many of its cards, those most like the card. */
  mostAlike: 5,
  /**
   * For a role the list has too many cards of, beside similar decks that are near; not fitted, since planted cards are in
   * no such role.
   */
  surplus: 0.5,
  /** Added before a logarithm is taken. */
  least: 0.003,
  /** So many decks are added to those of the colors, in which every card has this inclusion. */
  priorDecks: 20,
  priorInclusion: 0.03,
  /** The average card of the fitted lists, into which one in twenty was planted; a cut must be more likely foreign. */
  cutFrom: 0.05,
} as const;
