import { type Answers, createAnswers } from '@deckwright/answers';
import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import type { DeckInsight } from '@deckwright/contract/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManaSection } from './mana-section.tsx';
import type { DeckBox } from './use-deck-box.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

async function render(
  cards: string[],
  isFilled = false,
  fill?: NonNullable<DeckInsight['fill']>,
): Promise<string> {
  // Safe because nothing else is read before a press.
  const box = { isFilled: () => isFilled } as unknown as DeckBox;
  const { insight } = await answers.advise({ commanders: ['Cyr the Lone'], cards }, { parts: ['insight'] });
  const shown = fill ? { ...insight, fill } : insight;
  const view = createElement(ManaSection, { insight: shown, list: null, box });
  return renderToStaticMarkup(createElement(MemoryRouter, null, view)).replace(/<[^>]+>/g, ' ');
}

describe('the mana of a list', () => {
  it('fills a short list with basics, and says what it is filled with', async () => {
    // 69 cards with the commander; 31 are missing, fewer than the lands that are due.
    const text = await render(['68 Sunbeam']);
    expect(text).toContain('Fill to 100 with 31 basics');
    expect(text).toMatch(/31 (?:Plains|Island)|\d+ Plains, \d+ Island/);
    expect(await render(['68 Sunbeam'], true)).toContain('✓ Added');
  });

  it('names nonbasic lands among those that it adds, what they rest on, and what is still missing', async () => {
    const [tower, island] = [
      { name: 'Command Tower', url: '/cards/command-tower', quantity: 1, source: 'list' as const },
      { name: 'Island', url: '/cards/island', quantity: 35, source: 'basic' as const },
    ];
    const text = await render(['68 Sunbeam'], false, {
      ...{ lands: 36, basics: [], nonbasics: [], spells: 4, cards: [tower, island] },
      reason: 'Nonbasic lands: 1 of our own list of lands, not from decks.',
    });
    expect(text).toContain('Add 36 lands');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Command Tower , 35 Island. Nonbasic lands: 1 of our own list of lands, not from decks. 4 cards to 100 remain for spells.',
    );
  });

  it('fills with the basic lands that an answer of the version before names', async () => {
    const older = {
      ...{ lands: 36, spells: 4, nonbasics: [] },
      basics: [{ name: 'Island', url: '/cards/island', quantity: 36 }],
    };
    // Safe because this is what such an answer has.
    const text = await render(['68 Sunbeam'], false, older as unknown as NonNullable<DeckInsight['fill']>);
    expect(text).toContain('Add 36 basics');
    expect(text.replace(/\s+/g, ' ')).toContain(
      '36 Island. Basic lands by the mana symbols in costs. 4 cards',
    );
  });

  it('leaves room for spells', async () => {
    const text = await render(['Sunbeam']);
    expect(text).toMatch(/Add \d+ basics/);
    expect(text).toMatch(/\d+ cards to 100 remain for spells/);
  });

  it('has no button for a full list, and says why so many lands', async () => {
    const text = await render(['60 Sunbeam', '39 Plains']);
    expect(text).not.toContain('basics');
    expect(text).toContain('39 lands, 39 basic. Recommended: ');
    expect(text).toContain('Karsten');
  });
});
