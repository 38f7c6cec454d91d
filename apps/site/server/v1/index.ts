import type { Api } from '../api/api.ts';
import { adviceRoutes } from './advice.ts';
import { bulkRoutes } from './bulk.ts';
import { cardResourceRoutes } from './cards.ts';
import { catalogRoutes } from './catalogs.ts';
import { comboResourceRoutes } from './combos.ts';
import { commanderResourceRoutes } from './commanders.ts';
import { deckListRoutes } from './deck-lists.ts';
import { deckResourceRoutes } from './decks.ts';
import { gonePageRoutes } from './gone-pages.ts';
import { preconResourceRoutes } from './precons.ts';
import { searchResourceRoutes } from './search.ts';
import { setResourceRoutes } from './sets.ts';
import { themeResourceRoutes } from './themes.ts';
import { tournamentRoutes } from './tournaments.ts';

/** The resources of version 1; `bulkFrom` is the data folder with the bulk data, if there are any. */
export function versionOneRoutes(api: Api, bulkFrom: string | null): void {
  cardResourceRoutes(api);
  commanderResourceRoutes(api);
  deckResourceRoutes(api);
  comboResourceRoutes(api);
  themeResourceRoutes(api);
  setResourceRoutes(api);
  preconResourceRoutes(api);
  tournamentRoutes(api);
  catalogRoutes(api);
  searchResourceRoutes(api);
  adviceRoutes(api);
  deckListRoutes(api);
  bulkRoutes(api, bulkFrom);
  gonePageRoutes(api);
}
