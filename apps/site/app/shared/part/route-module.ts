import { fetchPart, importPart } from './fetch-part.ts';

type Route = { id: string; module: string };

/**
 * Stands in place of the router's own (lasting-imports.ts), which reloads the document where the code of a page cannot be
 * fetched: offline, that takes the page away the visitor is on.
 * @throws PartMissing
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  known[route.id] ??= await fetchPart(() => importPart(route.module));
  return known[route.id];
}
