import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CardTile } from './card-tile.tsx';
import { DEFAULT_DISPLAY, Display, type DisplaySettings } from './display.ts';
import type { TileView } from './tile-view.ts';

const view: TileView = {
  name: 'Sol Ring',
  url: '/cards/sol-ring',
  synergy: 0.41,
  lift: 0.4914,
  numDecks: 8025,
  potentialDecks: 12345,
  inclusionRate: 0.65,
  inclusionLow: 0.6416,
  inclusionHigh: 0.6584,
  prices: { tcgplayer: { price: 1.5, currency: 'USD', date: '2026-11-01' } },
  manaValue: 1,
  primaryType: 'Artifact',
  colorIdentity: [],
  imageUri: 'https://images.example/normal.jpg',
  imageUriSmall: 'https://images.example/small.jpg',
  face: { manaCost: '{1}', type: 'Artifact', text: null, corner: null },
  gameChanger: false,
  banned: false,
};

function markup(
  change: Partial<TileView> = {},
  props: { sample?: boolean; measure?: 'lift' | 'none'; rank?: number; priority?: 'first' | 'screen' } = {},
) {
  const tile = createElement(CardTile, { view: { ...view, ...change }, sample: false, ...props });
  return renderToStaticMarkup(createElement(MemoryRouter, null, tile));
}

function settled(change: Partial<TileView>, settings: Partial<DisplaySettings>): string {
  const tile = createElement(CardTile, { view: { ...view, ...change }, sample: false });
  const display = createElement(Display, { value: { ...DEFAULT_DISPLAY, ...settings } }, tile);
  return renderToStaticMarkup(createElement(MemoryRouter, null, display));
}

