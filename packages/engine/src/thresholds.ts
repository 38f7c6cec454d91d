import {
  COMPETITIVE,
  EXTRA_TURNS_THAT_CHAIN,
  FEW_DECKS,
  GAME_CHANGERS_OF_UPGRADED,
  NEW_CARD_DAYS,
  SALT_PRIOR_VOTES,
  SALTY_FROM,
  WIDE_INTERVAL,
} from '@deckwright/domain';

/** Every chosen constant of the statistics; printed on the FAQ page. */
export const THRESHOLDS = {
  /** A deck counts from this many different known cards on and up to so many by quantity, commanders included. */
  deckMinDifferentCards: 60,
  deckMaxCards: 100,
  /** Dated decks older than this at the as-of date are left out where the operator sets nothing else. */
  deckMaxAgeDays: 730,
  /** No account and no network moves an inclusion by more than this share with the decks it shares … */
  playerDeckShare: 0.005,
  /** … once a commander has more decks than this; up to so many, each counts with one deck. */
  playerDeckFreeUpTo: 100,
  /** Decks of so many players, each of another network, move the as-of date where other sources are older. */
  playerDatesFrom: 100,
  /** An estimated bracket 3 holds at most so many Game Changers; so many extra-turn cards can follow each other. */
  bracketGameChangers: GAME_CHANGERS_OF_UPGRADED,
  bracketExtraTurns: EXTRA_TURNS_THAT_CHAIN,
  /** From so many Game Changers on, and up to this average mana value, a deck is estimated at 5. */
  bracketCompetitiveGameChangers: COMPETITIVE.gameChangers,
  bracketCompetitiveManaValue: COMPETITIVE.meanManaValue,
  /**
   * Strength of the synergy prior in decks. Inside and outside rates are each taken as if this many further decks
   * had played the card at the pooled rate, so 12 decks of 12 show at most 12 / (12 + 10) = 55 %.
   */
  synergyPriorDecks: 10,
  /**
   * Strength of the lift prior in decks that hold the card. Lift is observed over expected holders, each taken as
   * if this many further decks held the card exactly as independence predicts.
   */
  liftPriorDecks: 2,
  /** New Cards: first released in this many days up to and including the as-of date. */
  newCardDays: NEW_CARD_DAYS,
  newCardMinInclusion: 0.01,
  newCardMinDecks: 3,
  /** Length of High Synergy, High Lift and Top Cards. */
  headSectionCards: 10,
  /** Shrunk synergy and shrunk log10 lift from which a card may be called high: +1 % and ×1.01 as shown. */
  highSynergyMin: 0.005,
  highLiftMin: 0.005,
  highLiftMinInclusion: 0.05,
  /**
   * In lists by inclusion, cards that fewer than this share of the decks could hold come after the others: a deck that
   * could hold a card newer than nearly all of them is often known to be so young by that very card.
   */
  rankedMinPotentialShare: 0.1,
  /** What fewer decks hold is one player's choice, or two: it is never called high. */
  highMinDecks: 3,
  /** High Synergy and High Lift of fewer decks say so: from so many on no interval is wider than ±15 points. */
  highFewDecks: FEW_DECKS,
  /** An interval that reaches further than this to either side is marked as wide. */
  wideInterval: WIDE_INTERVAL,
  /** Length of each section by type. */
  typeSectionCards: 50,
  /** Last bar of the mana curve: this mana value or more. */
  curveLastManaValue: 10,
  /** A deck has a price when at least this share of its different cards, commanders included, has one. */
  pricedShare: 0.9,
  /** A card in at most this share of the decks that could hold it counts in full for a theme … */
  themeUnusualUpTo: 0.1,
  /** … a staple in this share or more not at all, and those between by how near they are. */
  themeStapleFrom: 0.5,
  /** Shares are taken of at least this many decks. */
  themeShareMinDecks: 20,
  /** Reference decks of other commanders of the same colors; with fewer, of all other commanders. */
  themeMinReferenceDecks: 100,
  /** Without its commander's asking a deck has a theme from this many cards on, staples and all … */
  themeMinCards: 8,
  /** … and from this many as they count; … */
  themeMinUnusualCards: 6,
  /** … of a theme that decks of its colors usually hold less than a card of, from this many as they count. */
  themeRareMinCards: 4,
  /** Where the commander asks for it, from this many on as they count. */
  themeAskedMinCards: 2,
  /** It holds this many standard deviations more than is usual in its colors. */
  themeMinDeviations: 1.28,
  /** How far decks differ in what they hold of a theme, beside chance, as a share of what is usual. */
  themeSpread: 0.25,
  /**
   * A score is how far the odds of the deck's cards exceed what is usual, as a natural logarithm, so much more where
   * the commander asks for the theme, and less where decks are hardly ever called so.
   */
  themeAskedScore: 1,
  themeSeldom: -1.3,
  /** It loses as much as a better theme explains: so much where all of its cards are that theme's, too. */
  themeExplained: -1.6,
  /** A deck has its best themes of this score and more, up to so many. */
  themeMinScore: 0,
  themesPerDeck: 6,
  /** A deck has a creature type as a theme from this many cards on that are of the type or name it. */
  kindredMinCards: 12,
  /** Decks hold creatures of many types and are called by few: this comes to those that the commander does not name. */
  kindredScore: -1.9,
  /** A commander that names more types than this names none in particular. */
  kindredMostNamed: 2,
  /** Creatures at the type's share in all decks that are added to those of the reference decks. */
  kindredPriorCreatures: 200,
  /** Length of a theme's lists of commanders; by share, those with at least this many decks of it. */
  themeCommanders: 50,
  themeCommanderMinDecks: 5,
  /** A commander's decks are parted into thirds by price from this many priced decks on. */
  budgetMinDecks: 30,
  /** Weeks up to the as-of date over which trends are measured. */
  trendWeeks: 26,
  /** A trend is measured from this many weeks on that have decks which could hold the card … */
  trendMinWeeks: 8,
  /** … and from this many such decks on. */
  trendMinDecks: 50,
  /** Of the cards that a page marks as rising or falling, at most this share is expected to be marked falsely. */
  trendFalseShare: 0.05,
  /** Commanders compared for similarity have at least this many decks … */
  similarMinDecks: 5,
  /** … and are compared by the cards in at least this share of their decks that could hold them. */
  similarMinInclusion: 0.05,
  similarCommanders: 10,
  /** Cards played together share at least this many decks. */
  togetherMinDecks: 3,
  togetherCards: 10,
  /** Commanders of a card page: at least this many decks hold the card. */
  cardCommanderMinDecks: 3,
  cardCommanders: 50,
  /** An average deck of fewer decks than this says so. */
  averageFewDecks: 10,
  /** Salt score from which a card is called salty. */
  saltyFrom: SALTY_FROM,
  /** An imported salt score counts as at most so many votes, less one for each own vote. */
  saltPriorVotes: SALT_PRIOR_VOTES,
  /**
   * Lands of a deck of 99 by Karsten's regression over many decks: intercept, per point of average mana value of the
   * other cards, and less per cheap card that ramps or draws; cheap = up to this mana value.
   */
  landIntercept: 31.42,
  landPerManaValue: 3.13,
  landPerCheapCard: 0.28,
  cheapManaValue: 2,
  /**
   * A cost counts as castable on its turn when its color is there in at least this share of the games with enough
   * lands.
   */
  sourcesShare: 0.9,
  /** Precon advice needs this many decks of the face commander, and that many which could hold the card. */
  preconMinDecks: 20,
  /** Cards to add are in at least this share of these decks … */
  preconAddMinInclusion: 0.1,
  /** … and printed cards to cut in less than this. */
  preconCutMaxInclusion: 0.5,
  /** Length of each list of precon advice: cards, lands. */
  preconCards: 30,
  preconLands: 12,
} as const;
