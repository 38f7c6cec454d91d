/**
 * What the figures of a deck sample are called, on pages and in the descriptions of the API's fields alike, so that both
 * say the same.
 */
export const DECK_SAMPLE_LABELS = {
  numDecks: 'Decks counted',
  datedDecks: 'Decks with a known saved date',
  undatedDecks: 'Decks without one, dated by their cards (estimated)',
  decksWithEstimatedBasics: 'Decks with estimated basic lands',
  decksWithEstimatedBracket: 'Decks with an estimated bracket',
  nearIdenticalGroups: 'Groups of near-identical decks',
  nearIdenticalDecks: 'Decks in these groups',
  effectiveDecks: 'Decks with each group counted once, for intervals',
  sources: 'Decks by source',
  firstSaved: 'First saved',
  lastSaved: 'Last saved',
  asOf: 'As of',
  range: 'Time range',
} as const;

/** The label of a card that came out after the as-of date, and therefore has no share. */
export const NEWER_THAN_DECKS = 'Newer than these decks';

/** What the control that shows the figures is called. */
export const DECK_SAMPLE_TITLE = 'What these numbers rest on';
