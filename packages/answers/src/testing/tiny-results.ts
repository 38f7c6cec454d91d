import { writeResults } from '@deckwright/engine/build';
import { loadEngine } from '@deckwright/engine/query';
import { tinyContent } from './tiny-snapshot.ts';

/**
 * Results of the tiny snapshot's decks: each played one tournament of 64 players and `games` games, and won a quarter
 * of them, or three quarters if `isStrong`; places are in engine order.
 */
export function tinyResults({
  games = 40,
  isStrong = () => false,
}: {
  games?: number;
  isStrong?: (cards: readonly number[]) => boolean;
} = {}): Uint8Array {
  const engine = loadEngine(tinyContent().engine.buffer as ArrayBuffer);
  const event = { id: 'spring', name: 'Spring Open', day: 19_800, size: 64 };
  const entries = Array.from({ length: engine.decks }, (_, deck) => {
    const commander = engine.commanderStart.findIndex(
      (start, at) => start <= deck && deck < (engine.commanderStart[at + 1] ?? 0),
    );
    const cards = [...engine.deckCards.subarray(engine.deckStart[deck], engine.deckStart[deck + 1])];
    const wins = (isStrong(cards) ? 3 : 1) * (games / 4);
    return { event, commander, deck, placing: deck + 1, wins, losses: games - wins, draws: 0 };
  });
  return writeResults(entries, engine);
}
