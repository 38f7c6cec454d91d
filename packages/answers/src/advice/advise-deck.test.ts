import type { Reason, RecommendOutput } from '@deckwright/engine/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { adviseDeck } from './advise-deck.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

const ALL = ['recommendations', 'reasons', 'insight', 'changes', 'upgrade'] as const;
const advise = (list: Parameters<typeof adviseDeck>[1], guessCommander = false) =>
  adviseDeck({ snapshot: tiny.snapshot, imageHost: null }, list, { parts: ALL, guessCommander });

describe('advice for a list', () => {
  it('says the same in each part, whether it is requested alone or with others', async () => {
    const context = { snapshot: tiny.snapshot, imageHost: null };
    const list = { commanders: ['Cyr the Lone'], cards: ['Beacon', '2 Wave', 'Sprout', 'Becon'] };
    const all = await advise(list);
    for (const part of ALL) {
      const alone = await adviseDeck(context, list, { parts: [part] });
      expect(alone[part]).toEqual(all[part]);
    }
  });

  it('hands on the bracket that is asked for, for decks of the commander of a short list', async () => {
    const { snapshot } = tiny;
    const sent: (number | undefined)[] = [];
    const ask = async (...call: Parameters<typeof snapshot.ask>) => {
      // Safe because the input is that of the question.
      if (call[0] === 'recommend') sent.push((call[1] as { maxBracket?: number }).maxBracket);
      return snapshot.ask(...call);
    };
    const context = { snapshot: { ...snapshot, ask: ask as typeof snapshot.ask }, imageHost: null };
    const list = { commanders: ['Cyr the Lone'], cards: ['Beacon'] };
    for (const limits of [{ bracket: 3 } as const, {}])
      await adviseDeck(context, list, { parts: ['recommendations'], limits });
    expect(sent).toEqual([3, undefined]);
  });

  it('says whether decks are like the list by its different cards, not by copies', async () => {
    const { snapshot } = tiny;
    const getAnswer = async (basis: RecommendOutput['basis'], isWhole: boolean) => {
      const found: RecommendOutput = {
        ...{ decksConsidered: 150, basis, nearness: 1, ranked: [], judged: [] },
        ...{ add: [], cut: [] },
      };
      const ask = async (...call: Parameters<typeof snapshot.ask>) =>
        call[0] === 'recommend' ? found : snapshot.ask(...call);
      // Safe because the answer is that of the question.
      const context = { snapshot: { ...snapshot, ask: ask as typeof snapshot.ask }, imageHost: null };
      // One card beside the commander, of 40.
      const list = { commanders: ['Cyr the Lone'], cards: ['39 Plains'] };
      const { changes } = await adviseDeck(context, list, { parts: ['changes'], isWhole });
      return changes?.hasDecksLikeIt;
    };
    expect(await getAnswer('near-decks', false)).toBe(false);
    expect(await getAnswer('near-decks', true)).toBe(true);
    expect(await getAnswer('all-decks', true)).toBe(false);
  });

  it('has the reasons of all cards to add and to cut as data, with the sentences that the answer states', async () => {
    const { snapshot } = tiny;
    const getCard = (name: string): number => snapshot.resolver.find(name) ?? -1;
    const [beacon, wave] = [getCard('Beacon'), getCard('Wave')];
    const share: Reason = { kind: 'similar-decks', share: 0.5, decks: 150 };
    const few: Reason = { kind: 'weak-fit', share: 0, decks: 150 };
    const recommend: RecommendOutput = {
      ...{ decksConsidered: 150, basis: 'near-decks', nearness: 1, ranked: [], judged: [] },
      add: [{ card: wave, score: 0.5, reasons: [share] }],
      cut: [{ card: beacon, score: 0.9, reasons: [few, { kind: 'replaced-by', card: wave }] }],
    };
    const ask = async (...call: Parameters<typeof snapshot.ask>) =>
      call[0] === 'recommend' ? recommend : snapshot.ask(...call);
    // Safe because the answer is that of the question.
    const context = { snapshot: { ...snapshot, ask: ask as typeof snapshot.ask }, imageHost: null };
    const list = { commanders: ['Cyr the Lone'], cards: ['Beacon'] };
    const parts = ['recommendations', 'reasons'] as const;
    const { recommendations, reasons } = await adviseDeck(context, list, { parts, isWhole: true });
    expect([...reasons]).toEqual([
      [wave, [{ reason: share, text: 'in 50% of the 150 decks most like yours' }]],
      [
        beacon,
        [
          { reason: few, text: 'in none of the 150 decks most like yours' },
          { reason: { kind: 'replaced-by', card: wave }, text: 'Wave fits better' },
        ],
      ],
    ]);
    // A list of two cards does not say what it is going to be.
    const short = await adviseDeck(context, list, { parts });
    expect([...short.reasons.keys()]).toEqual([wave]);
    expect(short.recommendations.outRecs).toEqual([]);
    // The commander, Beacon and 88 copies are 90 cards, nearly a deck.
    const copies = (count: number) => ({ ...list, cards: ['Beacon', `${count} Island`] });
    const readCuts = async (count: number) =>
      (await adviseDeck(context, copies(count), { parts })).recommendations.outRecs.map(({ name }) => name);
    expect(await readCuts(88)).toEqual(['Beacon']);
    expect(await readCuts(87)).toEqual([]);
    for (const { slug, reasons: texts } of [...recommendations.inRecs, ...recommendations.outRecs])
      expect(texts).toEqual(reasons.get(snapshot.resolver.bySlug(slug)?.card ?? -1)?.map(({ text }) => text));
  });

  it('names unrecognized cards and commanders once, in all parts, and the companion with them', async () => {
    const { recommendations, insight } = await advise({
      commanders: ['Cyr the Lone', 'Nobody Knows'],
      cards: ['Becon', 'Becon'],
      companion: 'No Such Friend',
    });
    expect(insight.unknown).toEqual(recommendations.unknown);
    expect(insight.unknown.map(({ name, nearest }) => [name, nearest?.label])).toEqual([
      ['Nobody Knows', undefined],
      ['Becon', 'Beacon'],
      ['No Such Friend', undefined],
    ]);
  });

  it('orders cards for reading as the page shows them, with the same scores and reasons', async () => {
    const context = { snapshot: tiny.snapshot, imageHost: null };
    const list = { commanders: ['Cyr the Lone'], cards: ['Wave'] };
    const { recommendations: ranked } = await advise(list);
    const ordered = await adviseDeck(context, list, { parts: ALL, limits: { order: 'reading' } });
    const { inRecs } = ordered.recommendations;
    expect(inRecs.map(({ slug }) => slug)).not.toEqual(ranked.inRecs.map(({ slug }) => slug));
    const bySlug = (cards: typeof inRecs) => cards.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    expect(bySlug(inRecs)).toEqual(bySlug(ranked.inRecs));
    expect({ ...ordered.recommendations, inRecs: [] }).toEqual({ ...ranked, inRecs: [] });
    const groups = ordered.changes?.groups ?? [];
    for (const { cards } of groups)
      expect(inRecs.flatMap(({ slug }) => (cards.includes(slug) ? slug : []))).toEqual(cards);
    // What the page shows at once comes before the rest.
    const first = new Set(groups.flatMap(({ cards, first: count }) => cards.slice(0, count)));
    expect(first.size).toBeGreaterThan(0);
    expect(new Set(inRecs.slice(0, first.size).map(({ slug }) => slug))).toEqual(first);
  });

  it('takes no colors from cards that are not legal as commanders, and has no changes for them', async () => {
    // Beacon is colorless and no commander: it does not keep a green card from being offered.
    const { recommendations, insight, changes } = await advise({ commanders: ['Beacon'], cards: ['Sprot'] });
    expect(recommendations.errors[0]).toBe('Beacon cannot be a commander');
    expect(recommendations.unknown[0]?.nearest?.label).toBe('Sprout');
    expect(insight.unknown).toEqual(recommendations.unknown);
    expect(changes).toBeNull();
  });

  it('guesses a commander only if requested, and only if the list names none', async () => {
    const cards = ['Cyr the Lone', 'Wave'];
    const guessed = await advise({ commanders: [], cards }, true);
    expect(guessed.guess?.commander).toBe('Cyr the Lone');
    expect(guessed.recommendations).toMatchObject({ commanders: [{ name: 'Cyr the Lone' }], errors: [] });
    // The guessed commander is not among the other cards, too.
    expect(guessed.insight).toMatchObject({ size: 2, commanders: [{ name: 'Cyr the Lone' }] });

    expect((await advise({ commanders: ['Nobody Knows'], cards }, true)).guess).toBeNull();
    const unguessed = await advise({ commanders: [], cards });
    expect(unguessed).toMatchObject({ guess: null, changes: null, recommendations: { inRecs: [] } });
    expect(unguessed.recommendations.leaders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
  });
});
