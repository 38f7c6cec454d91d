import { describe, expect, test } from 'vitest';
import { finishEngine } from '../../build/finish.ts';
import { buildShard } from '../../build/shard.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loadEngine } from '../decks/engine.ts';
import { themeCommanders } from './theme-commanders.ts';

/** Two decks of aria and one each of ash and the pair have theme 0, one of ash has theme 1, none has theme 2. */
const TAGS: Readonly<Record<number, number[]>> = { 0: [0], 2: [0], 4: [0, 1], 8: [0] };
const decks = GOLDEN_DECKS.map((deck, position) => ({ ...deck, tags: TAGS[position] ?? [] }));
const { bytes } = finishEngine(GOLDEN_CARDS, buildShard(GOLDEN_CARDS, decks), {
  asOfDay: AS_OF,
  themes: ['theme', 'theme', 'theme'],
});
const engine = loadEngine(bytes.buffer);
const [ARIA, ASH, PAIR] = [0, 1, 2];

describe('the commanders of each theme', () => {
  test('are those with the most decks of it, then by name', () => {
    expect(themeCommanders(engine, 3)).toEqual([[ARIA, ASH, PAIR], [ASH], []]);
  });

  test('are no more than the limit', () => {
    expect(themeCommanders(engine, 1)).toEqual([[ARIA], [ASH], []]);
  });
});
