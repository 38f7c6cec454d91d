import { fetchPart, importPart } from './fetch-part.ts';

type Route = { id: string; module: string };

/**
 * Replaces the router's own (retry-imports.ts), which reloads the document if a page's code cannot be loaded:
 * offline, that removes the page the visitor is on.
 * @throws PartLoadError
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  known[route.id] ??= await fetchPart(() => importPart(route.module));
  return known[route.id];
}
