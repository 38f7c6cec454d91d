import { RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofShape } from '../../of-shape.ts';
import { tinyContent } from '../../testing/index.ts';
import { openPages, type PageCalls } from '../../testing/page-calls.ts';
import { adviseDeck } from '../advise-deck.ts';

let tiny: PageCalls;
beforeAll(async () => {
  tiny = await openPages();
}, 60_000);
afterAll(() => tiny.close());

/** The recommendations for a body as a caller sent it, of a deck that is whole however few its cards. */
async function recommend({ view }: PageCalls, body: unknown): Promise<RecsAnswer> {
  const { options: limits, ...deck } = ofShape(RecsRequest, body);
  const advice = await adviseDeck(view, deck, { parts: ['recommendations'], limits, isWhole: true });
  return RecsAnswer.parse(advice.recommendations);
}

describe('recommendations', () => {
  const ask = (body: object) => recommend(tiny, body);

  it('recommends cards within the colors that were not given, with reasons', async () => {
    const answer = await ask({
      cards: ['/cards/beacon', '1 Wave', '30x Island'],
      commanders: ['/cards/cyr-the-lone'],
    });
    expect(answer.errors).toEqual([]);
    expect(answer.commanders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
    expect(answer.inRecs.length).toBeGreaterThan(0);
    for (const card of answer.inRecs) {
      expect(['Beacon', 'Wave', 'Island', 'Plains', 'Cyr the Lone', 'Old Terror']).not.toContain(card.name);
      expect(card.colorIdentity.every((color) => ['W', 'U'].includes(color))).toBe(true);
      expect(card.reasons.length).toBeGreaterThan(0);
    }
    expect(answer.outRecs.every(({ name }) => ['Beacon', 'Wave'].includes(name))).toBe(true);
  });

  it('names the cards that must go, with reasons, and none of them as a cut', async () => {
    const answer = await ask({
      cards: ['Beacon', 'Wave', 'Old Terror', '2 Sprout', '30 Island', '80 Plains'],
      commanders: ['Cyr the Lone'],
    });
    expect(answer.mustGo).toMatchObject([
      { slug: 'old-terror', url: '/cards/old-terror', reason: 'banned in Commander' },
      { slug: 'sprout', reason: 'outside your colors' },
    ]);
    // 1 + 3 + 2 + 30 + 80 = 116 cards.
    expect(answer.errors).toEqual([
      'The deck has 116 cards, commanders included: 16 over 100.',
      'Each card but a basic land may be in a deck once: 2 copies of Sprout.',
      'Outside the commanders’ colors: Sprout (green).',
      'Banned in Commander: Old Terror.',
    ]);
    const cut = answer.outRecs.map(({ slug }) => slug);
    expect(cut).not.toContain('old-terror');
    expect(cut).not.toContain('sprout');
    const reasons = answer.inRecs.flatMap((card) => card.reasons).join(' ');
    expect(reasons).not.toMatch(/Old Terror|Sprout/);
  });

  it('accepts a pair by its address', async () => {
    const answer = await ask({ cards: [], commanders: ['/commanders/ada-the-first-bo-the-second'] });
    expect(answer.commanders.map(({ name }) => name)).toEqual(['Ada, the First', 'Bo, the Second']);
  });

  it('accepts a pair by its name in lists', async () => {
    const answer = await ask({ cards: [], commanders: ['Ada, the First // Bo, the Second'] });
    expect(answer.commanders.map(({ name }) => name)).toEqual(['Ada, the First', 'Bo, the Second']);
  });

  it('asks for a commander if none is given', async () => {
    const answer = await ask({ cards: ['Beacon'], commanders: [] });
    expect(answer).toMatchObject({
      errors: ['The list has no commander: name one, or the two of a pair'],
      inRecs: [],
      outRecs: [],
    });
    expect((await ask({})).errors).toEqual(['The list has no commander: name one, or the two of a pair']);
  });

  it.each([
    [['Beacon'], 'Beacon cannot be a commander'],
    [['Ada, the First', 'Cyr the Lone'], 'Ada, the First and Cyr the Lone can’t be commanders together'],
    [
      ['Ada, the First', 'Bo, the Second', 'Cyr the Lone'],
      'A deck has at most two commanders. Remove a partner',
    ],
    [
      ['Far Hometown'],
      'Far Hometown is a Background and can’t be the sole commander; add a commander with “Choose a Background”',
    ],
    [['Nobody'], '1 name that our card data, of Mar 28, 2024, does not have: “Nobody”'],
  ])('says what is wrong with the commanders %s', async (commanders, message) => {
    const answer = await ask({ cards: [], commanders });
    expect(answer.errors).toEqual([message]);
    expect(answer.inRecs).toEqual([]);
  });

  it('lists every unknown name', async () => {
    const cards = Array.from({ length: 45 }, (_, at) => `1 Qqq ${'z'.repeat(at + 1)}`);
    const answer = await ask({ commanders: ['Ada'], cards });
    expect(answer.unknown.filter(({ of }) => of === 'card')).toHaveLength(45);
  });

  it('names unknown cards and answers for the rest', async () => {
    const answer = await ask({ cards: ['Nothing', 'Beacon', ' '], commanders: ['Cyr the Lone'] });
    expect(answer.errors).toEqual(['1 name that our card data, of Mar 28, 2024, does not have: “Nothing”']);
    expect(answer.inRecs.length).toBeGreaterThan(0);
  });

  it('suggests the nearest name for an unknown one', async () => {
    const answer = await ask({ cards: ['2 Becon'], commanders: ['Cyr the Lone'] });
    expect(answer.unknown).toMatchObject([{ name: 'Becon', of: 'card', nearest: { label: 'Beacon' } }]);
    // The card that is meant is in the list already.
    const names = answer.inRecs.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('Beacon');
    const without = await ask({ cards: [], commanders: ['Cyr the Lone'] });
    expect(without.inRecs.map(({ name }) => name)).toContain('Beacon');
  });

  it('names the legal commanders of the list only if no commander is given', async () => {
    const cards = ['Beacon', 'Cyr the Lone', 'Far Hometown'];
    const open = await ask({ cards, commanders: [] });
    expect(open.leaders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
    expect((await ask({ cards, commanders: ['Cyr the Lone'] })).leaders).toEqual([]);
  });

  it('distinguishes combos in the deck from those one card away', async () => {
    const whole = await ask({ cards: ['Beacon', 'Wave'], commanders: ['Cyr the Lone'] });
    expect(whole.combos.present.map(({ value }) => value)).toEqual(['Beacon + Wave']);
    expect(whole.combos.near).toEqual([]);
    const half = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'] });
    expect(half.combos.present).toEqual([]);
    expect(half.combos.near.map(({ missing }) => missing.name)).toEqual(['Wave']);
  });

  it('keeps the cards to add within a budget', async () => {
    const all = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'] });
    const none = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'], options: { maxTotal: 0 } });
    expect(all.inRecs.length).toBeGreaterThan(0);
    expect(none.inRecs.every(({ prices }) => Object.values(prices).some(({ price }) => price === 0))).toBe(
      true,
    );
  });

  it('respects a maximum price per card and in total', async () => {
    const reported = { cards: ['Beacon'], commanders: ['Cyr the Lone'] };
    const answer = await ask({ ...reported, options: { maxPrice: 2, maxTotal: 3 } });
    const prices = answer.inRecs.map(({ prices: { cardkingdom } }) => cardkingdom?.price ?? 9);
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(2);
    expect(answer.price).toBeLessThanOrEqual(3);
    expect(answer.combos.near).toEqual([]);
  });

  // Grand Tide is a game changer (3), Beacon and Wave are a two-card combo with tag S (3).
  it.each([
    [2, []],
    [3, ['Grand Tide', 'Wave']],
    [5, ['Grand Tide', 'Wave']],
  ])('suggests nothing that raises the deck above bracket %i', async (bracket, expected) => {
    const reported = { cards: ['Beacon'], commanders: ['Cyr the Lone'] };
    const answer = await ask({ ...reported, options: { bracket } });
    const names = answer.inRecs.map(({ name }) => name);
    expect(names.filter((name) => ['Grand Tide', 'Wave'].includes(name)).sort()).toEqual(expected);
    expect(answer.combos.near).toHaveLength(expected.length > 0 ? 1 : 0);
    // Without Beacon the other half of the combo raises nothing, until Beacon itself is suggested before it.
    const both = await ask({ commanders: ['Cyr the Lone'], options: { bracket } });
    const halves = both.inRecs.filter(({ name }) => ['Beacon', 'Wave'].includes(name));
    expect(halves).toHaveLength(expected.length > 0 ? 2 : 1);
  });

  it('recommends only from the given cards', async () => {
    const reported = { cards: ['Beacon'], commanders: ['Cyr the Lone'] };
    const among = ['/cards/wave', 'sunbeam', 'nothing', 'beacon'];
    const answer = await ask({ ...reported, options: { among } });
    expect(answer.inRecs.map(({ slug }) => slug).sort()).toEqual(['sunbeam', 'wave']);
    expect((await ask({ ...reported, options: { among: [] } })).inRecs).toEqual([]);
  });

  it('names all cards to add if asked to', async () => {
    const reported = { cards: ['Beacon'], commanders: ['Cyr the Lone'] };
    const plain = await ask(reported);
    expect(plain.ranked).toEqual([]);
    const { ranked, inRecs } = await ask({ ...reported, options: { ranked: true } });
    expect(ranked).toEqual(inRecs.map(({ slug }) => slug));
    const limited = await ask({ ...reported, options: { ranked: true, bracket: 2 } });
    expect(limited.ranked).toEqual(ranked.filter((slug) => !['grand-tide', 'wave'].includes(slug)));
  });

  it('never cuts cards to keep, and reports an unknown one', async () => {
    const reported = { cards: ['Beacon', 'Wave'], commanders: ['Cyr the Lone'] };
    const all = (await ask(reported)).outRecs.map(({ name }) => name);
    const answer = await ask({ ...reported, options: { keep: ['1 Wave', 'Wvae'] } });
    expect(answer.outRecs.map(({ name }) => name)).toEqual(all.filter((name) => name !== 'Wave'));
    expect(answer.errors).toEqual(['Unknown card: "Wvae", so not kept']);
  });

  it('omits lands if asked to and continues from an offset', async () => {
    const all = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'] });
    const noLands = await ask({
      cards: ['Beacon'],
      commanders: ['Cyr the Lone'],
      options: { excludeLands: true },
    });
    expect(all.inRecs.some(({ primaryType }) => primaryType === 'Land')).toBe(true);
    expect(noLands.inRecs.some(({ primaryType }) => primaryType === 'Land')).toBe(false);
    const rest = await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'], options: { offset: 1 } });
    expect(rest.inRecs.map(({ name }) => name)).toEqual(all.inRecs.slice(1).map(({ name }) => name));
  });

  it('orders each answer for reading by itself, so that pages have the cards that they have by rank', async () => {
    const askFrom = async (offset: number, order: 'rank' | 'reading') => {
      const body = { cards: ['Beacon'], commanders: ['Cyr the Lone'], options: { offset, order } };
      return (await ask(body)).inRecs.map(({ slug }) => slug);
    };
    const plain = (await ask({ cards: ['Beacon'], commanders: ['Cyr the Lone'] })).inRecs;
    for (const offset of [0, 3]) {
      const ranked = await askFrom(offset, 'rank');
      expect(ranked).toEqual(plain.slice(offset).map(({ slug }) => slug));
      expect((await askFrom(offset, 'reading')).toSorted()).toEqual(ranked.toSorted());
    }
  });

  it('orders the cards to choose from, too', async () => {
    const body = { cards: ['Beacon'], commanders: ['Cyr the Lone'] };
    const order = 'reading' as const;
    const { ranked, inRecs } = await ask({ ...body, options: { ranked: true, order } });
    const { ranked: byRank } = await ask({ ...body, options: { ranked: true } });
    expect(ranked).toEqual(byRank);
    const chosen = await ask({ ...body, options: { among: ranked, order } });
    expect(chosen.inRecs.map(({ slug }) => slug)).toEqual(inRecs.map(({ slug }) => slug));
  });

  it.each([
    [{ options: { order: 'price' } }],
    [{ cards: 'Beacon' }],
    [{ cards: [1] }],
    [{ commanders: {} }],
    [[]],
    ['x'],
    [{ options: { offset: -1 } }],
    [{ options: { bracket: 6 } }],
    [{ options: { among: 'Beacon' } }],
    [{ options: { maxPrice: -1 } }],
    [{ options: { discovery: 1.5 } }],
    [{ options: { keep: 'Wave' } }],
  ])('refuses %j', async (body) => {
    await expect(recommend(tiny, body)).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('a combo one card away', () => {
  const plain = tinyContent();
  const [combo] = plain.combos;
  const CHANGERS = ['Wave', 'Grand Tide', 'Harbor', 'Lim-Dûl’s Lamp'];
  let among: PageCalls;
  beforeAll(async () => {
    const pair = (id: string, names: readonly string[]) =>
      combo
        ? [
            {
              ...combo,
              id,
              bracketTag: '',
              cards: names.map((name) => ({ name, oracleId: null, mustBeCommander: false })),
            },
          ]
        : [];
    among = await openPages({
      cards: plain.cards.map((card) =>
        CHANGERS.includes(card.name)
          ? {
              ...card,
              gameChanger: true,
              prices: { cardkingdom: { price: 1, currency: 'USD', date: '2024-03-01' } },
            }
          : { ...card, gameChanger: false, prices: {} },
      ),
      combos: [
        ...pair('1', ['Beacon', 'Sunbeam', 'Harbor']),
        ...pair('2', ['Beacon', 'Sunbeam', 'Lim-Dûl’s Lamp']),
      ],
    });
  }, 60_000);
  afterAll(() => among.close());

  // The deck has two of three Game Changers, and the total budget covers one card of a dollar: the recommended one.
  it.each([
    ['bracket', { bracket: 3 }],
    ['total', { maxTotal: 1 }],
  ])('suggests no card beyond the %s of all cards to add', async (_limit, options) => {
    const reported = { cards: ['Beacon', 'Sunbeam', 'Wave', 'Grand Tide'], commanders: ['Cyr the Lone'] };
    const ask = (limits: object) => recommend(among, { ...reported, options: limits });
    const near = ({ combos }: Pick<RecsAnswer, 'combos'>) =>
      combos.near.map(({ missing }) => missing.name).sort();
    expect(near(await ask({}))).toEqual(['Harbor', 'Lim-Dûl’s Lamp']);
    const answer = await ask(options);
    const added = answer.inRecs.map(({ name }) => name).filter((name) => CHANGERS.includes(name));
    expect(added).toHaveLength(1);
    expect(near(answer)).toEqual(added);
  });
});
