import type { DeckInsight } from '@deckwright/contract/schemas';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CompanionPart, LandsLine } from './insight-parts.tsx';

const toText = (part: ReactElement): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, part)).replace(/<[^>]+>/g, '');

describe('the line about lands', () => {
  // Safe because the line reads nothing else.
  const line = (lands: Omit<DeckInsight['lands'], 'withModal' | 'reason'>): string =>
    toText(createElement(LandsLine, { insight: { lands } as DeckInsight }));
  const card = (name: string) => ({ name, url: `/cards/${name}` });

  it.each([
    [{ count: 36, basic: 12, advised: 37, modal: [] }, '36 lands, 12 basic. Recommended: 37.'],
    [{ count: 1, basic: 1, advised: null, modal: [] }, '1 land, 1 basic.'],
    [
      { count: 36, basic: 12, advised: 37, modal: [card('Rite // Mire'), card('Druid // Grove')] },
      '36 lands, 12 basic, and 2 cards with a land on the back: Rite, Druid. Recommended: 37.',
    ],
    [
      { count: 0, basic: 0, advised: null, modal: [card('Rite // Mire')] },
      '0 lands, 0 basic, and 1 card with a land on the back: Rite.',
    ],
  ])('names cards with a land on the back: %#', (lands, words) => {
    expect(line(lands)).toBe(words);
  });
});

describe('the companion', () => {
  const sentence = (meets: boolean | null, condition: string | null) =>
    toText(
      createElement(CompanionPart, { companion: { name: 'Fellow', url: '/cards/fellow', condition, meets } }),
    );

  it('is named with its condition, and whether the deck may have it', () => {
    expect(sentence(true, 'All is even.')).toBe('FellowAll is even.The deck meets its condition.');
    expect(sentence(false, null)).toBe(
      'FellowThe deck can’t have it as its companion: see the problems above.',
    );
    expect(sentence(null, null)).toContain('Our data don’t say');
  });
});
