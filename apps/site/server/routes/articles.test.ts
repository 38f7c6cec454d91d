import { articlePage, articlesAbout, parseArticle } from '@deckwright/answers';
import { ArticlePage, ArticlesPage, CardPage, Misc } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let calls: ApiCalls;
let test: TestApp;

beforeAll(async () => {
  calls = await openApiCalls();
  test = await openTestApp();
});
afterAll(async () => {
  await calls.close();
  await test.close();
});

describe('the lists', () => {
  it('contain all articles, newest first, in the order of the site data', async () => {
    const misc = await calls.read('/data/static/misc', wireSchema(Misc));
    for (const kind of ['articles', 'guides'] as const) {
      const page = await calls.read(`/api/v1/pages/${kind}`, ArticlesPage);
      expect(page.canonical).toBe(`/${kind}`);
      expect(page.entries.length).toBeGreaterThanOrEqual(5);
      const dates = page.entries.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(misc[kind]).toEqual(
        page.entries.map(({ title, slug, author, date }) => ({ title, slug, author, date })),
      );
    }
  });
});

describe('a piece', () => {
  it('is answered with its neighbors in time', async () => {
    const { entries } = await calls.read('/api/v1/pages/articles', ArticlesPage);
    const [newest, second] = entries;
    const page = await calls.read(`/api/v1/pages/articles/${newest?.slug}`, ArticlePage);
    expect(page).toMatchObject({ title: newest?.title, newer: null, older: { slug: second?.slug } });
    expect(page.blocks.length).toBeGreaterThan(5);
  });

  it('answers 404 for what nobody wrote', async () => {
    expect((await test.app.request('/api/v1/pages/articles/none')).status).toBe(404);
    expect((await test.app.request('/api/v1/pages/guides/inclusion-synergy-and-lift')).status).toBe(404);
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
    const view = { snapshot: test.snapshot, imageHost: null };
    const page = ArticlePage.parse(articlePage(view, content, article));
    expect(page.lists[0]?.cards.map(({ name }) => name)).toEqual(['Sunbeam', 'Beacon']);
    const about = (name: string) =>
      articlesAbout(test.snapshot, content, [test.snapshot.resolver.find(name) ?? -1]);
    expect(about('Sunbeam')).toEqual([{ title: 'On light', url: '/articles/on-light' }]);
    expect(about('Wave')).toEqual([]);
  });
});

it('a card page names the articles about it', async () => {
  const page = await calls.read('/api/v1/pages/cards/wave', CardPage);
  expect(page.articles).toEqual([]);
});

it('the feed is RSS', async () => {
  const answer = await test.app.request('/feed.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await answer.text()).toContain('<rss version="2.0"');
});
