import type { DeckInsight } from '@deckwright/contract/schemas';

type Fill = NonNullable<DeckInsight['fill']>;

/** Without nonbasic lands, which the player may not own; everybody has basic ones. */
export function withBasicsOnly(fill: Fill): Fill {
  return {
    ...fill,
    nonbasics: [],
    cards: fill.basics.map((basic) => ({ ...basic, source: 'basic' })),
    reason: 'Basic lands by the mana symbols in costs.',
  };
}

/** While the site restarts, a process of the version before may answer, which fills a list with basic lands alone. */
export function withListedLands(fill: Fill): Fill {
  return Array.isArray(fill.cards) ? fill : withBasicsOnly(fill);
}
