import { articlePage, articlesPage, type Content, siteContent } from '@deckwright/answers';
import { ArticlePage, ArticlesPage } from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, respondDocument, respondText } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Settings } from '../settings/settings.ts';
import { feedXml } from '../xml/feed-xml.ts';
import { slugOf } from './cards.ts';

const FEED = '/feed.xml';

/** Articles and guides: lists, pieces and the feed of both. */
export function articleRoutes(
  api: Api,
  { site }: Pick<Settings, 'site'>,
  content: Content = siteContent(),
): void {
  for (const kind of ['articles', 'guides'] as const) {
    const list = `/data/pages/${kind}`;
    const all = {
      method: 'get',
      summary: `All ${kind}, newest first`,
      tags: ['Pages'],
      answer: ArticlesPage,
    } as const;
    for (const path of [list, `${list}.json`])
      defineRoute(api, { ...all, path }, (c) =>
        respondDocument(c, list, () => articlesPage(c.var.view, content, kind)),
      );
    defineRoute(
      api,
      {
        method: 'get',
        path: `${list}/{slug}`,
        summary: kind === 'articles' ? 'An article' : 'A guide',
        tags: ['Pages'],
        params: z.object({ slug: z.string() }),
        answer: ArticlePage,
        problems: { 404: 'There is none of this address.' },
      },
      (c) => {
        const slug = slugOf(c);
        const article = content[kind].find((one) => one.slug === slug);
        if (!article) throw new AppError('not-found', `There is nothing at /${kind}/${slug.slice(0, 100)}.`);
        return respondDocument(c, `${list}/${slug}`, () => articlePage(c.var.view, content, article));
      },
    );
  }
  api.get(FEED, (c) =>
    respondText(c, FEED, 'application/rss+xml; charset=utf-8', () => feedXml(content, site.origin)),
  );
}
