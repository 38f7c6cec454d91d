import { siteContent } from '@deckwright/answers';
import { type Api, respondText } from '../api/api.ts';
import { feedXml } from '../feeds/feed-xml.ts';
import type { Settings } from '../settings/settings.ts';

const FEED = '/feed.xml';

/** The newest articles and guides, for feed readers. */
export function feedRoutes(api: Api, { site }: Pick<Settings, 'site'>): void {
  api.get(FEED, (c) =>
    respondText(c, FEED, 'application/rss+xml; charset=utf-8', () => feedXml(siteContent(), site.origin)),
  );
}
