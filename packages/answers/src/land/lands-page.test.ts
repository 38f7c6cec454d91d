import { LandsPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

const page = async (path = '') => await pages.read(`/lands${path}`, LandsPage);

describe('the page /lands', () => {
  it('counts all decks and each combination', async () => {
    const { identity, averages, identities, base } = await page();
    // Harbor in three of eight decks; every deck has 30 basics.
    expect(averages).toMatchObject({ numDecks: 8, land: 30.38, basic: 30, nonbasic: 0.38 });
    expect([identity, base]).toEqual([null, null]);
    expect(identities).toHaveLength(32);
    expect(
      identities.filter(({ numDecks }) => numDecks > 0).map(({ slug, numDecks }) => [slug, numDecks]),
    ).toEqual([
      ['mono-white', 1],
      ['azorius', 7],
    ]);
  });

  it('shows the cycles of a combination with the share of each land', async () => {
    const { cycles, lists } = await page('/azorius');
    // Of all cycles the catalog has Plains and Island; Plains is in three of the seven, Island in two.
    expect(
      cycles.map(({ tag, average, lands }) => [tag, average, lands.map(({ name, rate }) => [name, rate])]),
    ).toEqual([
      [
        'basics',
        0.3571,
        [
          ['Plains', 0.4286],
          ['Island', 0.2857],
        ],
      ],
    ]);
    expect(lists.map(({ kind, cards }) => [kind, cards.length])).toEqual([['basics', 2]]);
    expect((await page('/mono-white')).cycles[0]?.lands.map(({ name }) => name)).toEqual(['Plains']);
  });

  it("recommends a land base by the formula with the combination's averages", async () => {
    const { averages, base, colors } = await page('/azorius');
    const mana = averages.manaValue ?? 0;
    expect(base?.exact).toBeCloseTo(31.42 + 3.13 * mana - 0.28 * averages.cheap, 1);
    expect(base?.lands).toBe(Math.round(base?.exact ?? 0));
    expect(colors.map(({ color }) => color)).toEqual(['W', 'U']);
  });

  it('prints a formula that adds up, for every combination', async () => {
    for (const { slug } of (await page()).identities) {
      const { base } = await page(`/${slug}`);
      if (base === null) continue;
      const { manaValue, cheap, exact } = base;
      const sum = 31.42 + 3.13 * Number(manaValue.toFixed(2)) - 0.28 * Number(cheap.toFixed(1));
      expect(exact.toFixed(2), slug).toBe(sum.toFixed(2));
    }
  });

  it('recomputes it from the form', async () => {
    const { base, query } = await page('/azorius?mana=3&cheap=10&cap=5');
    // 31.42 + 9.39 − 2.8 = 38.01; Harbor costs 10, which is too expensive.
    expect(base).toMatchObject({ exact: 38.01, lands: 38, nonbasics: [], price: 0 });
    expect(base?.basics.reduce((sum, { count }) => sum + count, 0)).toBe(38);
    expect(query).toBe('?cap=5&cheap=10&mana=3');
  });

  it('uses only the form if no deck has the colors', async () => {
    expect((await page('/mono-red')).base).toBeNull();
    const { base } = await page('/mono-red?mana=3&cheap=10');
    expect(base).toMatchObject({
      lands: 38,
      nonbasics: [],
      basics: [{ name: 'Mountain', url: null, count: 38 }],
    });
  });

  it('counts a window', async () => {
    // From 1 to 30 March: two decks of the pair and one of Cyr.
    expect((await page('/azorius?range=month')).averages.numDecks).toBe(3);
  });

  it('refuses what it cannot read and leads capitals to their address', async () => {
    await pages.refused('/lands/pink', 'not-found');
    await pages.refused('/lands/azorius?mana=three', 'invalid-argument');
    expect(await pages.movedTo('/lands/Azorius?range=week')).toBe('/lands/azorius?range=week');
  });
});
