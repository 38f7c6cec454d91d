import type {
  ArticleEntry,
  ArticleLink,
  ArticlePage,
  ArticlesPage,
  HomePage,
  ListedArticle,
} from '@deckwright/contract/schemas';
import { compareNames, NO_FILTERS } from '@deckwright/domain';
import { plainCardView, present } from '../card/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import type { Article, Content, ContentKind } from './read-content.ts';

const LISTS: Readonly<Record<ContentKind, { title: string; description: string }>> = {
  articles: {
    title: 'Articles',
    description: 'Where the numbers behind Commander decks come from, what they say, and what they don’t.',
  },
  guides: {
    title: 'Guides',
    description: 'Step-by-step guides from a question at the table to a better Commander deck.',
  },
};

export function articlesPage(context: ViewContext, content: Content, kind: ContentKind): ArticlesPage {
  const { snapshot } = context;
  const reported = { ...LISTS[kind], canonical: `/${kind}`, warnings: [] };
  return {
    ...pageHead(snapshot, NO_FILTERS, reported),
    entries: content[kind].map((article) => listed(context, article)),
  };
}

/** The newest articles, then the newest guides, `count` each. */
export function getLatestArticles(context: ViewContext, content: Content, count: number): HomePage['pieces'] {
  return [...content.articles.slice(0, count), ...content.guides.slice(0, count)].map((article) => {
    const { title, slug, author, card } = listed(context, article);
    return { kind: article.kind, title, slug, author, card };
  });
}

function listed(context: ViewContext, article: Article): ListedArticle {
  const index = context.snapshot.resolver.find(article.card);
  return { ...toEntry(article), card: index === null ? null : plainCardView(context, index, null) };
}

export function articlePage(context: ViewContext, content: Content, article: Article): ArticlePage {
  const { snapshot } = context;
  const { kind, slug, title, description } = article;
  const canonical = `/${kind}/${slug}`;
  const position = content[kind].indexOf(article);
  const cards = present(
    article.cards.map((name) => {
      const index = snapshot.resolver.find(name);
      return index === null ? null : plainCardView(context, index, null);
    }),
  );
  return {
    ...pageHead(snapshot, NO_FILTERS, { title, description, canonical, warnings: [] }),
    ...toEntry(article),
    blocks: article.blocks,
    newer: neighbour(content[kind][position - 1]),
    older: neighbour(content[kind][position + 1]),
    lists: cards.length > 0 ? [{ kind: 'mentioned', title: 'Cards mentioned', cards }] : [],
  };
}

const links = new WeakMap<LoadedSnapshot, Map<number, ArticleLink[]>>();

/** Articles and guides that mention one of the cards, newest first, those of one day by title. */
export function articlesAbout(
  snapshot: LoadedSnapshot,
  content: Content,
  cards: readonly number[],
): ArticleLink[] {
  let byCard = links.get(snapshot);
  if (!byCard) {
    byCard = new Map();
    const all = [...content.articles, ...content.guides].sort((a, b) =>
      a.date === b.date ? compareNames(a.title, b.title) : a.date < b.date ? 1 : -1,
    );
    for (const { kind, slug, title, cards: names } of all) {
      for (const index of new Set(names.map((name) => snapshot.resolver.find(name)))) {
        if (index === null) continue;
        const known = byCard.get(index) ?? [];
        byCard.set(index, [...known, { title, url: `/${kind}/${slug}` }]);
      }
    }
    links.set(snapshot, byCard);
  }
  const found = cards.flatMap((card) => byCard.get(card) ?? []);
  return found.filter(({ url }, index) => found.findIndex((other) => other.url === url) === index);
}

function toEntry({ title, slug, author, date, description, minutes }: Article): ArticleEntry {
  return { title, slug, author, date, description, minutes };
}

function neighbour(article: Article | undefined): { title: string; slug: string } | null {
  return article ? { title: article.title, slug: article.slug } : null;
}
