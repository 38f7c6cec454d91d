import { PreconDetails, PreconResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnknownNameError } from '../lookup/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { listedPrecons, preconDetails, preconOfId, preconResource } from './precon-resource.ts';

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
});
