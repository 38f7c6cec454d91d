import { afterEach, describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { servePublicOrigin } from './public-origin.ts';
import { breadcrumbs } from './structured-data.ts';

const facts = { title: 'Sol Ring', description: 'In many decks.', canonical: '/cards/sol-ring' };

type Plain = Record<string, unknown>;
const getGraph = (descriptors: ReturnType<typeof pageMeta>): Plain[] =>
  descriptors.flatMap((one) => {
    const data = one && 'script:ld+json' in one ? (one['script:ld+json'] as Plain) : null;
    return data ? (data['@graph'] as Plain[]) : [];
  });

afterEach(() => servePublicOrigin(''));

describe('pageMeta', () => {
  it('has the page, its URL and its image as absolute URLs if the origin is known', () => {
    servePublicOrigin('https://decks.example.org');
    const meta = pageMeta(facts);
    expect(meta).toContainEqual({ title: 'Sol Ring · Deckwright' });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://decks.example.org/cards/sol-ring',
    });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://decks.example.org/cards/sol-ring' });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://decks.example.org/og/cards/sol-ring.png',
    });
  });

  it('says where to find what other sites show of the page, if the origin is known', () => {
    const found = (more = {}) =>
      pageMeta({ ...facts, ...more }).filter((one) => one && 'rel' in one && one.rel === 'alternate');
    expect(found()).toEqual([]);
    servePublicOrigin('https://decks.example.org');
    const oembedUrl =
      'https://decks.example.org/oembed?url=https%3A%2F%2Fdecks.example.org%2Fcards%2Fsol-ring';
    expect(found()).toMatchObject([
      { type: 'application/json+oembed', href: `${oembedUrl}&format=json`, title: 'Sol Ring' },
      { type: 'text/xml+oembed', href: `${oembedUrl}&format=xml` },
    ]);
    // Such as a deck's page.
    expect(found({ noindex: true })).toHaveLength(2);
    for (const canonical of ['/account', '/account/decks']) expect(found({ canonical })).toEqual([]);
  });

  it('writes paths without an origin', () => {
    expect(pageMeta(facts)).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/cards/sol-ring' });
  });

  it('has noindex and keeps the preview', () => {
    const meta = pageMeta({ ...facts, noindex: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Sol Ring' });
  });

  it('has no previews for a page without a path of its own', () => {
    expect(pageMeta({ title: 'Search', description: 'By name.' })).toEqual([
      { title: 'Search · Deckwright' },
      { name: 'description', content: 'By name.' },
    ]);
  });

  it('has structured data on the page and its breadcrumbs', () => {
    const [page, way] = getGraph(pageMeta(facts));
    expect(page).toMatchObject({ '@type': 'WebPage', name: 'Sol Ring', url: '/cards/sol-ring' });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Deckwright', item: '/' },
        { position: 2, name: 'Cards', item: '/cards' },
        { position: 3, name: 'Sol Ring', item: '/cards/sol-ring' },
      ],
    });
  });

  it('dates an article', () => {
    const kind = { type: 'article' as const, author: 'The team', published: '2026-03-01' };
    const meta = pageMeta({ ...facts, canonical: '/articles/on-rings', kind });
    expect(getGraph(meta)[0]).toMatchObject({ '@type': 'Article', datePublished: '2026-03-01' });
    expect(meta).toContainEqual({ property: 'article:published_time', content: '2026-03-01' });
  });

  it('has questions with their answers', () => {
    const kind = { type: 'questions' as const, questions: [{ question: 'Why?', answer: 'So.' }] };
    expect(getGraph(pageMeta({ ...facts, canonical: '/faq', kind }))[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { text: 'So.' } }],
    });
  });
});

describe('breadcrumbs', () => {
  it('skip folders without a page', () => {
    expect(breadcrumbs('Decks', '/decks/atraxa').map(({ path }) => path)).toEqual(['/', '/decks/atraxa']);
    expect(breadcrumbs('Budget', '/commanders/atraxa/budget').map(({ path }) => path)).toEqual([
      '/',
      '/commanders',
      '/commanders/atraxa/budget',
    ]);
  });

  it('are only the home page on the home page', () => {
    expect(breadcrumbs('Deckwright', '/')).toEqual([{ name: 'Deckwright', path: '/' }]);
  });
});