/** As a reader hears it: a sign by its label. */
function words(html: string): string {
  return html
    .replace(/<span role="img" aria-label="([^"]*)"[^>]*>[^<]*/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('CardTile', () => {
  it('shows share, decks, synergy in points and price', () => {
    expect(words(markup())).toBe('Sol Ring 65% of 12.3K decks +41 $1.50');
  });

  it('starts with the small picture only on a phone that runs scripts', () => {
    expect(markup()).toMatch(/sizes="\(width &lt; 36rem\) and \(scripting: enabled\) 2\.5rem, \(min-width/);
    expect(markup({ imageUriSmall: null })).toMatch(/sizes="\(min-width/);
  });

  it('starts with the sharp picture on the first screen', () => {
    expect(markup({}, { priority: 'first' })).toMatch(/sizes="\(min-width/);
    const below = markup({}, { priority: 'screen' });
    expect(below).toMatch(/sizes="\(min-width/);
    expect(below).toContain('fetchPriority="low"');
    expect(below).toContain('loading="lazy"');
  });

  it('marks a share that few decks leave uncertain, and says so', () => {
    // 8 of 12 is between 39.1% and 86.2%, 48 of 72 between 55.2% and 76.5%.
    const few = {
      numDecks: 8,
      potentialDecks: 12,
      inclusionRate: 0.67,
      inclusionLow: 0.3906,
      inclusionHigh: 0.8619,
    };
    expect(words(markup(few))).toContain('about 67% of 12 decks');
    expect(markup(few)).toContain('likely 39–86%"');
    const more = { numDecks: 48, potentialDecks: 72, inclusionLow: 0.552, inclusionHigh: 0.765 };
    expect(words(markup({ ...more, inclusionRate: 0.67 }))).not.toContain('about');
  });

  it('has the exact counts and the interval as a title', () => {
    expect(markup()).toContain('title="8,025 of 12,345 eligible decks; likely 64–66%"');
  });

  it('says why there is no interval', () => {
    expect(markup({ inclusionLow: null, inclusionHigh: null })).toContain(
      'title="8,025 of 12,345 eligible decks; no range, as most of them have no known date"',
    );
  });

  it('shows the lift as a factor if a list is sorted by it', () => {
    expect(words(markup({}, { measure: 'lift' }))).toContain('×3.1');
  });

  it('shows no synergy if there is no baseline', () => {
    expect(words(markup({ synergy: null }))).toBe('Sol Ring 65% of 12.3K decks $1.50');
  });

  it('marks sample prices; the page says once that its decks are a sample', () => {
    expect(words(markup({}, { sample: true }))).toBe('Sol Ring 65% of 12.3K decks +41 $1.50 sample');
  });

  it('says in words that a card is banned, a game changer, rising or falling', () => {
    expect(words(markup({ banned: true, gameChanger: true }))).toMatch(/Banned .*Game changer$/);
    expect(words(markup({ trend: 'rising' }))).toContain('rising in all decks');
    expect(markup({ trend: 'falling' })).toContain('title="Played less and less in all decks over');
    expect(words(markup({ trend: 'falling' }))).toContain('falling');
    expect(words(markup({ trend: null }))).not.toMatch(/rising|falling/);
  });

  it('marks salty cards as such, and includes every other score for visitors who want to see it', () => {
    expect(words(markup({ salt: 2.06 }))).toMatch(/\$1\.50 salt 2\.1$/);
    expect(markup({ salt: 1.5 })).toContain('<span class="salt salty">salt 1.5</span>');
    expect(markup({ salt: 1.49 })).toContain('<span class="salt">salt 1.5</span>');
    expect(words(markup({ salt: null }))).not.toContain('salt');
  });

  it('has the picture or the drawn face, never both', () => {
    expect(markup()).toContain('<img');
    expect(markup()).not.toContain('class="face ');
    const drawn = markup({ imageUri: null, imageUriSmall: null });
    expect(drawn).toContain('class="face ');
    expect(drawn).not.toContain('<img');
  });

  it('has no inline style, which the policy forbids', () => {
    expect(markup()).not.toContain('style=');
    expect(markup({ imageUri: null, imageUriSmall: null })).not.toContain('style=');
  });

  it('draws the bar as wide as the share', () => {
    expect(markup()).toContain('<progress value="65.0" max="100"');
  });

  it('alone in its section, has its name above its words, and one link for the keyboard', () => {
    const html = renderToStaticMarkup(createElement(CardTile, { view, sample: false, wide: true }));
    expect(html.match(/Sol Ring<\/a>/g)).toHaveLength(1);
    expect(html.match(/<a [^>]*tabindex="-1" aria-hidden="true"/g)).toHaveLength(1);
    expect(html.indexOf('Sol Ring</a>')).toBeLessThan(html.indexOf('Artifact'));
    expect(html).not.toContain('tile-name');
  });

  it('has its name below the picture, of a pair the first words of both', () => {
    expect(markup()).toContain('<span class="tile-name">Sol Ring</span>');
    const { url, primaryType, colorIdentity, imageUri, imageUriSmall, face } = view;
    const member = { url, primaryType, colorIdentity, imageUri, imageUriSmall, face };
    const cards = [
      { ...member, name: 'Tymna the Weaver' },
      { ...member, name: "Kraum, Ludevic's Opus" },
    ];
    expect(markup({ cards })).toContain('<span aria-hidden="true">Tymna &amp; Kraum</span>');
    expect(markup({ cards })).toContain('Tymna the Weaver &amp; Kraum, Ludevic&#x27;s Opus</span>');
  });

  it('has the rank first, and the number of decks where there is no share', () => {
    expect(words(markup({}, { rank: 3, measure: 'none' }))).toBe('Sol Ring #3 65% of 12.3K decks $1.50');
    expect(words(markup({ potentialDecks: 0 }, { rank: 3, measure: 'none' }))).toBe(
      'Sol Ring #3 8K decks $1.50',
    );
  });

  it('marks a price in the order as served, and none in the visitor’s own', () => {
    expect(markup()).toContain('class="text-muted price">$1.50<');
    expect(settled({}, { asServed: false })).toContain('class="text-muted">$1.50<');
  });

  it('shows the price of the first source in the order that has one', () => {
    const prices = {
      tcgplayer: { price: 1.5, currency: 'USD' as const, date: '2026-11-01' },
      cardmarket: { price: 2.5, currency: 'EUR' as const, date: '2026-11-01' },
    };
    expect(words(settled({ prices }, {}))).toContain('$1.50');
    expect(words(settled({ prices }, { priceSources: ['scg', 'cardmarket', 'tcgplayer'] }))).toContain(
      '€2.50',
    );
  });
});
