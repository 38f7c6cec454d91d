import { buildCardDecks } from '@deckwright/engine/build';
import { loadEngine } from '@deckwright/engine/query';
import { expect, it } from 'vitest';
import { openTiny, tinyContent } from '../testing/tiny-snapshot.ts';

/** Advice for the first commander and what its first deck holds, from a published snapshot. */
async function advise(cardDecks: Uint8Array) {
  const { snapshot, close } = await openTiny({ cardDecks });
  const { engine } = tinyContent();
  const { commanderCards, deckStart, deckCards } = loadEngine(engine.buffer as ArrayBuffer);
  const input = {
    commanders: [commanderCards[0] ?? 0],
    cards: [...deckCards.subarray(deckStart[0], deckStart[1])].slice(0, 3),
    limit: 30,
  };
  const answer = await snapshot.ask('recommend', input);
  await close();
  return answer;
}

it('reads the decks of each card from the snapshot', async () => {
  const engine = loadEngine(tinyContent().engine.buffer as ArrayBuffer);
  const listed = buildCardDecks(engine, { from: 1 });
  const plain = await advise(new Uint8Array(0));
  expect(plain).toHaveProperty('cut.0.score');
  expect(await advise(listed)).toEqual(plain);

  // Each count of decks with a card, in the first section after the header of 64 bytes, is one too high.
  const wrong = listed.slice();
  for (let at = 64; at < 64 + engine.cards * 2; at += 2) wrong[at] = (wrong[at] ?? 0) + 1;
  expect(await advise(wrong)).not.toEqual(plain);
});
