import type { ApiContext } from './api.ts';

/** When an address was deprecated and when it ends, both YYYY-MM-DD, and what replaces it. */
export type Deprecation = { since: string; until: string; successor: string };

/** Says in headers that an address is deprecated (RFC 9745), when it ends (RFC 8594) and what to ask for instead. */
export function markDeprecated(c: ApiContext, { since, until, successor }: Deprecation): void {
  c.header('Deprecation', `@${Date.parse(`${since}T00:00:00Z`) / 1000}`);
  c.header('Sunset', new Date(`${until}T00:00:00Z`).toUTCString());
  c.header('Link', `<${successor}>; rel="successor-version", </api/docs>; rel="deprecation"`);
}
