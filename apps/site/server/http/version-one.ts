/** Base of every call of version 1. */
export const VERSION_ONE = '/api/v1';

/**
 * What programs of others call: version 1, documents of the de-facto format, oEmbed, embedded cards, feeds, site maps, previews, the clients,
 * assistants. Errors there are problem
 * documents; the calls of the site's own pages and of accounts answer the part that these have in common.
 */
export function isForPrograms(path: string): boolean {
  return PROGRAM_PATHS.test(path);
}

const PROGRAM_PATHS =
  /^\/(?:api\/(?:v1|recs|cards|search|filters|deckpreview|decks\/insight|typeahead)|data|static|pages|_next\/data|oembed|embed|mcp|og|clients|sitemaps|sitemap\.xml|route|deckpreview|feed\.xml|(?:commanders|sets|tags)\/[^/]+\/feed\.xml)(?:\/|$)/;

export function isVersionOne(path: string): boolean {
  return path === VERSION_ONE || path.startsWith(`${VERSION_ONE}/`);
}
