import {
  AverageDeckPage,
  CardPage,
  CommanderPage,
  CommandersPage,
  HomePage,
  RecsAnswer,
} from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAnswers } from './answers.ts';
import { searchOptions } from './lookup/index.ts';
import { openPages, type PageCalls } from './testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages({ asOf: null, provenance: [] }, []);
}, 60_000);
afterAll(() => pages.close());

describe('a catalog without decks', () => {
  it('has all pages, and each says that there are no decks', async () => {
    const contents = [
      await pages.read('/home', HomePage),
      await pages.read('/commanders', CommandersPage),
      await pages.read('/commanders/cyr-the-lone', CommanderPage),
      await pages.read('/cards/beacon', CardPage),
    ];
    for (const { corpus } of contents) expect(corpus).toBe('No decks yet');
  });

  it('has no percentages of nothing', async () => {
    const paths =
      `home commanders commanders/azorius commanders/cyr-the-lone commanders/bo-the-second cards/beacon
      cards/cyr-the-lone partners partners/ada-the-first backgrounds companions top sets combos tags lands precon
      decks/cyr-the-lone average-decks/cyr-the-lone search?q=t:land`.split(/\s+/);
    for (const path of paths) {
      const content = await pages.read(`/${path}`, z.unknown());
      expect(JSON.stringify(content), path).not.toMatch(/\b0% |\bof 0\b/);
    }
  });

  it('finds cards by name, with their prices', async () => {
    expect(searchOptions(pages.view, 'beac')).toMatchObject([{ label: 'Beacon', url: '/cards/beacon' }]);
    const page = await pages.read('/cards/beacon', CardPage);
    expect(page.card.prices.cardkingdom?.price).toBe(1);
  });

  it('proposes a deck from the cards on the pages of a commander and its average deck, beside empty numbers', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(page.lists).toEqual([]);
    expect(page).toMatchObject({ numDecks: 0, deck: [], proposal: { basis: 'cards' } });
    expect(page.proposal?.words).toMatch(/^No deck here has Cyr the Lone .*not a statistic\.$/);
    const listed = page.proposal?.lists.flatMap(({ cards }) => cards) ?? [];
    expect(listed.map(({ name }) => name)).toContain('Beacon');
    for (const { colorIdentity, banned, label } of listed) {
      expect(colorIdentity.every((color) => ['W', 'U'].includes(color))).toBe(true);
      expect(banned).toBe(false);
      expect(label).not.toMatch(/%/);
    }
    // Its only precon has Beacon and this commander.
    expect(page.proposal?.precons.map(({ words }) => words)).toEqual(['it leads this precon']);
    const average = await pages.read('/average-decks/cyr-the-lone', AverageDeckPage);
    expect(average).toMatchObject({ numDecks: 0, text: [], groups: [], fewDecks: false });
    expect(average.proposal?.text[0]).toBe('1 Cyr the Lone');
    expect(average.proposal?.size).toBe(page.proposal?.size);
  });

  it('recommends from the cards and precons, and says so', async () => {
    const answer = await recommend(pages, []);
    expect(answer).toMatchObject({ errors: [], basis: 'cards', outRecs: [], numDecks: 0 });
    // One precon, its own, says nothing.
    expect(answer.inRecs[0]).toMatchObject({ name: 'Beacon', reasons: ['by its rules text'] });
  });

  it('recommends by likeness what no precon has', async () => {
    const { inRecs } = await recommend(pages, ['Beacon']);
    expect(inRecs[0]).toMatchObject({
      name: 'Lim-Dûl’s Lamp',
      reasons: ['by its rules text'],
    });
    // What serves the plan comes after that, with a reason.
    expect(inRecs.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });
});

describe('a catalog without decks and without a card model', () => {
  it('recommends nothing and says why', async () => {
    const plain = await openPages({ asOf: null, provenance: [], cardModel: new Uint8Array(0) }, []);
    try {
      const answer = await recommend(plain, ['Beacon']);
      expect(answer).toMatchObject({ inRecs: [], outRecs: [], numDecks: 0 });
      expect(answer.errors).toEqual([expect.stringMatching(/^There are no decks yet[^"]*$/)]);
    } finally {
      await plain.close();
    }
  });
});

async function recommend({ view }: PageCalls, cards: string[]): Promise<RecsAnswer> {
  const deck = { cards, commanders: ['Cyr the Lone'] };
  const { recommendations } = await createAnswers(view).advise(deck, { parts: ['recommendations'] });
  return RecsAnswer.parse(recommendations);
}
