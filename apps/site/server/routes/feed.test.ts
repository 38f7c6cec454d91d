import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { openTestApp } from '../testing/test-app.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

async function readFeed(path: string): Promise<string> {
  const answer = await calls.request(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  return answer.text();
}

it('the feed is RSS', async () => {
  expect(await readFeed('/feed.xml')).toContain('<rss version="2.0"');
});

describe('the feed of a page', () => {
  it('lists the newest decks of a commander, with addresses of their pages', async () => {
    const feed = await readFeed('/commanders/cyr-the-lone/feed.xml');
    expect(feed).toContain('<title>Deckwright: decks of Cyr the Lone</title>');
    const days = [...feed.matchAll(/<title>Cyr the Lone, saved (\S+)<\/title>/g)].map(([, day]) => day);
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(feed).toMatch(/<link>http:\/\/localhost\/decks\/cyr-the-lone\/deck\d+<\/link>/);
  });

  it('lists the cards of a theme', async () => {
    expect(await readFeed('/tags/elves/feed.xml')).toContain('<title>Deckwright: Elves</title>');
  });

  it('lists the cards of a set', async () => {
    expect(await readFeed('/sets/tst/feed.xml')).toContain('<title>Deckwright: Test Set</title>');
  });

  it.each(['/feed.xml', '/commanders/cyr-the-lone/feed.xml', '/tags/elves/feed.xml', '/sets/tst/feed.xml'])(
    '%s has full addresses of the requested host, which shared caches do not keep',
    async (path) => {
      for (const host of ['decks.test', 'other.test:3000', 'decks.test']) {
        const answer = await calls.request(`http://${host}${path}`);
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        const addresses = [...(await answer.text()).matchAll(/<link>([^<]*)<|href="([^"]*)"/g)].map(
          ([, link, href]) => link ?? href,
        );
        expect(addresses.length).toBeGreaterThan(1);
        for (const address of addresses) expect(address).toMatch(new RegExp(`^http://${host}/`));
      }
    },
  );

  it('has the configured address, whichever host was requested', async () => {
    const settings = readSettings({ PUBLIC_ORIGIN: 'https://decks.example.org' });
    const { app, close } = await openTestApp({}, { settings });
    const answer = await app.request('http://localhost/feed.xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.text()).not.toContain('localhost');
    await close();
  });

  it('is not there for an unknown name', async () => {
    await calls.refused('/commanders/nobody/feed.xml', 404);
    await calls.refused('/sets/xxx/feed.xml', 404);
    await calls.refused('/tags/nothing/feed.xml', 404);
    const { headers } = await calls.request('/tags/__proto__/feed.xml');
    expect(headers.get('content-type')).toContain('application/problem+json');
  });
});
