import { describe, expect, it } from 'vitest';
import { parseArticle, siteContent } from './read-content.ts';

const HEAD = `---
title: On rings
author: The team
date: 2026-03-01
card: Sunbeam
description: A description that is long enough to stand in a list of articles.
---
`;
const parse = (body: string) => parseArticle('articles', 'on-rings', `${HEAD}${body}`);

describe('parseArticle', () => {
  it('reads the facts and the blocks', () => {
    const article = parse(
      '\n## A *ring*\n\nBuy [[Sol Ring]] and [[Mana Vault|the vault]].\n\n- one\n- two\n',
    );
    expect(article).toMatchObject({
      title: 'On rings',
      date: '2026-03-01',
      minutes: 1,
      cards: ['Sol Ring', 'Mana Vault'],
    });
    expect(article.blocks[0]).toMatchObject({ type: 'heading', level: 2, id: 'a-ring' });
    expect(article.blocks[1]).toEqual({
      type: 'paragraph',
      parts: [
        { type: 'text', text: 'Buy ' },
        { type: 'card', name: 'Sol Ring', text: 'Sol Ring' },
        { type: 'text', text: ' and ' },
        { type: 'card', name: 'Mana Vault', text: 'the vault' },
        { type: 'text', text: '.' },
      ],
    });
    expect(article.blocks[2]).toMatchObject({ type: 'list', ordered: false });
  });

  it('reads a deck list', () => {
    const article = parse('```deck Three cards\nCommander\n1 Ada\n\nDeck\n2 Forest\n```\n');
    expect(article.blocks).toEqual([
      { type: 'deck', title: 'Three cards', commanders: ['Ada'], cards: [{ name: 'Forest', quantity: 2 }] },
    ]);
    expect(article.cards).toEqual(['Ada', 'Forest']);
  });

  it.each([
    ['<script>alert(1)</script>', /No "html" in a text: <script>/],
    ['a <b>bold</b> word', /No "html" in a text: <b>/],
    ['![a](https://x.example/y.png)', /No "image" in a text/],
    ['[a](javascript:alert(1))', /A link leads to a path or to https/],
    ['[a](//x.example)', /A link leads to a path or to https/],
    ['# Too large', /A heading has two or three signs/],
  ])('refuses %s', (body, message) => {
    expect(() => parse(body)).toThrow(message);
    expect(() => parse(body)).toThrow(/^content\/articles\/on-rings\.md: /);
  });

  it('refuses an article without its metadata, or with invalid metadata', () => {
    expect(() => parseArticle('guides', 'x', 'Just text.')).toThrow(/does not begin with its facts/);
    expect(() => parseArticle('guides', 'x', HEAD.replace('2026-03-01', 'May'))).toThrow(
      /content\/guides\/x\.md/,
    );
    expect(() => parseArticle('guides', 'x', HEAD.replace('author', 'writer'))).toThrow(/writer/);
  });
});

describe('the shipped content', () => {
  const content = siteContent();

  it('has at least five articles and five guides of 600 to 1,100 words, newest first', () => {
    for (const articles of [content.articles, content.guides]) {
      expect(articles.length).toBeGreaterThanOrEqual(5);
      expect(articles.map(({ date }) => date)).toEqual(
        articles
          .map(({ date }) => date)
          .sort()
          .reverse(),
      );
      for (const { minutes, slug } of articles) {
        expect(minutes, slug).toBeGreaterThanOrEqual(3);
        expect(minutes, slug).toBeLessThanOrEqual(5);
      }
    }
  });
});
