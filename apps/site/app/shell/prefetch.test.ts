import { describe, expect, it } from 'vitest';
import { dataAddress, NEAR_PX, routeFinder } from './prefetch.ts';

const ROUTES = [
  { id: 'home', index: true, module: '/assets/home.js' },
  { id: 'cards', path: 'cards', module: '/assets/cards.js' },
  { id: 'card', path: 'cards/:slug', module: '/assets/card.js' },
  { id: 'unknown', path: '*', module: '/assets/unknown.js' },
];

describe('the page a link leads to', () => {
  it('is found by its path', () => {
    const find = routeFinder(ROUTES);
    expect(find?.('/')?.id).toBe('home');
    expect(find?.('/cards')?.id).toBe('cards');
    expect(find?.('/cards/sol-ring')?.module).toBe('/assets/card.js');
  });

  it('is null for what is not a page', () => {
    expect(routeFinder(ROUTES)?.('/random')).toBeNull();
    expect(routeFinder([])).toBeNull();
  });
});

describe('dataAddress', () => {
  it('is the URL that the router requests', () => {
    expect(dataAddress({ pathname: '/', search: '' }, 'home')).toBe('/_root.data?_routes=home');
    expect(dataAddress({ pathname: '/cards/sol-ring', search: '?range=week' }, 'routes/card')).toBe(
      '/cards/sol-ring.data?range=week&_routes=routes%2Fcard',
    );
  });
});

it('counts links within 200 pixels as near', () => {
  expect(NEAR_PX).toBe(200);
});
