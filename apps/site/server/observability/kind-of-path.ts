import { OWN_IMAGES } from '@deckwright/domain';
import { PREVIEWS } from '../http/paths.ts';

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['asset', /^\/(?:assets|icons|fonts)\/|^\/(?:favicon\.svg|manifest\.webmanifest)$/],
  ['image', new RegExp(`^(?:${OWN_IMAGES}|${PREVIEWS})/`)],
  ['account', /^\/api\/(?:users|staff|newsletter|patrons|salt)(?:\/|$)/],
  ['api', /^\/(?:api|mcp|oembed)(?:\/|$)/],
  ['embed', /^\/embed\//],
  ['document', /^\/(?:data|static|_next|pages)(?:\/|$)/],
  ['navigation', /\.data$/],
  ['status', /^\/(?:healthz|readyz)$/],
];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request, or `other` for one that nothing here answers. */
export function toMethodLabel(stated = ''): string {
  return METHODS.has(stated) ? stated : 'other';
}

/**
 * What a request asks for, as one of nine words: with the path as label, visitors could create any number of time
 * series.
 */
export function kindOfPath(path: string): string {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}
