import { ArticlePage, ArticlesPage, InfoPage } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { definePage } from '../page/index.ts';
import { articlePage, articlesPage } from './articles-page.ts';
import { infoPage } from './info-page.ts';
import { type ContentKind, siteContent } from './read-content.ts';
import { infoTexts } from './read-info.ts';

export const CONTENT_PAGES = {
  articles: listPage('/articles', 'articles'),
  guides: listPage('/guides', 'guides'),
  article: onePage('/articles/{slug}', 'articles'),
  guide: onePage('/guides/{slug}', 'guides'),
  info: definePage({
    path: '/{slug}',
    shape: InfoPage,
    find: (context, { slug }) => {
      const text = infoTexts().find((one) => one.slug === slug);
      return text ? { key: `/${slug}`, make: () => infoPage(context, text) } : null;
    },
  }),
};

function listPage<const Path extends string>(path: Path, kind: ContentKind) {
  return definePage({
    path,
    shape: ArticlesPage,
    find: (context) => ({ key: path, make: () => articlesPage(context, siteContent(), kind) }),
  });
}

function onePage<const Path extends `/${string}/{slug}`>(path: Path, kind: ContentKind) {
  return definePage<Path, ArticlePage>({
    path,
    shape: ArticlePage,
    find: (context, params) => {
      const { slug } = params as { slug: string };
      const article = siteContent()[kind].find((one) => one.slug === slug);
      if (!article) throw new AppError('not-found', `There is nothing at /${kind}/${slug.slice(0, 100)}.`);
      return { key: `/${kind}/${slug}`, make: () => articlePage(context, siteContent(), article) };
    },
  });
}
