import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BannedCards } from './banned-cards.tsx';

it.each([
  [[], ''],
  [['Dockside Extortionist'], 'Dockside Extortionist is banned in Commander.'],
  [['Mana Crypt', 'Jeweled Lotus'], 'Mana Crypt and Jeweled Lotus are banned in Commander.'],
])('names the banned cards of a combo: %j', (names, sentence) => {
  const markup = renderToStaticMarkup(createElement(BannedCards, { names }));
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(sentence);
});
