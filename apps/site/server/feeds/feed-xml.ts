import type { Content } from '@deckwright/answers';
import { escapeXml } from './sitemap-xml.ts';

/** Maximum number of articles in the feed, newest first. */
const MAX_ITEMS = 30;

/** Articles and guides as RSS 2.0; addresses are absolute if `origin` is set. */
export function feedXml(content: Content, origin: string): string {
  const articles = [...content.articles, ...content.guides]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MAX_ITEMS);
  const items = articles.map(({ kind, slug, title, description, author, date }) => {
    const address = escapeXml(`${origin}/${kind}/${slug}`);
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="${origin !== ''}">${address}</guid>`,
      `<description>${escapeXml(description)}</description>`,
      `<dc:creator>${escapeXml(author)}</dc:creator>`,
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Deckwright: articles and guides</title>',
    `<link>${escapeXml(`${origin}/articles`)}</link>`,
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    '<description>How to use the numbers of Commander decks well.</description>',
    '<language>en</language>',
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
