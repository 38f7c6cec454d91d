import { describe, expect, it } from 'vitest';
import { type CrawlOptions, crawl } from './crawl.ts';

/** A site of pages by address; other addresses answer 404. */
function getSite(pages: Readonly<Record<string, string | Response>>) {
  const requested: string[] = [];
  const ask: CrawlOptions['ask'] = (path) => {
    requested.push(path);
    const page = pages[path];
    if (page instanceof Response) return page;
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return page === undefined ? new Response(null, { status: 404 }) : new Response(page, { headers });
  };
  return { ask, asked: requested };
}

function linksTo(...addresses: string[]): string {
  return addresses.map((address) => `<a href="${address}">x</a>`).join('');
}

describe('crawl', () => {
  it('requests every address of the site that a link leads to, once', async () => {
    const { ask, asked } = getSite({
      '/': `${linksTo('/a', 'b', '#top', 'https://elsewhere.example/c', 'mailto:x@example.org')}<p id="top">`,
      '/a': linksTo('/', '/b'),
      '/b': '<img src="/i.png">',
      '/i.png': new Response('', { headers: { 'content-type': 'image/png' } }),
    });
    const { visits, lostAnchors } = await crawl('/', { ask });
    expect(asked).toEqual(['/', '/a', '/b', '/i.png']);
    expect(visits.map(({ path }) => path)).toEqual(['/', '/a', '/b']);
    expect(lostAnchors).toEqual([]);
  });

  it('fails at the first broken link and says where it is', async () => {
    const { ask } = getSite({ '/': linksTo('/a'), '/a': linksTo('/gone') });
    await expect(crawl('/', { ask })).rejects.toThrow('404: /gone, to which /a links');
    const unreadable = getSite({ '/': linksTo('http://[') });
    await expect(crawl('/', unreadable)).rejects.toThrow('"http://[", to which / links, is no address');
  });

  it('follows a redirect, also to a page outside the share', async () => {
    const to = (location: string) => new Response(null, { status: 302, headers: { location } });
    const { ask } = getSite({ '/': linksTo('/old'), '/old': to('/cards/new'), '/cards/new': '' });
    const { visits } = await crawl('/', { ask, shares: { '/cards/:name': 1_000_000 } });
    expect(visits.map(({ path }) => path)).toEqual(['/', '/cards/new']);
    const away = getSite({ '/': linksTo('/old'), '/old': to('/gone') });
    await expect(crawl('/', away)).rejects.toThrow('404: /gone, to which /old links');
  });

  it('finds links to fragments that a page does not have', async () => {
    const { ask } = getSite({ '/': linksTo('/a#one', '/a#two', '#three'), '/a': '<p id="one">' });
    const { lostAnchors } = await crawl('/', { ask });
    expect(lostAnchors).toEqual(['/a#two, to which / links', '/#three, to which / links']);
  });

  it('follows one query of each set of keys, and lists to their last page', async () => {
    const { ask, asked } = getSite({
      '/': linksTo(
        '/top/a?x=1',
        '/top/a?x=2',
        '/top/b?x=1',
        '/top/a?x=1&y=1',
        '/top/a?page=2',
        '/top/a?page=3',
      ),
      '/top/a?x=1': '',
      '/top/a?x=1&y=1': '',
      '/top/a?page=2': '',
      '/top/a?page=3': '',
    });
    await crawl('/', { ask });
    expect(asked).toEqual(['/', '/top/a?x=1', '/top/a?x=1&y=1', '/top/a?page=2', '/top/a?page=3']);
  });

  it('requests a share of a kind of page, the same one each time', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `/cards/card-${index}`);
    const pages = { '/': linksTo(...names), ...Object.fromEntries(names.map((name) => [name, ''])) };
    const [one, two] = [getSite(pages), getSite(pages)];
    await crawl('/', { ...one, shares: { '/cards/:name': 4 } });
    await crawl('/', { ...two, shares: { '/cards/:name': 4 } });
    expect(one.asked).toEqual(two.asked);
    expect(one.asked.length).toBeGreaterThan(25);
    expect(one.asked.length).toBeLessThan(75);
  });
});
