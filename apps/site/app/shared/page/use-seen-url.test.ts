import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seenUrl, servePublicOrigin } from './public-origin.ts';
import { useSeenUrl } from './use-seen-url.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  servePublicOrigin('');
});

/** What the page knows in a browser. */
function inBrowser(origin: string): void {
  vi.stubGlobal('document', { documentElement: { dataset: { origin } } });
  vi.stubGlobal('location', { origin: 'http://192.0.2.1:3000' });
}

describe('the URL of a page in emails', () => {
  it('has the origin that the operator set', () => {
    inBrowser('https://decks.example.org');
    expect(seenUrl('/cards/opt')).toBe('https://decks.example.org/cards/opt');
  });

  it('has the origin that the visitor sees if the operator set none', () => {
    inBrowser('');
    expect(seenUrl('/cards/opt?range=week')).toBe('http://192.0.2.1:3000/cards/opt?range=week');
  });

  it('has on the server the origin that the operator set', () => {
    const Address = () => useSeenUrl('/cards/opt');
    expect(renderToStaticMarkup(createElement(Address))).toBe('/cards/opt');
    servePublicOrigin('https://decks.example.org');
    expect(renderToStaticMarkup(createElement(Address))).toBe('https://decks.example.org/cards/opt');
  });
});
