/**
 * Slugs of cards that are legal in Commander decks but banned as companions; the card data do not say so. From the
 * format's list of banned cards.
 */
export const BANNED_COMPANIONS: readonly string[] = ['lutri-the-spellchaser'];
