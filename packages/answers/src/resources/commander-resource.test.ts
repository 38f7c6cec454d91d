import { CommanderDetails, CommanderResource } from '@deckwright/contract/schemas';
import { identityFromSlug, NO_FILTERS } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commanderAt, commanderOfId, UnknownNameError } from '../lookup/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import {
  commanderDetails,
  commanderResource,
  commandersInWindow,
  rankedCommanders,
} from './commander-resource.ts';

let tiny: TinySnapshot;
let view: ViewContext;
beforeAll(async () => {
  tiny = await openTiny();
  view = { snapshot: tiny.snapshot, imageHost: null };
}, 60_000);
afterAll(() => tiny.close());

const details = async (id: string, context = view) =>
  CommanderDetails.strict().parse(await commanderDetails(context, commanderOfId(context.snapshot, id)));

describe('commanders', () => {
  it('are listed by decks, pairs too, with their share of the decks since their release', async () => {
    const listed = await commandersInWindow(view.snapshot, null, NO_FILTERS);
    const resources = listed.map(({ commander, ...counts }) => {
      const resolved = commanderAt(view.snapshot, view.snapshot.commanders.keys[commander] ?? '');
      const resource = commanderResource(view, resolved, counts);
      expect(resource).toEqual(commanderResource(view, resolved));
      return CommanderResource.strict().parse(resource);
    });
    // Cyr has four of eight decks, Ada and Bo three, Ada alone one. All are of 2020, before any deck.
    expect(resources).toMatchObject([
      {
        id: 'key-cyr-the-lone',
        slug: 'cyr-the-lone',
        num_decks: 4,
        potential_decks: 8,
        inclusion_rate: 0.5,
        rank: 1,
      },
      {
        id: 'key-ada-the-first_key-bo-the-second',
        slug: 'ada-the-first-bo-the-second',
        name: 'Ada, the First & Bo, the Second',
        color_identity: ['W', 'U'],
        num_decks: 3,
        rank: 2,
      },
      { id: 'key-ada-the-first', num_decks: 1, inclusion_rate: 0.125, rank: 3 },
    ]);
    expect(resources).toHaveLength(3);
  });

  it('are listed by their exact colors', async () => {
    const white = identityFromSlug('mono-white');
    const listed = await commandersInWindow(view.snapshot, white, NO_FILTERS);
    expect(listed).toHaveLength(1);
    expect(rankedCommanders(view.snapshot, white)).toEqual(listed.map(({ commander }) => commander));
  });

  it('are found by id and by slug, pairs in either order, and without a deck', async () => {
    const pair = await details('key-ada-the-first_key-bo-the-second');
    for (const id of ['ada-the-first-bo-the-second', 'key-bo-the-second_key-ada-the-first'])
      expect(await details(id), id).toEqual(pair);
    expect(pair).toMatchObject({ num_decks: 3, bracket_counts: { 3: 1, 5: 0 } });
    expect(pair.sample).toMatchObject({ num_decks: 3, sources: [{ name: 'club', num_decks: 3 }] });
    expect(await details('dun-the-unplayed')).toMatchObject({
      num_decks: 0,
      inclusion_rate: 0,
      inclusion_low: null,
      rank: null,
      sample: { num_decks: 0, sources: [], first_saved: null },
    });
    // A background and its commander may lead together; two without a partner may not.
    expect((await details('key-eld-the-chooser_key-far-hometown')).id).toContain('_');
    for (const id of ['key-cyr-the-lone_key-dun-the-unplayed', 'beacon', 'a_b_c', '_', 'cyr'])
      expect(() => commanderOfId(view.snapshot, id), id).toThrow(UnknownNameError);
  });

  it.each([
    ['beacon', 'Beacon cannot be a commander.'],
    ['key-beacon', 'Beacon cannot be a commander.'],
    ['old-terror', 'Old Terror cannot be a commander. Old Terror is banned in Commander.'],
    ['far-hometown', expect.stringContaining('is a Background and can’t be the sole commander')],
    [
      'key-cyr-the-lone_key-dun-the-unplayed',
      'Cyr the Lone and Dun the Unplayed can’t be commanders together.',
    ],
    ['cyr-the-lon', 'No commander has the name or address "cyr-the-lon".'],
  ])('say why %s is none', (id, message) => {
    const expected = { code: 'not-found', message, nearest: expect.any(Array) };
    expect(() => commanderOfId(view.snapshot, id)).toThrow(expect.objectContaining(expected));
  });

  it('say that they are banned', async () => {
    expect(await details('cyr-the-lone')).toMatchObject({ banned: false });
    const cards = tinyContent().cards.map((card) =>
      card.name === 'Ada, the First' ? { ...card, legality: 'banned' as const } : card,
    );
    const { snapshot, close } = await openTiny({ cards });
    expect(await details('ada-the-first-bo-the-second', { snapshot, imageHost: null })).toMatchObject({
      num_decks: 3,
      banned: true,
    });
    await close();
  });
});
