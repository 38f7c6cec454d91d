import {
  AverageDeckPage,
  CardPage,
  CommanderPage,
  CommandersPage,
  HomePage,
  Misc,
  RecsAnswer,
} from '@deckwright/contract/schemas';
import { type Wire, wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  const provenance: [] = [];
  test = await openTestApp({ asOf: null, provenance }, {}, []);
}, 60_000);
afterAll(() => test.close());

const read = async (path: string, init?: RequestInit) => {
  const answer = await test.app.request(path, init);
  expect(answer.status, path).toBe(200);
  return answer.json();
};

describe('a catalog without decks', () => {
  it('has all pages, and each says that there are no decks', async () => {
    const pages = [
      HomePage.parse(await read('/api/v1/pages/home')),
      CommandersPage.parse(await read('/api/v1/pages/commanders')),
      CommanderPage.parse(await read('/api/v1/pages/commanders/cyr-the-lone')),
      CardPage.parse(await read('/api/v1/pages/cards/beacon')),
    ];
    for (const { corpus } of pages) expect(corpus).toBe('No decks yet');
    expect(wireSchema(Misc).parse(await read('/data/static/misc')).num_decks).toBe(0);
  });

  it('has no percentages of nothing', async () => {
    const paths =
      `home commanders commanders/azorius commanders/cyr-the-lone commanders/bo-the-second cards/beacon
      cards/cyr-the-lone partners partners/ada-the-first backgrounds companions top sets combos tags lands precon
      decks/cyr-the-lone average-decks/cyr-the-lone search?q=t:land`.split(/\s+/);
    for (const path of paths) {
      const answer = await test.app.request(`/api/v1/pages/${path}`);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toMatch(/\b0% |\bof 0\b/);
    }
  });

  it('finds cards by name, with their prices', async () => {
    expect(await read('/api/typeahead?q=beac')).toMatchObject([{ label: 'Beacon', url: '/cards/beacon' }]);
    const page = CardPage.parse(await read('/api/v1/pages/cards/beacon'));
    expect(page.card.prices.cardkingdom?.price).toBe(1);
  });

  it('proposes a deck from the cards on the pages of a commander and its average deck, beside empty numbers', async () => {
    const page = CommanderPage.parse(await read('/api/v1/pages/commanders/cyr-the-lone'));
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
    const average = AverageDeckPage.parse(await read('/api/v1/pages/average-decks/cyr-the-lone'));
    expect(average).toMatchObject({ numDecks: 0, text: [], groups: [], fewDecks: false });
    expect(average.proposal?.text[0]).toBe('1 Cyr the Lone');
    expect(average.proposal?.size).toBe(page.proposal?.size);
  });

  it('proposes nothing in documents of statistics', async () => {
    for (const path of ['pages/commanders/cyr-the-lone', 'pages/average-decks/cyr-the-lone']) {
      const answer = await test.app.request(`/data/${path}.json`);
      expect(await answer.text()).not.toMatch(/proposal|Beacon/);
    }
  });

  it('recommends from the cards and precons, and says so', async () => {
    const answer = await ask(test, []);
    expect(answer).toMatchObject({ errors: [], basis: 'cards', outRecs: [], num_decks: 0 });
    // Its precon has only this card.
    expect(answer.inRecs.map(({ name }) => name)).toEqual(['Beacon']);
    expect(answer.inRecs[0]?.reasons).toEqual(['goes best with Cyr the Lone']);
  });

  it('recommends by likeness what no precon has', async () => {
    const { inRecs } = await ask(test, ['Beacon']);
    expect(inRecs.map(({ name, reasons }) => [name, reasons])).toEqual([
      ['Lim-Dûl’s Lamp', ['much like Beacon (from the cards, not from decks)']],
    ]);
  });
});

describe('a catalog without decks and without a card model', () => {
  it('recommends nothing and says why', async () => {
    const plain = await openTestApp({ asOf: null, provenance: [], cardModel: new Uint8Array(0) }, {}, []);
    try {
      const answer = await ask(plain, ['Beacon']);
      expect(answer).toMatchObject({ inRecs: [], outRecs: [], num_decks: 0 });
      expect(answer.errors).toEqual([expect.stringMatching(/^There are no decks yet[^"]*$/)]);
    } finally {
      await plain.close();
    }
  });
});

async function ask({ app }: TestApp, cards: string[]): Promise<Wire<RecsAnswer>> {
  const body = JSON.stringify({ cards, commanders: ['Cyr the Lone'] });
  const answer = await app.request('/api/recs', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return wireSchema(RecsAnswer).parse(await answer.json());
}
