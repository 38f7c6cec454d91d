import { SetResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { listedSets, setOfId, setResource } from './set-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

describe('sets', () => {
  it('are listed with cards alone, and found by their code in either case', () => {
    expect(listedSets(tiny.snapshot)).toEqual([]);
    const resource = SetResource.strict().parse(setResource(setOfId(tiny.snapshot, 'TST')));
    expect(resource).toMatchObject({ id: 'tst', type: 'main', num_cards: 0 });
  });

  it('are unknown by another code, with the nearest', () => {
    const nearest = [expect.objectContaining({ url: '/sets/tst' })];
    expect(() => setOfId(tiny.snapshot, 'tts')).toThrow(
      expect.objectContaining({ code: 'not-found', nearest }),
    );
  });
});
