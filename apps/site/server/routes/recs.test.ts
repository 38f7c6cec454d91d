import { RecsAnswer, RecsDocument } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

/* What is recommended is tested in packages/answers/src/advice. */
describe('POST /api/recs', () => {
  it('answers in the names of JSON', async () => {
    const sent = { cards: ['/cards/beacon', '1 Wave', '30x Island'], commanders: ['/cards/cyr-the-lone'] };
    const answer = await calls.read('/api/recs', wireSchema(RecsDocument), post(sent));
    expect(answer.errors).toEqual([]);
    expect(answer.inRecs.length).toBeGreaterThan(0);
    for (const card of answer.inRecs)
      expect(card.color_identity.every((color) => ['W', 'U'].includes(color))).toBe(true);
  });

  it('has cards as programs written for it read them: names, a whole score, salt even without votes', async () => {
    const sent = { cards: ['1 Wave', '1 Dawn // Dusk'], commanders: ['Cyr the Lone'] };
    const { inRecs, commanders } = await calls.read('/api/recs/', z.any(), post(sent));
    const [cyr] = commanders;
    expect(cyr).toMatchObject({ names: ['Cyr the Lone'], salt: 0, salt_votes: 0 });
    for (const { names, salt, score } of inRecs) {
      expect(names.length).toBeGreaterThan(0);
      expect(typeof salt).toBe('number');
      expect(Number.isInteger(score)).toBe(true);
    }
  });

  it('alone has the name of its type: what it is made from is another type without a name', () => {
    expect([RecsDocument.meta()?.id, RecsAnswer.meta()?.id]).toEqual(['RecsAnswer', undefined]);
  });

  it('refuses what is not a request with 400', async () => {
    for (const body of [{ cards: 'Beacon' }, [], 'x', { options: { offset: -1 } }])
      await calls.refused('/api/recs', 400, post(body));
  });
});
