import {
  BUDGET_MIN_DECKS,
  COMPETITIVE,
  CURVE_LAST_MANA_VALUE,
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
  /**
   * A deck counts with at least this many different known cards, and at most that many copies, including commanders.
   */
  deckMinDifferentCards: 60,
  deckMaxCards: 100,
  /** Default of the operator's setting: dated decks older than this at the as-of date are excluded. */
  deckMaxAgeDays: 730,
  /** The as-of date is a day with at least this many decks of one source … */
  asOfMinDecks: 10,
  /** … saved in this many days up to it. */
  asOfWindowDays: 30,
  /** No account and no network can move an inclusion by more than this with the decks it shares … */
  playerDeckShare: 0.005,
  /** … once a commander has more decks than this; up to this number, each counts with one deck. */
  playerDeckFreeUpTo: 100,
  /** If other sources are older, decks of this many players, each from a different network, move the as-of date. */
  playerDatesFrom: 100,
  /** Most Game Changers in an estimated bracket 3, and the number of extra-turn cards that can be chained. */
  bracketGameChangers: GAME_CHANGERS_OF_UPGRADED,
  bracketExtraTurns: EXTRA_TURNS_THAT_CHAIN,
  /** A deck with at least this many Game Changers and at most this average mana value is estimated at 5. */
  bracketCompetitiveGameChangers: COMPETITIVE.gameChangers,
  bracketCompetitiveManaValue: COMPETITIVE.meanManaValue,
  /**
   * Strength of the synergy prior in decks. Inside and outside rates are each computed as if this many more decks had
   * played the card at the pooled rate, so 12 decks of 12 show at most 12 / (12 + 10) = 55 %.
   */
  synergyPriorDecks: 10,
  /**
   * Strength of the lift prior in decks that run the card. Lift is observed over expected decks, both computed as if
   * this many more decks ran the card exactly as independence predicts.
   */
  liftPriorDecks: 2,
  /** New Cards: first released in the last this many days, including the as-of date. */
  newCardDays: NEW_CARD_DAYS,
  newCardMinInclusion: 0.01,
  newCardMinDecks: 3,
  /** Length of High Synergy, High Lift and Top Cards. */
  headSectionCards: 10,
  /** Lowest shrunk synergy and shrunk log10 lift that count as high: +1 % and ×1.01 as displayed. */
  highSynergyMin: 0.005,
  highLiftMin: 0.005,
  highLiftMinInclusion: 0.05,
  /**
   * Lists by inclusion put cards last for which less than this share of the decks is eligible: a card newer than nearly all
   * decks is in those of players who try new cards, which says little of the other decks.
   */
  rankedMinPotentialShare: 0.1,
  /**
   * Decks of one commander with at least this share of their nonbasic cards in common (of the cards in either list) count
   * once in intervals and tests.
   */
  nearIdenticalShare: 0.9,
  /**
   * A card in fewer decks is the choice of one or two players, and never counts as high; a card in fewer decks of all is
   * not compared.
   */
  highMinDecks: 3,
  /**
   * False discovery rate: at most this share of the cards in High Synergy and High Lift is expected to be there by
   * chance.
   */
  highFalseShare: 0.05,
  /** High Synergy and High Lift warn below this many decks; with more, no interval is wider than ±15 points. */
  highFewDecks: FEW_DECKS,
  /** An interval with a larger half-width is marked as wide. */
  wideInterval: WIDE_INTERVAL,
  /** Length of each section by type. */
  typeSectionCards: 50,
  /** Last bar of the mana curve: this mana value or more. */
  curveLastManaValue: CURVE_LAST_MANA_VALUE,
  /** A deck has a price if at least this share of its different cards, including commanders, has one. */
  pricedShare: 0.9,
  /** A card in at most this share of its eligible decks counts in full for a theme … */
  themeUnusualUpTo: 0.1,
  /** … a staple in this share or more counts 0, and cards in between are interpolated. */
  themeStapleFrom: 0.5,
  /** Shares need at least this many decks. */
  themeShareMinDecks: 20,
  /** Reference decks of other commanders of the same colors; with fewer, of all other commanders. */
  themeMinReferenceDecks: 100,
  /** If its commander does not ask for the theme, a deck needs this many cards of it, including staples … */
  themeMinCards: 8,
  /** … and this many weighted cards; … */
  themeMinUnusualCards: 6,
  /** … or this many weighted cards, for a theme of which decks in its colors usually run less than one card. */
  themeRareMinCards: 4,
  /** If the commander asks for the theme, this many weighted cards are enough. */
  themeAskedMinCards: 2,
  /** A deck must exceed the usual number in its colors by this many standard deviations. */
  themeMinDeviations: 1.28,
  /**
   * Variation between decks in the number of cards of a theme, in addition to chance, as a share of the usual number.
   */
  themeSpread: 0.25,
  /**
   * A score is the natural logarithm of how far the odds of the deck's cards exceed the usual odds; plus this if the
   * commander asks for the theme, and less for themes that decks are rarely named after.
   */
  themeAskedScore: 1,
  themeSeldom: -1.3,
  /** Penalty for overlap with a better theme; in full if all of its cards belong to that theme too. */
  themeExplained: -1.6,
  /** A deck gets its best themes with at least this score, up to this number. */
  themeMinScore: 0,
  themesPerDeck: 6,
  /** A creature type is a theme of a deck with at least this many cards that have the type or name it. */
  kindredMinCards: 12,
  /**
   * Decks run creatures of many types but are named after few: added to the score of types that the commander does not
   * name.
   */
  kindredScore: -1.9,
  /** A commander that names more types than this has no particular type. */
  kindredMostNamed: 2,
  /** Strength of the prior: this many creatures at the type's overall share are added to the reference decks. */
  kindredPriorCreatures: 200,
  /** Length of a theme's lists of commanders, and minimum decks for the list by share. */
  themeCommanders: 50,
  themeCommanderMinDecks: 5,
  /** A commander's decks are split into thirds by price with at least this many priced decks. */
  budgetMinDecks: BUDGET_MIN_DECKS,
  /** Trends are measured over this many weeks up to the as-of date. */
  trendWeeks: 26,
  /** A trend needs at least this many weeks with eligible decks … */
  trendMinWeeks: 8,
  /** … and at least this many eligible decks. */
  trendMinDecks: 50,
  /**
   * False discovery rate: at most this share of the cards that a page marks as rising or falling is expected to be
   * wrong.
   */
  trendFalseShare: 0.05,
  /**
   * Commanders of the home page, and those whose change of rank is shown, have at least this many decks in the window and
   * in the one before. With counts n
   * and m that vary by chance (Poisson), |n − m| / √(n + m) is above 1.96 in 5 % of the cases: after ten decks
   * a doubling is at the limit of what chance does (21: 11 / √31 = 1.98), after two not even a tripling is (6: 1.41).
   */
  trendingMinDecks: 10,
  /** Commanders compared for similarity have at least this many decks … */
  similarMinDecks: 5,
  /** … and are compared by the cards with at least this inclusion. */
  similarMinInclusion: 0.05,
  similarCommanders: 10,
  /** Cards played together share at least this many decks. */
  togetherMinDecks: 3,
  togetherCards: 10,
  /** Commanders on a card page have at least this many decks with the card. */
  cardCommanderMinDecks: 3,
  cardCommanders: 50,
  /** An average deck of fewer decks carries a warning; the commander’s pages propose a deck from the cards. */
  averageFewDecks: 10,
  /** Cards with this salt score or more are called salty. */
  saltyFrom: SALTY_FROM,
  /** An imported salt score counts as at most this many votes, minus one for each vote of our own. */
  saltPriorVotes: SALT_PRIOR_VOTES,
  /**
   * Lands in a deck of 99 by Karsten's regression over many decks: intercept, lands per point of average mana value of
   * the nonland cards, lands less per cheap card that ramps or draws, and the highest mana value that is cheap.
   */
  landIntercept: 31.42,
  landPerManaValue: 3.13,
  landPerCheapCard: 0.28,
  cheapManaValue: 2,
  /** Ramp of three mana saves half as much, beyond the few that every deck of the regression has. */
  landPerSlowRamp: 0.14,
  slowRampManaValue: 3,
  slowRampUsual: 4,
  /**
   * From so many decks of a commander on, their average is the number of lands to advise; below, the formula within what
   * casual decks play: of 162 with labels or names, one in twenty has at most 27 to 32 lands, and one in twenty at least
   * 38 to 41, by average mana value.
   */
  landsMinDecks: 10,
  /** … unless the formula gives those decks more than so many lands more or fewer than the list … */
  landsMaxDifference: 3,
  /** … which has at least so many spells. */
  landsMinSpells: 30,
  landMin: 30,
  landMax: 40,
  /** A card with a spell in front and a land on the back is this part of a land … */
  modalLand: 0.4,
  /** … and a mythic one this part. */
  modalLandMythic: 0.75,
  /**
   * A cost of mana value 1 counts as castable on curve if its colors are available in at least this share of the games
   * with enough lands, one of each further mana value in so much more, up to the maximum.
   */
  castShare: 0.9,
  castSharePerManaValue: 0.01,
  castShareMax: 0.96,
  /** Precon advice needs this many decks with the face commander, and this many eligible decks per card. */
  preconMinDecks: 20,
  /** Cards to add have at least this inclusion in these decks … */
  preconAddMinInclusion: 0.1,
  /** … and cards to cut less than this. */
  preconCutMaxInclusion: 0.5,
  /** Length of each list of precon advice: cards, lands. */
  preconCards: 30,
  preconLands: 12,
  /** The top cut of a tournament are its first places up to this one … */
  topCutPlaces: 16,
  /** … and count only in tournaments with at least this many players. */
  topCutMinPlayers: 32,
  /** A share of decks in the top cut needs at least this many decks in such tournaments. */
  topCutMinEntries: 10,
  /** A win rate needs at least this many games, for a card on both sides: with it and without it. */
  resultMinGames: 30,
  /** Results of fewer games or, for the top cut, of fewer decks are marked as a small sample. */
  resultFewGames: 100,
  topCutFewEntries: FEW_DECKS,
  /**
   * False discovery rate: at most this share of the cards whose decks are marked as winning more or less than those
   * without them is expected to be wrong.
   */
  resultFalseShare: 0.05,
  /** In a game of four, chance alone wins this share. */
  winRateByChance: 0.25,
  /** Cards per role of a deck proposed from the cards alone. */
  skeletonRamp: 10,
  skeletonDraw: 10,
  skeletonRemoval: 9,
  skeletonSweepers: 3,
} as const;
