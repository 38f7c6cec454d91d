import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** Search results and the targets of email links are not for other sites to show. */
const NOT_SHARED = /^\/newsletter\/./;

/** Pages that repeat a visitor's input are not cached: they are sent with the nonce that cached ones have lost. */
const NOT_STORED = /[?&](?:q|token)=|range=decade/;

/** The policy of a page allows its own scripts and styles and no others, and nothing in it violates the policy. */
export function expectStrictPolicy(policy: string, html: string, path: string): void {
  const isStored = !NOT_STORED.test(path);
  expect(policy).toContain(`script-src 'self' ${isStored ? "'sha256-" : "'nonce-"}`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(html.includes('nonce=')).toBe(!isStored);
  expect(html).not.toMatch(/<[^>]+ style="/);
  expect(html).not.toContain('rel="modulepreload"');
  // Print styles do not block rendering; the sheet of the fonts does, so that no page is painted in other ones.
  expect(html).not.toMatch(/<link(?![^>]+media="print")(?![^>]+id="text-fonts")[^>]+rel="stylesheet"/);
}

/** The metadata of a page for search engines and for other sites that link to it. */
export async function expectPresented(html: string, path: string, request: APIRequestContext): Promise<void> {
  if (NOT_SHARED.test(path)) return expectUnlisted(html);
  const canonical = getCanonical(path);
  expect(toText(html, /<title>([^<]+)<\/title>/)).toMatch(/./);
  expect(toText(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(15);
  expect(toText(html, /<link rel="canonical" href="([^"]*)"/)).toBe(canonical);
  expect(toText(html, /<meta property="og:title" content="([^"]*)"/)).toMatch(/./);
  const data = JSON.parse(toText(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s));
  const [about, way] = data['@graph'];
  expect(about.url).toBe(canonical);
  expect(way['@type']).toBe('BreadcrumbList');
  expect(way.itemListElement.at(-1).item).toBe(canonical);
  const address = toText(html, /<meta property="og:image" content="([^"]*)"/);
  const picture = await request.get(new URL(address, 'http://site').pathname, { maxRedirects: 0 });
  expect(`${picture.status()} ${picture.headers()['content-type']}`).toBe('200 image/png');
}

/** A page that nobody should reach from elsewhere. */
export function expectUnlisted(html: string): void {
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('property="og:image"');
}

/** The address without keys that only change how a page is shown or what it counts; another search is another page. */
function getCanonical(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const search = searchParams.get('q');
  return search === null ? pathname : `${pathname}?${new URLSearchParams({ q: search })}`;
}

function toText(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}
