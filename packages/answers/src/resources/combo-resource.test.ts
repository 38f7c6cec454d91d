import { ComboResource } from '@deckwright/contract/schemas';
import { identityFromSlug } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOfId, UnknownNameError } from '../lookup/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { chosenCombos, comboOfId, comboResource } from './combo-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

describe('combos', () => {
  it('count the decks that run all their cards', async () => {
    const { snapshot } = tiny;
    const known = await comboOfId(snapshot, '1-2');
    // Beacon and Wave are together in decks 0, 1 and 4; decks of Ada alone cannot run the blue one.
    expect(ComboResource.strict().parse(comboResource({ snapshot, imageHost: null }, known))).toMatchObject({
      name: 'Beacon + Wave',
      cards: [
        { id: 'key-beacon', name: 'Beacon', must_be_commander: false },
        { id: 'key-wave', name: 'Wave', must_be_commander: false },
      ],
      num_decks: 3,
      potential_decks: 7,
      inclusion_rate: 0.4286,
      rank: 1,
      results: ['Infinite light'],
    });
  });

  it('are chosen by a card of theirs and by the colors that they fit into', async () => {
    const { snapshot } = tiny;
    const choose = (card: string | null, colors: string | null) =>
      chosenCombos(snapshot, {
        card: card === null ? null : cardOfId(snapshot, card),
        identity: colors === null ? null : identityFromSlug(colors),
      });
    expect(await choose('key-wave', 'azorius')).toEqual([await comboOfId(snapshot, '1-2')]);
    expect(await choose(null, 'mono-white')).toEqual([]);
    expect(await choose('sunbeam', null)).toEqual([]);
  });

  it('are unknown by another id', async () => {
    await expect(comboOfId(tiny.snapshot, '3-4')).rejects.toThrow(UnknownNameError);
    expect(() => cardOfId(tiny.snapshot, 'nothing')).toThrow(UnknownNameError);
  });
});
