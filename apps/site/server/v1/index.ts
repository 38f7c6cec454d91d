import type { Api } from '../http/api.ts';
import { cardResourceRoutes } from './cards.ts';
import { movedPageRoutes } from './moved-pages.ts';

/** The resources of version 1. */
export function versionOneRoutes(api: Api): void {
  cardResourceRoutes(api);
  movedPageRoutes(api);
}
