import { siteContent, type ViewContext } from '@deckwright/answers';
import { type Api, type ApiContext, KEEP_PRIVATELY, respondText } from '../api/api.ts';
import { type Feed, feedXml, printFeed } from '../feeds/feed-xml.ts';
import { commanderFeed, setFeed, themeFeed } from '../feeds/page-feeds.ts';
import { answerOrigin } from '../http/answer-origin.ts';
import type { Settings } from '../settings/settings.ts';

const FEED = '/feed.xml';
const TYPE = 'application/rss+xml; charset=utf-8';

const PAGE_FEEDS: Readonly<Record<string, (view: ViewContext, id: string) => Feed | Promise<Feed>>> = {
  commanders: commanderFeed,
  sets: setFeed,
  tags: themeFeed,
};

/** Paths of the feeds of pages. */
export const PAGE_FEED_PATHS = Object.keys(PAGE_FEEDS).map((folder) => `/${folder}/:id${FEED}`);

/**
 * The newest articles and guides, decks of a commander, and cards of a set or a theme, for feed readers, which need full
 * addresses: without a configured one those of the host that was requested.
 */
export function feedRoutes(api: Api, { site }: Pick<Settings, 'site'>): void {
  const respond = (c: ApiContext, build: (address: string) => string | Promise<string>) => {
    const address = answerOrigin(c, site.origin);
    const key = site.origin === '' ? `${c.req.path} ${address}` : c.req.path;
    return respondText(c, key, TYPE, () => build(address), site.origin === '' ? KEEP_PRIVATELY : undefined);
  };
  api.get(FEED, (c) => respond(c, (address) => feedXml(siteContent(), address)));
  for (const [folder, make] of Object.entries(PAGE_FEEDS))
    api.get(`/${folder}/:id${FEED}`, (c) =>
      respond(c, (address) =>
        c.var.inTurn(async () => printFeed(await make(c.var.view, c.req.param('id')), address)),
      ),
    );
}
