import type { DeckChanges } from '@deckwright/answers';
import type { RecommendedCard } from '@deckwright/contract/schemas';
import { PictureSwap } from './picture-swap.tsx';
import type { DeckBox } from './use-deck-box.ts';

type Props = {
  swaps: DeckChanges['swaps'];
  advice: DeckChanges;
  cards: ReadonlyMap<string, RecommendedCard>;
  box: DeckBox;
};

/** Swaps of a card for a better one with the same function, one button for both changes. */
export function Swaps({ swaps: pairs, advice, cards, box }: Props) {
  const swaps = pairs.flatMap(({ cut, add, ...swap }) => {
    const [out, into] = [cards.get(cut), cards.get(add)];
    return out && into ? [{ out, into, ...swap }] : [];
  });
  if (swaps.length === 0) return null;
  return (
    <section aria-labelledby="swaps" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="swaps" className="font-display text-2xl font-semibold">
          Swaps
        </h2>
        <p className="text-sm text-muted">
          The new card does the same job as the old one, and is better in some way
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))]">
        {swaps.map((swap) => (
          <PictureSwap key={swap.out.slug} swap={swap} advice={advice} box={box} />
        ))}
      </ul>
    </section>
  );
}
