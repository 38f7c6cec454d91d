import type { DeckChanges } from '@deckwright/answers';
import type { RecommendedCard } from '@deckwright/contract/schemas';
import { markedShare, shareTitle } from '@deckwright/ui';
import { Link } from 'react-router';
import { formatPriceDifference } from './price-difference.ts';
import { statedShare } from './stated-share.ts';
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="swaps" className="scroll-mt-16 font-display text-2xl font-semibold">
          Swaps
        </h2>
        <p className="text-sm text-muted">Each does what the other does, and gains something</p>
      </div>
      <ul className="grid gap-3 xl:grid-cols-2">
        {swaps.map(({ out, into, label, gain, priceDifference }) => {
          const isDone = box.isDone('cut', out.name) && box.isDone('add', into.name);
          return (
            <li
              key={out.slug}
              className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface p-3 shadow-card"
            >
              <Side card={out} advice={advice} isOut />
              <span aria-hidden="true" className="text-muted">
                →
              </span>
              <span className="sr-only">for</span>
              <Side card={into} advice={advice} label={label} />
              <button
                type="button"
                aria-pressed={isDone}
                onClick={() => box.swap(out.name, into.name)}
                className={`inline-flex min-h-11 shrink-0 items-center rounded-md border px-3 text-sm font-semibold md:min-h-9 noscript:hidden ${isDone ? 'gold' : 'border-line hover:border-accent hover:bg-raised'}`}
              >
                {isDone ? '✓ Swapped' : 'Swap'}
                <span className="sr-only">{` ${out.name} for ${into.name}`}</span>
              </button>
              <Why out={out} into={into} gain={gain} priceDifference={priceDifference} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type WhyProps = Pick<DeckChanges['swaps'][number], 'gain' | 'priceDifference'> & {
  out: RecommendedCard;
  into: RecommendedCard;
};

/** What is gained, what it costs, and the first reason for each half, in full width below both. */
function Why({ out, into, gain, priceDifference }: WhyProps) {
  const reasons = [
    { of: 'Gains', reason: gain },
    { of: 'Price', reason: priceDifference === null ? undefined : formatPriceDifference(priceDifference) },
    { of: 'Out', reason: out.reasons[0] },
    { of: 'In', reason: into.reasons[0] },
  ].filter(({ reason }) => reason !== undefined);
  return (
    <dl className="col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-pretty">
      {reasons.map(({ of, reason }) => (
        <div key={of} className="contents">
          <dt className="font-semibold">{of}:</dt>
          <dd className="text-muted tabular-nums">{reason}</dd>
        </div>
      ))}
    </dl>
  );
}

type SideProps = { card: RecommendedCard; advice: DeckChanges; label?: string; isOut?: boolean };

function Side({ card, advice, label, isOut = false }: SideProps) {
  const played = statedShare(advice.played[card.slug]);
  const counts = played ? { ...played, numDecks: played.decks, potentialDecks: played.of } : null;
  const share = counts
    ? `in ${markedShare({ ...counts, inclusionRate: counts.numDecks / counts.potentialDecks })} of decks`
    : !advice.played[card.slug] && statedShare({ decks: 0, of: advice.decks })
      ? 'in none of the decks'
      : '';
  return (
    <div className="min-w-0">
      <p className={`font-display font-semibold ${isOut ? 'text-muted line-through' : ''}`}>
        <Link to={`/cards/${card.slug}`} className="hover:text-accent">
          {card.name}
        </Link>
      </p>
      <p className="text-xs text-muted tabular-nums" title={counts ? shareTitle(counts) : undefined}>
        {[share, label].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
