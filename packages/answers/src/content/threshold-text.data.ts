import type { THRESHOLDS } from '@deckwright/engine/query';

export type ThresholdText = {
  group:
    | 'Comparing'
    | 'Sections'
    | 'Decks'
    | 'Brackets'
    | 'Themes'
    | 'Trends'
    | 'Similar'
    | 'Salt'
    | 'Precons'
    | 'Lands'
    | 'Tournaments'
    | 'Proposals';
  /**
   * How to format the figure: a count, a share in percent, percentage points, a factor stored as its logarithm, or
   * plain.
   */
  as: 'count' | 'share' | 'points' | 'factor' | 'plain';
  words: string;
};

/** Each threshold of the statistics in players' terms, by its name in the code; a missing one is a type error. */
export const THRESHOLD_TEXT = {
  deckMinDifferentCards: {
    group: 'Decks',
    as: 'count',
    words: 'minimum number of different recognized cards in a deck for it to count, commanders included',
  },
  deckMaxCards: { group: 'Decks', as: 'count', words: 'maximum cards in a deck, commanders included' },
  deckMaxAgeDays: {
    group: 'Decks',
    as: 'count',
    words:
      'days before the as-of date beyond which a dated deck is too old, unless the operator sets another limit',
  },
  asOfMinDecks: {
    group: 'Decks',
    as: 'count',
    words:
      'minimum decks of one source (or all of its decks, if it has fewer) saved in the 30 days up to the as-of date, so that a single deck cannot move it',
  },
  asOfWindowDays: {
    group: 'Decks',
    as: 'count',
    words: 'days up to the as-of date in which those decks must be saved',
  },
  playerDeckShare: {
    group: 'Decks',
    as: 'share',
    words:
      'by which the decks that one account, or one network, shares move an inclusion of a commander at most, in points',
  },
  playerDeckFreeUpTo: {
    group: 'Decks',
    as: 'count',
    words:
      'decks of a commander up to which each account and each network counts with one deck; from here to 200 no further one does',
  },
  playerDatesFrom: {
    group: 'Decks',
    as: 'count',
    words: 'players in as many networks whose newer decks move the as-of date of other sources',
  },
  bracketGameChangers: {
    group: 'Brackets',
    as: 'count',
    words: 'maximum Game Changers in a deck whose bracket we estimate at 3; with more it is 4',
  },
  bracketExtraTurns: {
    group: 'Brackets',
    as: 'count',
    words: 'extra-turn cards from which we take it that they follow each other, which is bracket 4',
  },
  bracketCompetitiveGameChangers: {
    group: 'Brackets',
    as: 'count',
    words: 'minimum Game Changers in a deck whose bracket we estimate at 5',
  },
  bracketCompetitiveManaValue: {
    group: 'Brackets',
    as: 'plain',
    words: 'maximum average mana value, lands excluded, of a deck whose bracket we estimate at 5',
  },
  synergyPriorDecks: {
    group: 'Comparing',
    as: 'count',
    words: 'imaginary decks with everyone’s habits added on both sides before synergy is computed',
  },
  liftPriorDecks: {
    group: 'Comparing',
    as: 'count',
    words: 'imaginary decks that behave like chance, added before lift is computed',
  },
  newCardDays: {
    group: 'Sections',
    as: 'count',
    words: 'days up to the as-of date in which a card of New Cards was first released',
  },
  newCardMinInclusion: { group: 'Sections', as: 'share', words: 'minimum inclusion of a card in New Cards' },
  newCardMinDecks: { group: 'Sections', as: 'count', words: 'minimum decks containing a New Card' },
  headSectionCards: {
    group: 'Sections',
    as: 'count',
    words: 'maximum cards in High Synergy, High Lift and Top Cards',
  },
  highSynergyMin: { group: 'Sections', as: 'points', words: 'synergy from which a card may be called high' },
  highLiftMin: { group: 'Sections', as: 'factor', words: 'lift from which a card may be called high' },
  highLiftMinInclusion: {
    group: 'Sections',
    as: 'share',
    words: 'minimum inclusion of a card in High Lift Cards',
  },
  rankedMinPotentialShare: {
    group: 'Sections',
    as: 'share',
    words: 'of the decks must be eligible for a card, or it comes after the others in lists by inclusion',
  },
  nearIdenticalShare: {
    group: 'Decks',
    as: 'share',
    words:
      'minimum share of the nonbasic cards in either of two decks of one commander that both run, for them to count once in intervals and tests',
  },
  highFalseShare: {
    group: 'Sections',
    as: 'share',
    words:
      'maximum share of the cards in High Synergy and High Lift that is expected to be there by chance alone',
  },
  highMinDecks: {
    group: 'Sections',
    as: 'count',
    words: 'minimum decks with a card for it to be in High Synergy or High Lift',
  },
  highFewDecks: {
    group: 'Sections',
    as: 'count',
    words: 'decks below which High Synergy and High Lift are marked as a small sample',
  },
  wideInterval: {
    group: 'Sections',
    as: 'share',
    words: 'to either side of a percentage, in points, beyond which its 95% interval is marked as wide',
  },
  typeSectionCards: { group: 'Sections', as: 'count', words: 'maximum cards in a section by type' },
  curveLastManaValue: {
    group: 'Decks',
    as: 'plain',
    words: 'mana value at which the curve ends; more expensive cards are counted there',
  },
  pricedShare: {
    group: 'Decks',
    as: 'share',
    words: 'of a deck’s different cards must have a price for the deck to have one',
  },
  averageFewDecks: {
    group: 'Decks',
    as: 'count',
    words:
      'decks below which an average deck is marked as based on few decks, and a deck is proposed from the cards',
  },
  budgetMinDecks: {
    group: 'Decks',
    as: 'count',
    words: 'priced decks from which a commander’s decks are split into budget, middle and expensive',
  },
  themeUnusualUpTo: {
    group: 'Themes',
    as: 'share',
    words: 'of eligible decks may run a card for it to count in full for a theme',
  },
  themeStapleFrom: {
    group: 'Themes',
    as: 'share',
    words: 'of eligible decks running a card make it a staple, which counts toward no theme',
  },
  themeShareMinDecks: {
    group: 'Themes',
    as: 'count',
    words: 'eligible decks, below which it is unknown whether a card is a staple',
  },
  themeMinReferenceDecks: {
    group: 'Themes',
    as: 'count',
    words:
      'decks of other commanders of the same colors a theme is judged against; with fewer, those of all others serve',
  },
  themeMinCards: {
    group: 'Themes',
    as: 'count',
    words: 'cards of a theme, staples among them, a deck needs where its commander does not ask for it',
  },
  themeMinUnusualCards: {
    group: 'Themes',
    as: 'count',
    words: 'of them by how much they count, where the commander does not ask for the theme',
  },
  themeRareMinCards: {
    group: 'Themes',
    as: 'count',
    words:
      'cards instead of these, by how much they count, where decks of its colors usually run less than one',
  },
  themeAskedMinCards: {
    group: 'Themes',
    as: 'count',
    words: 'cards of a theme, by how much they count, where the commander asks for it',
  },
  themeMinDeviations: {
    group: 'Themes',
    as: 'plain',
    words: 'standard deviations by which a deck runs more of a theme than is usual in its colors',
  },
  themeSpread: {
    group: 'Themes',
    as: 'share',
    words: 'of what is usual, by which decks differ in a theme apart from chance',
  },
  themeAskedScore: {
    group: 'Themes',
    as: 'plain',
    words:
      'added where the commander asks for the theme or names the type, to the logarithm of how far the odds of its cards exceed what is usual: the theme’s score',
  },
  themeSeldom: {
    group: 'Themes',
    as: 'plain',
    words: 'added for themes that many decks fit but few players name',
  },
  themeExplained: {
    group: 'Themes',
    as: 'plain',
    words:
      'added where all cards of a theme count for a better theme of the deck, too; less for a part of them',
  },
  themeMinScore: { group: 'Themes', as: 'plain', words: 'as the minimum score of a deck’s theme' },
  themesPerDeck: {
    group: 'Themes',
    as: 'count',
    words: 'maximum themes of a deck, besides its owner’s tags',
  },
  themeCommanders: { group: 'Themes', as: 'count', words: 'maximum commanders in each list of a theme' },
  themeCommanderMinDecks: {
    group: 'Themes',
    as: 'count',
    words: 'decks of a theme a commander needs to be listed by its share of them',
  },
  kindredMinCards: {
    group: 'Themes',
    as: 'count',
    words: 'cards of a creature type, or naming it, that a kindred deck needs at least',
  },
  kindredScore: {
    group: 'Themes',
    as: 'plain',
    words: 'added for a creature type that the commander does not name',
  },
  kindredMostNamed: {
    group: 'Themes',
    as: 'count',
    words: 'types a commander may name; with more, it names none in particular',
  },
  kindredPriorCreatures: {
    group: 'Themes',
    as: 'count',
    words:
      'creatures as in all decks mixed into what the colors predict, so that few decks predict carefully',
  },
  trendWeeks: { group: 'Trends', as: 'count', words: 'weeks over which a trend is measured' },
  trendMinWeeks: {
    group: 'Trends',
    as: 'count',
    words: 'weeks with eligible decks, for a card’s trend to be measured',
  },
  trendMinDecks: {
    group: 'Trends',
    as: 'count',
    words: 'eligible decks in these weeks',
  },
  trendFalseShare: {
    group: 'Trends',
    as: 'share',
    words: 'of “rising” and “falling” marks, at most, are expected to be chance',
  },
  trendingMinDecks: {
    group: 'Trends',
    as: 'count',
    words: 'minimum decks, now and before, to compare a commander’s ranks',
  },
  similarMinDecks: {
    group: 'Similar',
    as: 'count',
    words: 'decks a commander needs to be compared with others',
  },
  similarMinInclusion: {
    group: 'Similar',
    as: 'share',
    words: 'minimum inclusion of the cards used to compare commanders',
  },
  similarCommanders: { group: 'Similar', as: 'count', words: 'maximum similar commanders shown' },
  togetherMinDecks: {
    group: 'Similar',
    as: 'count',
    words: 'minimum decks shared by cards “played together”',
  },
  togetherCards: { group: 'Similar', as: 'count', words: 'maximum “played together” cards shown' },
  cardCommanderMinDecks: {
    group: 'Similar',
    as: 'count',
    words: 'decks with a card, for a commander to be listed on the card’s page',
  },
  cardCommanders: { group: 'Similar', as: 'count', words: 'maximum commanders on a card’s page' },
  saltyFrom: { group: 'Salt', as: 'plain', words: 'salt score (0 to 4) from which a card is called salty' },
  saltPriorVotes: {
    group: 'Salt',
    as: 'count',
    words: 'votes an imported salt score counts as at most; each vote made here replaces one',
  },
  preconMinDecks: {
    group: 'Precons',
    as: 'count',
    words: 'decks of its commander needed for advice on a precon, and eligible decks needed for each card',
  },
  preconAddMinInclusion: { group: 'Precons', as: 'share', words: 'minimum inclusion of a card to add' },
  preconCutMaxInclusion: {
    group: 'Precons',
    as: 'share',
    words: 'inclusion below which a printed card may be cut',
  },
  preconCards: { group: 'Precons', as: 'count', words: 'maximum cards in each list of advice' },
  preconLands: { group: 'Precons', as: 'count', words: 'maximum lands in each list of advice' },
  landIntercept: {
    group: 'Lands',
    as: 'plain',
    words: 'lands a recommended count starts from, for 99 cards',
  },
  landPerManaValue: { group: 'Lands', as: 'plain', words: 'lands more for each point of average mana value' },
  landPerCheapCard: {
    group: 'Lands',
    as: 'plain',
    words: 'lands fewer for each cheap card that makes mana or draws',
  },
  cheapManaValue: { group: 'Lands', as: 'plain', words: 'mana value up to which such a card is cheap' },
  landPerSlowRamp: {
    group: 'Lands',
    as: 'plain',
    words: 'lands fewer for a list for each more expensive card that makes mana',
  },
  slowRampManaValue: { group: 'Lands', as: 'plain', words: 'mana value of these cards' },
  slowRampUsual: { group: 'Lands', as: 'count', words: 'such cards that are usual and save no land' },
  landsMinDecks: {
    group: 'Lands',
    as: 'count',
    words: 'decks of a commander from which their average is the number of lands recommended for a list',
  },
  landsMaxDifference: {
    group: 'Lands',
    as: 'count',
    words: 'lands by which the formula may differ between these decks and the list',
  },
  landsMinSpells: {
    group: 'Lands',
    as: 'count',
    words: 'spells from which the formula of a list is asked for this',
  },
  landMin: { group: 'Lands', as: 'count', words: 'fewest lands the formula recommends for a list' },
  landMax: { group: 'Lands', as: 'count', words: 'most lands the formula recommends for a list' },
  modalLand: {
    group: 'Lands',
    as: 'plain',
    words: 'part of a land that a card with a spell in front and a land on the back is',
  },
  modalLandMythic: { group: 'Lands', as: 'plain', words: 'part of a land that a mythic one is' },
  castShare: {
    group: 'Lands',
    as: 'share',
    words:
      'of games with enough lands in which a cost of mana value 1 must have its color on curve; sets the number of sources a color needs',
  },
  castSharePerManaValue: { group: 'Lands', as: 'share', words: 'more for each further mana value' },
  castShareMax: { group: 'Lands', as: 'share', words: 'for the most expensive costs' },
  topCutPlaces: { group: 'Tournaments', as: 'count', words: 'first places that make the top cut' },
  topCutMinPlayers: {
    group: 'Tournaments',
    as: 'count',
    words: 'minimum players of a tournament for its top cut to count',
  },
  topCutMinEntries: {
    group: 'Tournaments',
    as: 'count',
    words: 'entries in such tournaments needed for a share in the top cut to be shown',
  },
  resultMinGames: {
    group: 'Tournaments',
    as: 'count',
    words: 'games needed for a win rate to be shown; for a card, with it and without it',
  },
  resultFewGames: {
    group: 'Tournaments',
    as: 'count',
    words: 'games below which a win rate is marked as a small sample',
  },
  topCutFewEntries: {
    group: 'Tournaments',
    as: 'count',
    words: 'entries below which a share in the top cut is marked as a small sample',
  },
  resultFalseShare: {
    group: 'Tournaments',
    as: 'share',
    words: 'maximum share of the cards named with a win rate that is expected to be there by chance',
  },
  winRateByChance: {
    group: 'Tournaments',
    as: 'share',
    words: 'of games of four that a deck no better and no worse than the others wins',
  },
  skeletonRamp: {
    group: 'Proposals',
    as: 'count',
    words: 'cards that ramp in a deck proposed from the cards',
  },
  skeletonDraw: { group: 'Proposals', as: 'count', words: 'cards that draw in it' },
  skeletonRemoval: {
    group: 'Proposals',
    as: 'count',
    words: 'cards in it that deal with one threat, or counter it',
  },
  skeletonSweepers: { group: 'Proposals', as: 'count', words: 'board wipes in it' },
} satisfies Record<keyof typeof THRESHOLDS, ThresholdText>;
