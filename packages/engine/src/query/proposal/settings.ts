/** Chosen constants of proposed decks; the numbers of cards per role are in THRESHOLDS. */
export const PROPOSAL = {
  /** The place in the ranking by the card model at which a card's likeness to the commander counts half. */
  halfRank: 40,
  /** The place in the ranking with a plan at which a card’s likeness to the plan counts half. */
  halfRankBeside: 100,
  /**
   * Weights of what the commanders ask for, of both places and of how established a card is, for the plan, and what is
   * deducted for each mana beyond what is usual for the part …
   */
  plan: { requested: 1, like: 0.4, beside: 0.45, standing: 1.8, perMana: 0.07 },
  /** … and for the cards of a role. */
  role: { requested: 0.1, like: 0.15, beside: 0.45, standing: 1.4, perMana: 0.12 },
  /** If a commander asks for nothing, its own themes count this much, and likeness to its text too. */
  ofItself: 0.4,
  /** A creature type that the commander names counts this much more than a theme of the same rarity. */
  typeFactor: 2.2,
  /** A type that the commander only makes tokens of counts this part. */
  madeType: 0.4,
  /** The least that a request counts, however many cards meet it, and the least for a kind of cards that a text names. */
  minRequested: 0.1,
  minNamed: 0.5,
  /** Other attackers count this part for a commander that attacks itself. */
  ownCombat: 0.4,
  /** What is deducted from a card that names only creature types that nobody asks for. */
  otherType: 0.3,
  /** What meeting a need counts, and one that the deck does not work without, for the best cards that do. */
  needed: 0.7,
  vital: 1.6,
  /** Of the plan, at most so many cards have this mana value or more. */
  highManaValue: 6,
  maxHigh: 6,
  maxHighPaidLess: 15,
  /** Bounds of the number of lands, and the number with which the spells are first chosen. */
  fewestLands: 34,
  mostLands: 39,
  firstLands: 37,
  /** Nonbasic lands that make two or more of the colors, and lands that fix no colors, by the number of colors 0…5. */
  fixing: [0, 0, 9, 15, 21, 24],
  utility: [12, 5, 4, 2, 1, 1],
  /** Parts of a card's standing: its share of the precons, the sets it was printed in, and its price. */
  standing: { precons: 0.55, sets: 0.2, price: 0.25 },
  /** The share of precons that counts half, and precons without the card that are added to those that could hold it. */
  halfPrecons: 0.06,
  priorPrecons: 8,
  /** Cards of this price in USD or more are as established as a price can say. */
  fullPrice: 6,
} as const;
