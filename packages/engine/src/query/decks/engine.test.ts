import { AppError } from '@deckwright/domain';
import { describe, expect, test } from 'vitest';
import { finishEngine } from '../../build/finish.ts';
import { buildShard } from '../../build/shard.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { commanderStats } from '../statistics/commander-stats.ts';
import { loadEngine } from './engine.ts';
import { NO_ENGINE_FILTERS } from './filters.ts';

const { bytes } = finishEngine(GOLDEN_CARDS, buildShard(GOLDEN_CARDS, GOLDEN_DECKS), { asOfDay: AS_OF });

function changed(change: (view: DataView) => void): ArrayBuffer {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy.buffer;
}

function refusal(buffer: ArrayBuffer): string {
  try {
    loadEngine(buffer);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('data-loss');
    return (error as AppError).message;
  }
  throw new Error('the damaged file was loaded');
}

describe('loading an engine file', () => {
  test('restores the counts and days it was built with', () => {
    const engine = loadEngine(bytes.buffer);
    // Entries 4 + 4 + 6 + 4 of aria, 3 + 2 + 2 of ash, 3 + 2 + 3 of the pair; none outside its color identity.
    expect(engine).toMatchObject({ cards: 15, commanders: 3, decks: 10, entries: 33, extras: 0 });
    expect([engine.asOfDay, engine.firstDay]).toEqual([AS_OF, AS_OF - 400]);
  });

  test('views the buffer without copying, even if shared between threads', () => {
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    const engine = loadEngine(shared);
    expect(engine.deckCards.buffer).toBe(shared);
    const answer = (loadedEngine: typeof engine): unknown =>
      commanderStats(loadedEngine, { commander: 0, filters: NO_ENGINE_FILTERS });
    expect(answer(engine)).toEqual(answer(loadEngine(bytes.buffer)));
  });

  test('a file without decks loads', () => {
    const empty = finishEngine(GOLDEN_CARDS, buildShard(GOLDEN_CARDS, []), { asOfDay: AS_OF });
    expect(loadEngine(empty.bytes.buffer)).toMatchObject({ cards: 15, decks: 0, firstDay: AS_OF });
  });

  test('a file truncated anywhere is refused', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(refusal(bytes.slice(0, length).buffer)).toMatch(/expected/);
    }
  });

  test('a file with trailing bytes is refused, naming both lengths', () => {
    const longer = new Uint8Array(bytes.length + 8);
    longer.set(bytes);
    expect(refusal(longer.buffer)).toContain(`the length is ${bytes.length + 8}, expected ${bytes.length}`);
  });

  test('another kind of file is refused by its first word', () => {
    expect(refusal(changed((view) => view.setUint8(0, 88)))).toContain('the first word is "XWENGINE"');
  });

  test('another version is refused, naming both', () => {
    expect(refusal(changed((view) => view.setUint32(8, 1, true)))).toContain(
      'the format version is 1, expected 5',
    );
  });

  test('a changed count, section number, offset or length is refused', () => {
    const positions = [12, 32, 36, 40, 44, 48, 60];
    for (const position of positions) {
      refusal(changed((view) => view.setUint32(position, view.getUint32(position, true) + 1, true)));
    }
    expect(refusal(changed((view) => view.setFloat64(96, 8, true)))).toContain('the place of cardIdentity');
    expect(refusal(changed((view) => view.setFloat64(104, 8, true)))).toContain('the length of cardIdentity');
  });

  test('offsets that do not match the columns are refused', () => {
    const engine = loadEngine(bytes.slice().buffer);
    engine.deckStart[engine.decks] = 32;
    expect(refusal(engine.deckStart.buffer as ArrayBuffer)).toContain(
      'the end of the last deck is 32, expected 33',
    );
    const other = loadEngine(bytes.slice().buffer);
    other.commanderStart[other.commanders] = 9;
    expect(refusal(other.commanderStart.buffer as ArrayBuffer)).toContain(
      'the end of the last commander is 9',
    );
  });
});
