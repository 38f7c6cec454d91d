import { VERSION_ONE } from './version-one.ts';

/** Where assistants call the site by the Model Context Protocol. */
export const MCP = '/mcp';

/** Base path of preview pictures. */
export const PREVIEWS = '/og';

/** Calls that are computed anew each time. */
export const WORKING_CALLS: readonly string[] = [
  '/api/recs',
  '/api/decks/insight',
  '/api/search',
  '/api/search/within',
  `${VERSION_ONE}/recommendations`,
  `${VERSION_ONE}/insight`,
  `${VERSION_ONE}/deck-lists`,
  `${VERSION_ONE}/search`,
  `${VERSION_ONE}/cards/batch`,
  `${VERSION_ONE}/cards/named`,
  `${VERSION_ONE}/cards/random`,
  `${VERSION_ONE}/commanders/random`,
  `${VERSION_ONE}/combos/search`,
  `${VERSION_ONE}/combos/find`,
  `${VERSION_ONE}/brackets/estimate`,
];
