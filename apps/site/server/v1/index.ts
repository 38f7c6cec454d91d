import type { Api } from '../http/api.ts';
import { adviceRoutes } from './advice.ts';
import { cardResourceRoutes } from './cards.ts';
import { comboResourceRoutes } from './combos.ts';
import { commanderResourceRoutes } from './commanders.ts';
import { deckResourceRoutes } from './decks.ts';
import { movedPageRoutes } from './moved-pages.ts';
import { preconResourceRoutes } from './precons.ts';
import { searchResourceRoutes } from './search.ts';
import { setResourceRoutes } from './sets.ts';
import { themeResourceRoutes } from './themes.ts';

/** The resources of version 1. */
export function versionOneRoutes(api: Api): void {
  cardResourceRoutes(api);
  commanderResourceRoutes(api);
  deckResourceRoutes(api);
  comboResourceRoutes(api);
  themeResourceRoutes(api);
  setResourceRoutes(api);
  preconResourceRoutes(api);
  searchResourceRoutes(api);
  adviceRoutes(api);
  movedPageRoutes(api);
}
