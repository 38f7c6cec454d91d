import { finishEngine } from '../build/finish.ts';
import { buildShard } from '../build/shard.ts';
import type { EngineCard, EngineDeck } from '../build/types.ts';
import { type Engine, loadEngine } from '../query/decks/engine.ts';

export type Loaded = {
  engine: Engine;
  /** Engine index of a slug. */
  index: (slug: string) => number;
  /** Slug of an engine index. */
  slug: (index: number) => string;
  commander: (...slugs: string[]) => number;
};

/** Build → bytes → load. */
export function loaded(cards: readonly EngineCard[], decks: readonly EngineDeck[], asOfDay: number): Loaded {
  const { bytes, cardOrder } = finishEngine(cards, buildShard(cards, decks), { asOfDay });
  const engine = loadEngine(bytes.buffer);
  const slugs = Array.from(cardOrder, (position) => cards[position]?.slug ?? '');
  const index = (slug: string): number => slugs.indexOf(slug);
  const commander = (...names: string[]): number => {
    const wanted = names.map(index).sort((a, b) => a - b);
    for (let position = 0; position < engine.commanders; position++) {
      const commanderCards = [...engine.commanderCards.subarray(position * 2, position * 2 + 2)];
      const own = commanderCards.filter((card) => card !== 0xffff).sort((a, b) => a - b);
      if (own.join() === wanted.join()) return position;
    }
    return -1;
  };
  return { engine, index, slug: (position) => slugs[position] ?? '', commander };
}
