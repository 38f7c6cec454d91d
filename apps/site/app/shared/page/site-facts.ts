export const SITE_NAME = 'Deckwright';

export const SITE_LINE = 'Statistics and advice for Commander decks, with every number’s sample size shown.';

export const FAN_CONTENT_POLICY = 'https://company.wizards.com/en/legal/fancontentpolicy';

/** The services whose published data an operator may ingest. */
export const DATA_CREDITS = [
  { name: 'Scryfall', url: 'https://scryfall.com' },
  { name: 'MTGJSON', url: 'https://mtgjson.com' },
  { name: 'Commander Spellbook', url: 'https://commanderspellbook.com' },
] as const;
