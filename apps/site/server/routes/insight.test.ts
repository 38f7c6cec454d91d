import { tinyContent, withCompanions } from '@deckwright/answers/testing';
import { DeckInsight } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';
import { connectAssistant, textOfTool } from '../testing/assistant-client.ts';

const WARDEN = 'Gate Warden // Warden’s Path';
const DECK = { commanders: ['Cyr the Lone'], cards: ['99 Plains'] };

let test: ApiCalls;
beforeAll(async () => {
  test = await openApiCalls({ cards: withCompanions(tinyContent().cards) });
}, 60_000);
afterAll(() => test.close());

/* What an insight says is tested in packages/answers/src/advice. */
describe('POST /api/decks/insight', () => {
  it('answers in the names of JSON', async () => {
    const answer = await test.read(
      '/api/decks/insight',
      wireSchema(DeckInsight),
      post({ commanders: ['/cards/cyr-the-lone'], cards: ['1 Wave', '30 Island'] }),
    );
    expect(answer).toMatchObject({ size: 32, different: 3, average_mana_value: 1.5, lands: { count: 30 } });
  });

  it('refuses what is not a deck with 400', async () => {
    for (const body of [{ cards: 'Beacon' }, [], 'x'])
      await test.refused('/api/decks/insight', 400, post(body));
  });
});

describe('the companion of a deck', () => {
  const read = async (companion: string, path: string) => {
    const answer = await test.request(path, post({ ...DECK, companion }));
    const body = await answer.json();
    return wireSchema(DeckInsight).parse(body.data ?? body);
  };

  it('is judged in the public API too', async () => {
    for (const path of ['/api/decks/insight', '/api/v1/insight']) {
      const answer = await read('Wave', path);
      expect(answer.companion).toMatchObject({ name: 'Wave', meets: false });
      expect(
        answer.faults.map((problem) => ({ ...problem, cards: problem.cards.map((card) => card.name) })),
      ).toEqual([
        {
          kind: 'companion',
          text: 'Wave cannot be a companion in Commander: it has no companion ability.',
          cards: ['Wave'],
        },
      ]);
    }
  });

  it('may be given by id in the public API', async () => {
    expect((await read('key-beacon', '/api/v1/insight')).companion).toMatchObject({ name: 'Beacon' });
  });

  it('is taken from the list by the tool of assistants', async () => {
    const client = await connectAssistant(test);
    const judged = async (companion: string) => {
      const deck = `Commander\n1 Cyr the Lone\n\nCompanion\n1 ${companion}\n\nDeck\n98 Plains\n1 ${WARDEN}`;
      const answer = await client.callTool({ name: 'judge_deck', arguments: { deck } });
      return { text: textOfTool(answer), data: answer.structuredContent };
    };
    const good = await judged('Lim-Dûl’s Lamp');
    expect(good.data).toMatchObject({
      size: 100,
      companion: { name: 'Lim-Dûl’s Lamp', meets: true },
      faults: [],
      lands: { count: 98, modal: ['Gate Warden'] },
    });
    expect(good.text).toContain('Companion: Lim-Dûl’s Lamp');
    expect(good.text).toContain(
      'No rule of deck building is broken; the deck meets the condition of its companion.',
    );
    expect(good.text).toMatch(/lands 98 \(\d+ advised\), and 1 with a land on the back: Gate Warden/);
    const bad = await judged('Beacon');
    expect(bad.text).toContain('Companion: Beacon');
    expect(bad.text).toContain('Fault: Beacon cannot be this deck’s companion');
    expect(bad.text).not.toContain('No rule of deck building is broken');
    await client.close();
  });
});
