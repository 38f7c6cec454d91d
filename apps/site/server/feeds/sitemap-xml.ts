/** Most addresses the protocol allows in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** One part of a site map: the addresses, each with the date of its numbers, if known. */
export function sitemapPart(addresses: readonly string[], day: string | null): string {
  const changed = day === null ? '' : `<lastmod>${day}</lastmod>`;
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc>${changed}</url>`);
  return `${HEAD}<urlset xmlns="${SPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The addresses in parts of at most `most`, in order. */
export function inParts(addresses: Iterable<string>, most: number = MAX_ADDRESSES): string[][] {
  const parts: string[][] = [];
  for (const address of addresses) {
    const last = parts.at(-1);
    if (last && last.length < most) last.push(address);
    else parts.push([address]);
  }
  return parts;
}

/** The list of parts. */
export function sitemapIndex(parts: readonly string[], day: string | null): string {
  const changed = day === null ? '' : `<lastmod>${day}</lastmod>`;
  const maps = parts.map((part) => `<sitemap><loc>${escapeXml(part)}</loc>${changed}</sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Text for XML content and attributes; characters that XML does not allow are omitted. */
export function escapeXml(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
