/** Publishers of rulings: Wizards of the Coast, and Scryfall for what they leave open. */
export const RULING_SOURCES = ['wotc', 'scryfall'] as const;

/** A ruling on how a card works; the date is YYYY-MM-DD. */
export type Ruling = { date: string; source: (typeof RULING_SOURCES)[number]; text: string };

/** The rulings of one card, newest first; `key` is the card's key. */
export type CardRulings = { key: string; rulings: Ruling[] };
