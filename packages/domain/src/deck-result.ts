/** The name under which decks of TopDeck.gg are ingested. */
export const TOPDECK_SOURCE = 'TopDeck.gg';

/** A tournament that a deck was played in. */
export type DeckEvent = {
  /** Id at its source. */
  id: string;
  name: string;
  /** Day on which it began, YYYY-MM-DD. */
  date: string;
  /** Number of players, those without a list included. */
  size: number;
};

/** How a deck did in a tournament: its place, from 1, and its games. */
export type DeckResult = {
  event: DeckEvent;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};

/** The best places that a page can be limited to: those of a top cut. */
export const PLACINGS = ['top16'] as const;

export type Placing = (typeof PLACINGS)[number];

/** A source that asks to be named with a link wherever its data are shown. */
export type SourceCredit = { source: string; text: string; url: string };

const CREDITS: readonly SourceCredit[] = [
  { source: TOPDECK_SOURCE, text: 'Tournament data provided by TopDeck.gg', url: 'https://topdeck.gg' },
];

/** The credits that these counts of decks by source ask for; a source without a counted deck asks for none. */
export function getCredits(provenance: readonly { source: string; decks: number }[]): SourceCredit[] {
  return CREDITS.filter(({ source }) => provenance.some((row) => row.source === source && row.decks > 0));
}
