import { siteContent, type ViewContext } from '@deckwright/answers';
import { type Api, respondText } from '../api/api.ts';
import { type Feed, feedXml, printFeed } from '../feeds/feed-xml.ts';
import { commanderFeed, setFeed, themeFeed } from '../feeds/page-feeds.ts';
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

/** The newest articles and guides, decks of a commander, and cards of a set or a theme, for feed readers. */
export function feedRoutes(api: Api, { site }: Pick<Settings, 'site'>): void {
  api.get(FEED, (c) => respondText(c, FEED, TYPE, () => feedXml(siteContent(), site.origin)));
  for (const [folder, make] of Object.entries(PAGE_FEEDS))
    api.get(`/${folder}/:id${FEED}`, (c) =>
      respondText(c, c.req.path, TYPE, () =>
        c.var.inTurn(async () => printFeed(await make(c.var.view, c.req.param('id')), site.origin)),
      ),
    );
}
