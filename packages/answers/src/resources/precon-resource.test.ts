import { PreconDetails, PreconResource, PreconUpgradeResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preconBySlug } from '../list/index.ts';
import { UnknownNameError } from '../lookup/index.ts';
import { preconFaces, preconPage } from '../precon/precon-page.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import {
  listedPrecons,
  preconDetails,
  preconOfId,
  preconResource,
  preconUpgradeResource,
} from './precon-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

describe('precons', () => {
  it('have their lists', () => {
    const { snapshot } = tiny;
    const known = { id: 'first-steps', set: 'tst', released: '2020-01-01', color_identity: ['W', 'U'] };
    const listed = listedPrecons(snapshot).map((precon) => preconResource(snapshot, precon));
    expect(listed.map((precon) => PreconResource.strict().parse(precon))).toMatchObject([known]);
    const details = preconDetails(snapshot, preconOfId(snapshot, 'first-steps'));
    expect(PreconDetails.strict().parse(details)).toMatchObject({
      ...known,
      commanders: [{ id: 'key-cyr-the-lone', name: 'Cyr the Lone' }],
      cards: [
        { id: 'key-cyr-the-lone', quantity: 1, is_commander: true },
        { id: 'key-beacon', quantity: 1, is_commander: false },
      ],
    });
    expect(() => preconOfId(snapshot, 'last-steps')).toThrow(UnknownNameError);
  });

  it('have the upgrades of their pages', async () => {
    // 20 dollars buy the only swap that the recommender is made to name: Wave at 4 for Beacon at 1; Cyr costs 5.
    const { snapshot: opened } = tiny;
    const card = (name: string): number => opened.resolver.find(name) ?? -1;
    const answers: Record<string, unknown> = {
      played: { cards: [], numDecks: [], potentialDecks: [] },
      recommend: {
        decksConsidered: 150,
        basis: 'near-decks',
        add: [
          { card: card('Wave'), score: 0.5, reasons: [{ kind: 'similar-decks', share: 0.5, decks: 150 }] },
        ],
        ranked: [],
        judged: [],
        cut: [{ card: card('Beacon'), score: 0.9, reasons: [{ kind: 'weak-fit', share: 0.02, decks: 150 }] }],
      },
    };
    const ask = (async (name: string, input: never) =>
      name in answers ? answers[name] : opened.ask(name as 'played', input)) as unknown as typeof opened.ask;
    const context = { snapshot: { ...opened, ask }, imageHost: null };
    const known = preconOfId(context.snapshot, 'first-steps');
    const resource = await preconUpgradeResource(context, known, 20);
    expect(PreconUpgradeResource.strict().parse(resource)).toMatchObject({
      id: 'first-steps',
      page: '/precon/first-steps#upgrades',
      commanders: [{ name: 'Cyr the Lone' }],
      budget: 20,
      cost: 4,
      left: 16,
      price_before: 6,
      price_after: 9,
      swaps: [
        {
          cut: { id: 'key-beacon', price: 1, reason: 'in only 2% of the 150 decks most like yours' },
          add: { id: 'key-wave', price: 4, reason: 'in 50% of the 150 decks most like yours' },
        },
      ],
    });
    const found = preconBySlug(context.snapshot, 'first-steps');
    const page = found && (await preconPage(context, found, preconFaces(context, known)[0] ?? null));
    const names = (swaps: readonly { cut: { name: string }; add: { name: string } }[]) =>
      swaps.map(({ cut, add }) => `${cut.name} ${add.name}`);
    expect(names(page?.upgrades[0]?.swaps ?? [])).toEqual(names(resource.swaps));
  });
});
