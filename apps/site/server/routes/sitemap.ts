import type { LoadedSnapshot } from '@deckwright/answers';
import { pageAddresses } from '@deckwright/answers';
import { type Api, type ApiContext, KEEP_PRIVATELY, respondText } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { inParts, sitemapIndex, sitemapPart } from '../feeds/sitemap-xml.ts';
import { answerOrigin } from '../http/answer-origin.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import type { Settings } from '../settings/settings.ts';

/** Addresses for machines that are answered from the snapshot. */
export const SITEMAP_PATHS = ['/robots.txt', '/sitemap.xml', '/sitemaps/*', '/feed.xml'] as const;

/** What programs that heed robots.txt may call below `/api/`: everything but accounts and the site's own calls. */
const OPEN_CALLS = [`${VERSION_ONE}/`, '/api/docs', '/api/openapi.json'];

const XML = 'application/xml; charset=utf-8';

/**
 * What search engines request. Invented decks must not be found: a sample has no site map. Nor has a site whose address is
 * not configured: a site map has full addresses, and every name that a host may have would be another one.
 */
export function sitemapRoutes(api: Api, { site }: Pick<Settings, 'site'>): void {
  api.get('/robots.txt', (c) =>
    respondText(c, '/robots.txt', 'text/plain; charset=utf-8', () => robots(c.var.snapshot, site.origin)),
  );
  api.get('/sitemap.xml', (c) => {
    const { snapshot } = c.var;
    if (snapshot.manifest.sample || site.origin === '') return noMap(c);
    return respondText(c, '/sitemap.xml', XML, () => {
      const parts = inParts(pageAddresses(snapshot)).map(
        (_, index) => `${site.origin}/sitemaps/${index + 1}.xml`,
      );
      return sitemapIndex(parts, snapshot.manifest.asOf);
    });
  });
  // Programs of others take the names of commanders from here, also without a configured origin; search engines find the pages in
  // the parts.
  api.get('/sitemaps/commanders.xml', (c) => {
    const { snapshot } = c.var;
    if (snapshot.manifest.sample) return noMap(c);
    const origin = answerOrigin(c, site.origin);
    const key = site.origin === '' ? `${c.req.path} ${origin}` : c.req.path;
    const keep = site.origin === '' ? KEEP_PRIVATELY : undefined;
    const build = () => {
      const pages = [...pageAddresses(snapshot)].filter((path) => {
        const [, slug = ''] = /^\/commanders\/([^/]+)$/.exec(path) ?? [];
        return slug !== '' && snapshot.resolver.findCommanders(slug) !== null;
      });
      const addresses = pages.map((path) => origin + path);
      return sitemapPart(addresses, snapshot.manifest.asOf);
    };
    return respondText(c, key, XML, build, keep);
  });
  api.get('/sitemaps/:part', (c) => {
    const { snapshot } = c.var;
    const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(c.req.param('part'))?.[1] ?? 0);
    if (snapshot.manifest.sample || site.origin === '' || number === 0) return noMap(c);
    const part = inParts(pageAddresses(snapshot))[number - 1];
    if (!part) return noMap(c);
    return respondText(c, `/sitemaps/${number}.xml`, XML, () => {
      const addresses = part.map((path) => site.origin + path);
      return sitemapPart(addresses, snapshot.manifest.asOf);
    });
  });
}

function robots({ manifest }: LoadedSnapshot, origin: string): string {
  if (manifest.sample) return '# Sample data: the decks are invented.\nUser-agent: *\nDisallow: /\n';
  const lines = [
    '# Programs may use the API: see /developers. Its answers ask not to be listed.',
    'User-agent: *',
    ...OPEN_CALLS.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    'Disallow: /*?f=',
    'Disallow: /*&f=',
    // Each bar of a chart leads to one.
    ...['commanders', 'decks', 'average-decks'].map((pages) => `Disallow: /${pages}/*?*q=`),
  ];
  // The address must be absolute: without an origin it is unknown.
  if (origin !== '') lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

function noMap(c: ApiContext): Response {
  return problem(c, 404, { error: { code: 'not-found', message: 'There is no such part of a site map.' } });
}
