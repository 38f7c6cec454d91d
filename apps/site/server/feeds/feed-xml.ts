import type { Content } from '@deckwright/answers';
import { escapeXml } from './sitemap-xml.ts';

/** Maximum number of entries in a feed, newest first. */
export const MAX_FEED_ITEMS = 30;

/** What a feed lists; paths are below the origin of the site, days YYYY-MM-DD. */
export type Feed = {
  title: string;
  description: string;
  /** Paths of the page that it is about, and of itself. */
  page: string;
  self: string;
  items: readonly FeedItem[];
};

type FeedItem = {
  title: string;
  page: string;
  /** Tells entries of one page apart; the address of the page where absent. */
  id?: string;
  description: string;
  author?: string;
  date: string;
};

/** A feed as RSS 2.0 of the site at an origin. */
export function printFeed({ title, description, page, self, items }: Feed, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(`${origin}${page}`)}</link>`,
    `<atom:link href="${escapeXml(`${origin}${self}`)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(description)}</description>`,
    '<language>en</language>',
    ...items.slice(0, MAX_FEED_ITEMS).map((item) => printItem(item, origin)),
    '</channel></rss>\n',
  ].join('\n');
}

function printItem({ title, page, id, description, author, date }: FeedItem, origin: string): string {
  const address = escapeXml(`${origin}${page}`);
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    id === undefined
      ? `<guid isPermaLink="true">${address}</guid>`
      : `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    `<description>${escapeXml(description)}</description>`,
    ...(author === undefined ? [] : [`<dc:creator>${escapeXml(author)}</dc:creator>`]),
    `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}

/** Articles and guides as RSS 2.0. */
export function feedXml(content: Content, origin: string): string {
  const articles = [...content.articles, ...content.guides].sort((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
  );
  return printFeed(
    {
      title: 'Deckwright: articles and guides',
      description: 'How to use the numbers of Commander decks well.',
      page: '/articles',
      self: '/feed.xml',
      items: articles.map(({ kind, slug, ...article }) => ({ ...article, page: `/${kind}/${slug}` })),
    },
    origin,
  );
}
