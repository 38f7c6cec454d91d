import { siteContent } from '@deckwright/answers';
import { expect, it } from 'vitest';
import { feedXml } from './feed-xml.ts';

it('lists all articles and guides, newest first, with full addresses', () => {
  const content = siteContent();
  const all = [...content.articles, ...content.guides];
  const feed = feedXml(content, 'https://decks.example.org');
  const links = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links).toHaveLength(all.length);
  const newest = [...all].sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  expect(links[0]).toBe(`https://decks.example.org/${newest?.kind}/${newest?.slug}`);
  expect(feed).toMatch(/<pubDate>\w{3}, \d{2} \w{3} 2026 00:00:00 GMT<\/pubDate>/);
});
