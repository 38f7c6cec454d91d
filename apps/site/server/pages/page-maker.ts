import type { LoadedSnapshot } from '@deckwright/answers';
import { isPrivatePage } from '@deckwright/domain';
import type { WholeAnswer } from '../cache/cached-answer.ts';
import { audienceOrigins } from '../settings/audience-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { RenderPage } from './page-handler.ts';
import { lockPage, type PolicyOrigins, plainPolicy } from './page-policy.ts';

export type OriginSettings = Pick<Settings, 'staticHost' | 'apiHost' | 'imageHost' | 'audience'>;
export type MakerSettings = OriginSettings & Partial<Pick<Settings, 'sharedCacheSeconds'>>;

/** Replaces the host in cached pages, since visitors can send any host. */
const NO_HOST = 'http://localhost';

/** A page request without anything personal: cached pages are the same for everyone. */
export function plainRequest(address: string, signal: AbortSignal): Request {
  return new Request(new URL(address, NO_HOST), { headers: { accept: 'text/html' }, signal });
}

type Made = { snapshot: LoadedSnapshot; settings: MakerSettings };

/** Renders the page at a canonical address for the cache: for everyone, with its own policy. */
export async function makePage(
  render: RenderPage,
  request: Request,
  { snapshot, settings }: Made,
): Promise<WholeAnswer> {
  const origins = getPolicyOrigins(new URL(request.url).pathname, settings, snapshot.imageOrigins);
  const { response, nonce, html: document } = await render(request, snapshot);
  const headers = new Headers(response.headers);
  headers.set('cache-control', response.status === 200 ? freshness(settings) : 'no-store');
  if (snapshot.manifest.sample) headers.set('x-robots-tag', 'noindex');
  const { status } = response;
  const body = document ?? new Uint8Array(await response.arrayBuffer());
  if (!(headers.get('content-type') ?? '').startsWith('text/html')) {
    headers.set('content-security-policy', plainPolicy(origins));
    return { status, headers, body };
  }
  const { html, policy } = lockPage(body, nonce, origins);
  headers.set('content-security-policy', policy);
  return { status, headers, body: html };
}

/**
 * Browsers ask each time whether a page has changed. Shared caches may answer for the operator's time, then for ten times as
 * long while they ask, and for a day while the site does not answer.
 */
function freshness({ sharedCacheSeconds: seconds = 0 }: MakerSettings): string {
  if (seconds === 0) return 'public, no-cache';
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}, stale-if-error=86400`;
}

/** The origins a page may load from besides our own; none of ads and consent managers where passwords are typed. */
export function getPolicyOrigins(
  pathname: string,
  { staticHost, apiHost, imageHost, audience }: OriginSettings,
  imageOrigins: readonly string[],
): PolicyOrigins {
  const connect = [staticHost, apiHost]
    .filter((host) => URL.canParse(host))
    .map((host) => new URL(host).origin);
  const images =
    imageHost !== null && URL.canParse(imageHost)
      ? [new URL(imageHost).origin, ...imageOrigins]
      : imageOrigins;
  const more = audienceOrigins(
    isPrivatePage(pathname) ? { ...audience, ads: null, adHosts: [], consentManager: null } : audience,
  );
  return {
    images: [...new Set([...images, ...more.images])],
    connect: [...new Set([...connect, ...more.connect])],
    scripts: [...new Set(more.scripts)],
    frames: [...new Set(more.frames)],
  };
}
