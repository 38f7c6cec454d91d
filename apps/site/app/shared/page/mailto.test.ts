import { describe, expect, it } from 'vitest';
import { mailtoProblem } from './mailto.ts';

const PAGE = 'https://decks.example.org/cards/fire-ice?range=week&bracket=core';

describe('an email about a page', () => {
  it.each([
    ['jo@example.org', 'jo@example.org'],
    [null, ''],
  ])('to %s has its subject and the page’s URL', (email, recipient) => {
    const letter = new URL(mailtoProblem(email, PAGE));
    expect(letter.protocol + letter.pathname).toBe(`mailto:${recipient}`);
    expect(letter.searchParams.get('subject')).toBe('Problem with a page');
    expect(letter.searchParams.get('body')).toContain(`Page: ${PAGE}\n`);
  });
});
