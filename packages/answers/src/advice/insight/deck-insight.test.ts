import { DeckInsight, InsightRequest } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofShape } from '../../of-shape.ts';
import { tinyContent, withCompanions } from '../../testing/index.ts';
import { openPages, type PageCalls } from '../../testing/page-calls.ts';
import { adviseDeck } from '../advise-deck.ts';

let tiny: PageCalls;
beforeAll(async () => {
  tiny = await openPages();
}, 60_000);
afterAll(() => tiny.close());

/** The insight into a body as a caller sent it. */
async function insight({ view }: PageCalls, body: unknown): Promise<DeckInsight> {
  const advice = await adviseDeck(view, ofShape(InsightRequest, body), { parts: ['insight'] });
  return DeckInsight.parse(advice.insight);
}

const WARDEN = 'Gate Warden // Warden’s Path';

describe('the insight into a deck', () => {
  const ask = (body: object) => insight(tiny, body);
  const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

  it('counts the list by its quantities, including the commander', async () => {
    const answer = await ask({
      commanders: ['/cards/cyr-the-lone'],
      cards: ['/cards/beacon', '1 Wave', '2x Sunbeam', '30 Island', '12x Plains', 'Harbor'],
    });
    // 1 + 1 + 1 + 2 + 30 + 12 + 1 = 48. Nonlands: Cyr 2, Beacon 1, Wave 1, Sunbeam 3 twice: 10 mana in 5 cards.
    expect(answer).toMatchObject({
      size: 48,
      different: 7,
      averageManaValue: 2,
      averageWithLands: 0.21,
      lands: { count: 43, basic: 42 },
      sample: false,
    });
    expect(answer.curve.slice(0, 5)).toEqual([0, 2, 1, 2, 0]);
    expect(answer.types).toMatchObject({ Creature: 1, Instant: 1, Sorcery: 2, Artifact: 1, Land: 43 });
    expect(answer.roles?.find(({ role }) => role === 'ramp')).toMatchObject({ label: 'Ramp', count: 1 });
    // Cyr 5, Beacon 1, Wave 4, Sunbeam 1.5 twice, Harbor 10; 42 basics have no price. 23 in 6 copies.
    expect(answer.prices).toEqual([
      expect.objectContaining({
        source: 'cardkingdom',
        price: 23,
        average: 3.83,
        priced: 6,
        missing: 42,
        without: [
          { name: 'Island', url: '/cards/island' },
          { name: 'Plains', url: '/cards/plains' },
        ],
      }),
    ]);
    expect(answer.salt).toEqual({ mean: 0.5, scored: 1, cards: [] });
  });

  it('compares the curve with that of the commander’s decks, which count their commander too', async () => {
    const cyr = await ask({ commanders: ['/cards/cyr-the-lone'], cards: ['1 Wave'] });
    // Each of the decks has Cyr, of mana value 2, as its commander.
    expect(cyr.averageCurve).toHaveLength(cyr.curve.length);
    expect(cyr.averageCurve?.[2]).toBeGreaterThanOrEqual(1);
    expect((await ask({ cards: ['1 Wave'] })).averageCurve).toBeNull();
  });

  it('fills a list with basics by the mana symbols, to 100 cards', async () => {
    const { size, lands, fill } = await ask({ commanders: ['/cards/cyr-the-lone'], cards: ['68 Sunbeam'] });
    expect(size).toBe(69);
    expect(fill).toMatchObject({ lands: 31, spells: 0 });
    expect(fill?.basics.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(31);
    expect(lands.reason).toContain(' = ');
    const full = await ask({ commanders: ['/cards/cyr-the-lone'], cards: ['68 Sunbeam', '31 Plains'] });
    expect(full.fill).toBeNull();
  });

  it('counts at most 999 copies of a card, however often a line is repeated', async () => {
    const answer = await ask({ commanders: ['Cyr the Lone'], cards: Array(500).fill('999 Island') });
    expect(answer.size).toBe(1000);
  });

  it('reads quantities however they are spaced', async () => {
    const quantities = [
      '3  Beacon',
      '3x Beacon',
      '3X  Beacon',
      '3 x Beacon',
      '3\tBeacon',
      ` 3${' '.repeat(380)}Beacon`,
    ];
    for (const line of quantities) expect((await ask({ cards: [line] })).size, line).toBe(3);
    // Read as one card, whose name is on two lines.
    expect((await ask({ cards: [`3${' '.repeat(380)}Cyr\nthe Lone`] })).size).toBe(3);
  });

  it('says that there is no commander instead of calling the list legal', async () => {
    const answer = await ask({ cards: ['100 Island'] });
    expect(answer.faults.map(({ kind }) => kind)).toEqual(['commander']);
  });

  it('compares sources with symbols and says in words what is short', async () => {
    // No land makes white, and every white symbol is one of Sunbeam's.
    const answer = await ask({ commanders: ['Cyr the Lone'], cards: ['1 Sunbeam', '1 Wave', '30 Island'] });
    const [white, blue] = answer.colors;
    expect(white).toMatchObject({ color: 'W', pips: 1, lands: 0 });
    expect(white?.words).toBe(
      `White needs ${white?.asked} more sources: it has 0, its mana costs call for ${white?.asked}.`,
    );
    expect(blue).toMatchObject({ color: 'U', pips: 1, lands: 30, short: 0 });
    expect(blue?.words).toMatch(/^Blue has enough: 30 sources, its mana costs call for \d+\.$/);
  });

  it('estimates the bracket and names the reasons', async () => {
    const answer = await ask({ commanders: ['Cyr the Lone'], cards: ['Grand Tide', 'Beacon'] });
    expect(answer.bracket).toMatchObject({
      bracket: 3,
      name: 'Upgraded',
      reasons: ['1 Game Changer: Grand Tide'],
      gameChangers: [{ name: 'Grand Tide', url: '/cards/grand-tide' }],
    });
    expect((await ask({ commanders: ['Cyr the Lone'], cards: ['Beacon'] })).bracket).toMatchObject({
      bracket: 2,
      name: 'Core',
      reasons: ['no sign of more than bracket 2 in the list'],
    });
  });

  it('distinguishes combos in the deck from those one card away, also without a commander', async () => {
    const whole = await ask({ commanders: ['Cyr the Lone'], cards: ['Beacon', 'Wave'] });
    expect(whole.combos.present.map(({ value }) => value)).toEqual(['Beacon + Wave']);
    expect(whole.combos).toMatchObject({ presentCount: 1, near: [], nearCount: 0 });
    const half = await ask({ cards: ['Beacon'] });
    expect(half.combos.near.map(({ missing }) => missing)).toEqual([{ name: 'Wave', url: '/cards/wave' }]);
    const offColor = await ask({ commanders: ['Dun the Unplayed'], cards: ['Beacon'] });
    expect(offColor.combos.near).toEqual([]);
  });

  it('names every problem with its cards', async () => {
    const answer = await ask({
      commanders: ['Ada, the First', 'Cyr the Lone'],
      cards: ['2 Beacon', 'Sprout', 'Old Terror', '95 Plains'],
    });
    // 2 + 2 + 1 + 1 + 95 = 101 cards.
    expect(answer.faults.map(({ text }) => text)).toEqual([
      'Ada, the First and Cyr the Lone can’t be commanders together.',
      'The deck has 101 cards, commanders included: 1 over 100.',
      'Each card but a basic land may be in a deck once: 2 copies of Beacon.',
      'Outside the commanders’ colors: Sprout (green).',
      'Banned in Commander: Old Terror.',
    ]);
    expect(names(answer.faults[3]?.cards ?? [])).toEqual(['Sprout']);
  });

  it('counts a commander that is also in the list once', async () => {
    const answer = await ask({ commanders: ['Cyr the Lone'], cards: ['1 Cyr the Lone', 'Beacon'] });
    expect(answer.size).toBe(2);
    expect(answer.faults.map(({ kind }) => kind)).toEqual(['size']);
  });

  it('counts all copies of a commander', async () => {
    const twice = await ask({ commanders: ['2 Cyr the Lone'], cards: ['Cyr the Lone', 'Beacon'] });
    expect(twice.size).toBe(3);
    expect(twice.faults.map(({ kind }) => kind)).toEqual(['size', 'copies']);
    // Two in the list are one besides the commander.
    const listed = await ask({ commanders: ['Cyr the Lone'], cards: ['2 Cyr the Lone', 'Beacon'] });
    expect(listed).toMatchObject({ size: 3, faults: [{ kind: 'size' }, { kind: 'copies' }] });
    // One card by both of its names.
    const both = await ask({ commanders: ['Gate Warden', 'Gate Warden // Warden’s Path'], cards: [] });
    expect(both).toMatchObject({ size: 1, commanders: [{ name: 'Gate Warden // Warden’s Path' }] });
  });

  it('names cards with a land on the back beside the lands', async () => {
    const answer = await ask({ commanders: ['Cyr the Lone'], cards: ['30 Island', 'Gate Warden', 'Harbor'] });
    const url = '/cards/gate-warden';
    expect(answer.lands).toMatchObject({ count: 31, basic: 30, modal: [{ name: WARDEN, url }] });
    expect((await ask({ cards: ['30 Island'] })).lands.modal).toEqual([]);
  });

  it('lists unknown names with the nearest and answers for the rest', async () => {
    const answer = await ask({ commanders: ['Cyr the Lonn'], cards: ['2 Becon', 'Qqqqq', 'Wave', ' '] });
    expect(answer.size).toBe(1);
    expect(answer.unknown.map(({ name, of, nearest }) => [name, of, nearest?.label ?? null])).toEqual([
      ['Cyr the Lonn', 'commander', 'Cyr the Lone'],
      ['Becon', 'card', 'Beacon'],
      ['Qqqqq', 'card', null],
    ]);
  });

  it('looks for the nearest of the first 20 unknown names alone', async () => {
    const others = Array.from({ length: 20 }, (_, at) => `Qqqqq ${'z'.repeat(at + 1)}`);
    const nearest = async (cards: string[]) =>
      (await ask({ cards })).unknown.find(({ name }) => name === 'Becon')?.nearest?.label ?? null;
    expect(await nearest([...others.slice(1), 'Becon'])).toBe('Beacon');
    expect(await nearest([...others, 'Becon'])).toBeNull();
    // What is known to be in no deck needs no search.
    expect(await nearest([...others.slice(1), 'Beast', 'Becon'])).toBe('Beacon');
  });

  it('tells misspellings from cards that are not legal and from names that it does not have', async () => {
    const cards = [
      '1 Becon',
      '1 Ha! Bo, Run! (TST) 4',
      'Beast',
      'Screen Light',
      'Beacon (Not the Bright One)',
      'Qqqqq',
    ];
    const { unknown, cardDate, size } = await ask({ cards });
    expect(size).toBe(0);
    expect(cardDate).toBe('2024-03-28');
    expect(unknown.map(({ name, kind, reason }) => [name, kind, reason])).toEqual([
      ['Becon', 'misspelled', null],
      ['Ha! Bo, Run! (TST) 4', 'excluded', 'is not legal in Commander'],
      ['Beast', 'excluded', 'is a token, not a card of the deck'],
      ['Screen Light', 'excluded', 'exists only on Arena'],
      ['Beacon (Not the Bright One)', 'excluded', 'is not legal in Commander'],
      ['Qqqqq', 'missing', null],
    ]);
  });

  it('answers for an empty deck', async () => {
    const answer = await ask({});
    expect(answer).toMatchObject({ size: 0, averageManaValue: null, colors: [], prices: [], unknown: [] });
  });

  it.each([
    [{ cards: 'Beacon' }],
    [{ cards: [1] }],
    [{ commanders: {} }],
    [[]],
    ['x'],
    [{ cards: ['x'.repeat(401)] }],
    [{ cards: Array.from({ length: 1001 }, () => 'Beacon') }],
  ])('refuses what is not a deck', async (body) => {
    await expect(insight(tiny, body)).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('the companion of a deck', () => {
  let changed: PageCalls;
  beforeAll(async () => {
    changed = await openPages({ cards: withCompanions(tinyContent().cards) });
  }, 60_000);
  afterAll(() => changed.close());

  const DECK = { commanders: ['Cyr the Lone'], cards: ['99 Plains'] };
  const read = (companion: string | null) => insight(changed, { ...DECK, companion });

  it('is outside the deck and its numbers, and named', async () => {
    // Cyr costs two, and lands nothing: all even.
    const answer = await read('1 Lim-Dûl’s Lamp');
    const lamp = { name: 'Lim-Dûl’s Lamp', url: '/cards/lim-duls-lamp' };
    expect(answer).toMatchObject({
      companion: { ...lamp, condition: null, meets: true },
      size: 100,
      faults: [],
      unknown: [],
    });
    for (const none of [null, '', ' ']) expect((await read(none)).companion).toBeNull();
    expect((await read('/cards/lim-duls-lamp')).companion).toMatchObject(lamp);
  });

  it.each([
    [
      'Beacon',
      'Beacon cannot be this deck’s companion: every nonland card must have an odd mana value; these do not: Cyr the Lone.',
      ['Beacon', 'Cyr the Lone'],
    ],
    [
      'Sprout',
      'Sprout cannot be this deck’s companion: it is outside the commanders’ colors (green).',
      ['Sprout'],
    ],
    ['Wave', 'Wave cannot be a companion in Commander: it has no companion ability.', ['Wave']],
  ])('makes the deck illegal where it cannot be %s', async (name, text, cards) => {
    const answer = await read(name);
    expect(answer.companion).toMatchObject({ name, meets: false });
    expect(
      answer.faults.map((problem) => ({ ...problem, cards: problem.cards.map((card) => card.name) })),
    ).toEqual([{ kind: 'companion', text, cards }]);
  });

  it('may be unknown', async () => {
    const answer = await read('Becon');
    expect(answer).toMatchObject({
      companion: null,
      unknown: [{ name: 'Becon', nearest: { label: 'Beacon' } }],
    });
  });
});
