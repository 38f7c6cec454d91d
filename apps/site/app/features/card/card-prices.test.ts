import type { Prices } from '@deckwright/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { CardPrices } from './card-prices.tsx';
import type { CardPageView } from './card-view.ts';

const date = '2026-08-20';
const prices: Prices = {
  cardkingdom: { price: 3, currency: 'USD', date },
  tcgplayer: { price: 1.5, currency: 'USD', date },
  cardmarket: { price: 2, currency: 'EUR', date },
};

function markup(spread: CardPageView['spread']): string {
  const page = { card: { prices }, sample: false, spread } as unknown as CardPageView;
  const Component = () => createElement(CardPrices, { page });
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component }])));
}

it('shows next to each price the set of the cheapest printing and the highest price', () => {
  const html = markup({
    tcgplayer: { set: 'abc', setName: 'Alphabet', high: 900 },
    cardmarket: { set: 'xyz', setName: null, high: null },
  });
  expect(html).toContain('<time dateTime="2026-08-20">Aug 20, 2026</time>');
  expect(html).toMatch(/\$1\.50<\/dd><dd[^>]*>.*href="\/sets\/abc".*Alphabet<\/a>.*to \$900/);
  expect(html).toMatch(/€2(\.00)?<\/dd><dd[^>]*>.*xyz/);
  expect(html.match(/ to /g)).toBeNull();
  expect(html.match(/>to /g)).toHaveLength(1);
});

it('shows only the price if the spread is unknown', () => {
  const html = markup({});
  expect(html).toContain('$3.00</dd>');
  expect(html).not.toContain('<a ');
});
