const COMMANDER = '/api/v1/commanders/atraxa-praetors-voice';
const DECK = {
  commanders: ['Atraxa, Praetors’ Voice'],
  cards: ['1 Sol Ring', 'Arcane Signet', 'Command Tower'],
};

/** Calls that are measured together; `path` may differ from turn to turn. */
export type Kind = { name: string; path: (turn: number, site: string) => string; body?: object };

export const KINDS: readonly Kind[] = [
  { name: 'a card', path: () => '/api/v1/cards/sol-ring' },
  { name: '50 cards', path: () => '/api/v1/cards' },
  // The cache keys differ, so that each page is printed anew from the cached list.
  {
    name: '100 cards of the list, printed anew',
    path: (turn) => `/api/v1/cards?limit=100&min_decks=${turn % 4}&fields=${getFields(turn)}`,
  },
  { name: 'a commander', path: () => COMMANDER },
  { name: '100 cards of a commander', path: () => `${COMMANDER}/cards?limit=100` },
  {
    name: 'the same, filtered and computed anew',
    path: (turn) => `${COMMANDER}/cards?limit=100&min_decks=${turn}`,
  },
  {
    name: 'a search, computed anew',
    path: (turn) => `/api/v1/search?q=${encodeURIComponent(`mv<=${turn}`)}&limit=10`,
  },
  {
    name: 'a batch of 3 cards',
    path: () => '/api/v1/cards/batch',
    body: { ids: ['sol-ring', 'arcane-signet', 'command-tower'] },
  },
  { name: 'insight of a deck', path: () => '/api/v1/insight', body: DECK },
  { name: 'recommendations for it', path: () => '/api/v1/recommendations', body: DECK },
  { name: 'a card by a misspelled name', path: () => '/api/v1/cards/named?fuzzy=sol+rign' },
  // Names that are not there take longest; no two turns ask for one name.
  {
    name: 'the same, computed anew',
    path: (turn) =>
      `/api/v1/cards/named?fuzzy=${['sol rign', 'arcane signt', 'comand tower'][turn % 3]}&fields=${getFields(turn)}`,
  },
  { name: 'a card by its id elsewhere', path: () => '/api/v1/cards/lookup?oracle_id=sol-ring' },
  { name: 'a random card of a query', path: () => '/api/v1/cards/random?q=t:creature' },
  { name: 'a random commander', path: () => '/api/v1/commanders/random' },
  { name: 'the combos of a deck', path: () => '/api/v1/combos/find', body: DECK },
  {
    name: 'combos by a query, computed anew',
    path: (turn) => `/api/v1/combos/search?q=${encodeURIComponent(`cards<=3 decks>=${turn % 50}`)}&limit=10`,
  },
  { name: 'the bracket of a deck', path: () => '/api/v1/brackets/estimate', body: DECK },
  { name: 'commanders by conversion', path: () => '/api/v1/commanders/results?order=conversion' },
  { name: 'tournaments', path: () => '/api/v1/tournaments' },
  { name: 'a tournament', path: () => '/api/v1/tournaments/sample-open-40' },
  { name: 'a catalog of names', path: () => '/api/v1/catalogs/card-names' },
  { name: 'the printings of a card', path: () => '/api/v1/cards/sol-ring/printings' },
  { name: 'the feed of a theme', path: () => '/tags/tokens/feed.xml' },
  { name: 'the feed of a commander', path: () => '/commanders/atraxa-praetors-voice/feed.xml' },
  {
    name: 'oEmbed of a card',
    path: (_, site) => `/oembed?url=${encodeURIComponent(`${site}/cards/sol-ring`)}`,
  },
];

/** A choice of fields that differs from turn to turn. */
function getFields(turn: number): string {
  const fields = ['name', 'slug', 'rarity', 'salt', 'num_decks', 'layout', 'set', 'released'];
  return fields.filter((_, index) => ((turn + 1) >> index) % 2 === 1).join(',') || 'name';
}
