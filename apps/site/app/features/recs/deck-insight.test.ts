import { type Answers, createAnswers } from '@deckwright/answers';
import { openTiny, type TinySnapshot, tinyContent, withCompanions } from '@deckwright/answers/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeckInsightView } from './deck-insight.tsx';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny({ cards: withCompanions(tinyContent().cards) });
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

async function textWith(companion: string | null): Promise<string> {
  const deck = { commanders: ['Cyr the Lone'], cards: ['99 Plains'], companion };
  const { insight } = await answers.advise(deck, { parts: ['insight'] });
  const view = createElement(DeckInsightView, { insight, list: null });
  return renderToStaticMarkup(createElement(MemoryRouter, null, view)).replace(/<[^>]+>/g, ' ');
}

describe('the legality of a deck', () => {
  it('includes its companion', async () => {
    expect(await textWith(null)).toContain('Legal in Commander: 100 cards, one of each');
    const legal = await textWith('Lim-Dûl’s Lamp');
    expect(legal).toContain('Legal in Commander: 100 cards and a companion, one of each');
    expect(legal).toContain('Lim-Dûl’s Lamp');
  });

  it.each(['Beacon', 'Sprout', 'Wave'])(
    'is not stated with %s, which cannot be its companion',
    async (name) => {
      const text = await textWith(name);
      expect(text).not.toContain('Legal in Commander');
      expect(text).toContain(name);
    },
  );
});
