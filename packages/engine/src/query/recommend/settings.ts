/**
 * Chosen constants of the recommender. Those of the model were picked on a validation split (docs/adr/0011); similarity
 * is a cosine, 0…1.
 */
export const RECOMMEND = {
  /** Nearest decks whose weighted mean is the expectation. */
  neighbors: 500,
  /** Nearest decks on which the deviations from that mean are regressed; fewer in scope: decks of all colors count. */
  regressed: 150,
  /** Similarity by which a deck's weight falls by the factor e, in the mean and in the regression. */
  meanWidth: 0.05,
  regressionWidth: 0.3,
  /** Ridge of the regression for a whole list; a list of the share r of a deck has ridge / r³. */
  ridge: 30,
  minListShare: 0.02,
  /** Similarity a deck of the same commander gains, and what it gains more the shorter the list is. */
  sameCommander: 0.05,
  sameCommanderShortList: 0.2,
  /** Share of that gain for a deck which has one of the commanders in common. */
  sharedPartner: 0.5,
  /** Similarity a deck loses per year of age, and for colors outside the commanders'. */
  agePerYear: 0.1,
  outsideColors: 0.1,

  maxReasons: 3,
  /** A pair is named from this share of the other card's decks on, and this much above the card's inclusion. */
  withMinShare: 0.3,
  withMinGain: 0.05,
  withMinDecks: 5,
  /** The commander is named from this many decks and this share on, lift from this factor on. */
  commanderMinDecks: 3,
  commanderMinShare: 0.2,
  liftMinFactor: 1.5,
  /** Strength of the lift's prior, in decks. */
  liftPriorDecks: 5,

  /** A card may go when decks like the list, the card itself not considered, would play it less often than this. */
  cutMaxFit: 0.5,
  /** Above this weighted share of near decks a card fits, whatever the regression says: it would seldom differ. */
  surelyFits: 0.8,
  /** A role is overfull from this many cards, and this many standard deviations, above similar decks. */
  redundantMinExcess: 2,
  redundantMinDeviations: 1,
  /** What a wholly redundant card gains over one that only fits badly. */
  redundancyWeight: 0.1,
  highManaValue: 5,
  /** A better card of the same role is named when it is expected this much more often. */
  replacementMinGain: 0.2,
  /** Basics may go from this many lands above similar decks on. */
  landMinExcess: 5,
} as const;
