import { ArticlePage, ArticlesPage, CardPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { articlePage, articlesAbout } from './articles-page.ts';
import { parseArticle } from './read-content.ts';

let pages: PageCalls;

beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

describe('the lists', () => {
  it('contain all articles, newest first', async () => {
    for (const kind of ['articles', 'guides'] as const) {
      const page = await pages.read(`/${kind}`, ArticlesPage);
      expect(page.canonical).toBe(`/${kind}`);
      expect(page.entries.length).toBeGreaterThanOrEqual(5);
      const dates = page.entries.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
    }
  });
});

describe('a piece', () => {
  it('is answered with its neighbors in time', async () => {
    const { entries } = await pages.read('/articles', ArticlesPage);
    const [newest, second] = entries;
    const page = await pages.read(`/articles/${newest?.slug}`, ArticlePage);
    expect(page).toMatchObject({ title: newest?.title, newer: null, older: { slug: second?.slug } });
    expect(page.blocks.length).toBeGreaterThan(5);
  });

  it('refuses what nobody wrote', async () => {
    await pages.refused('/articles/none', 'not-found');
    await pages.refused('/guides/inclusion-synergy-and-lift', 'not-found');
  });

  it('carries the cards it names if the snapshot has them, and they link back to it', () => {
    const text = `---
title: On light
author: The team
date: 2026-03-01
card: Sunbeam
description: A description that is long enough to stand in a list of articles.
---
Play [[Sunbeam]] with [[Beacon]] and [[No Such Card]], and [[Sunbeam]] again.
`;
    const article = parseArticle('articles', 'on-light', text);
    const content = { articles: [article], guides: [] };
    const { snapshot, view } = pages;
    const page = ArticlePage.parse(articlePage(view, content, article));
    expect(page.lists[0]?.cards.map(({ name }) => name)).toEqual(['Sunbeam', 'Beacon']);
    const about = (name: string) => articlesAbout(snapshot, content, [snapshot.resolver.find(name) ?? -1]);
    expect(about('Sunbeam')).toEqual([{ title: 'On light', url: '/articles/on-light' }]);
    expect(about('Wave')).toEqual([]);
  });
});

it('a card page names the articles about it', async () => {
  const page = await pages.read('/cards/wave', CardPage);
  expect(page.articles).toEqual([]);
});
