import type { DeckChanges } from '@deckwright/answers';
import type { RecommendedCard } from '@deckwright/contract/schemas';
import { ArtStrip, CardPicture, cn, Fold, markedShare, shareTitle } from '@deckwright/ui';
import { Link } from 'react-router';
import { faceFacts } from '../../shared/cards/card-face-facts.ts';
import { formatPriceDifference } from './price-difference.ts';
import { statedShare } from './stated-share.ts';
import type { DeckBox } from './use-deck-box.ts';

type Swap = Pick<DeckChanges['swaps'][number], 'label' | 'gain' | 'why' | 'priceDifference'> & {
  out: RecommendedCard;
  into: RecommendedCard;
};
type Props = { swap: Swap; advice: DeckChanges; box: DeckBox };

/** One swap: the old card's picture, small and gray, and the new one's; how many decks run each; then the words. */
export function PictureSwap({ swap, advice, box }: Props) {
  const { out, into, label, gain, why, priceDifference } = swap;
  const isDone = box.isDone('cut', out.name) && box.isDone('add', into.name);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2.5 rounded-lg border border-line bg-surface p-3 shadow-card sm:flex-col sm:flex-nowrap sm:p-4">
      <div aria-hidden="true" className="flex flex-wrap items-end gap-1.5 self-start">
        {/* So small that only its art can be recognized. */}
        <ArtStrip colors={out.colorIdentity} className="h-11 w-15 shrink-0 opacity-75 grayscale sm:hidden">
          <CardPicture
            facts={faceFacts(out)}
            small={out.imageUris[0]?.small ?? null}
            normal={out.imageUri}
            sizes="5.5rem"
            alt=""
            art
          />
        </ArtStrip>
        <Picture card={out} className="opacity-75 grayscale max-sm:hidden sm:w-22" sizes="5.5rem" />
        <Picture card={into} className="w-24 sm:w-28" sizes="7rem" />
      </div>
      <div className="flex min-w-0 flex-1 basis-36 flex-col gap-2 sm:basis-0">
        <Shares out={out} into={into} advice={advice} />
        <p className="flex flex-col leading-snug">
          <Link to={`/cards/${into.slug}`} className="font-display font-semibold hover:text-accent">
            {into.name}
          </Link>
          <span className="text-sm text-muted">
            for{' '}
            <Link to={`/cards/${out.slug}`} className="hover:text-accent">
              {out.name}
            </Link>
          </span>
        </p>
        <p className="text-sm text-pretty">{[label, gain].filter(Boolean).join(' · ')}</p>
        <Fold label="Why" quiet className="text-xs">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-xs text-pretty">
            <Reason of="Out" reason={why ?? undefined} />
            <Reason of="In" reason={into.reasons[0]} />
          </dl>
        </Fold>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm text-muted tabular-nums">
            {priceDifference === null ? '' : formatPriceDifference(priceDifference)}
          </span>
          <button
            type="button"
            aria-pressed={isDone}
            onClick={() => box.swap(out.name, into.name)}
            className={cn(
              'inline-flex min-h-11 items-center rounded-md border px-4 text-sm font-semibold md:min-h-9 noscript:hidden',
              isDone ? 'gold' : 'border-line hover:border-accent hover:bg-raised',
            )}
          >
            {isDone ? '✓ Swapped' : 'Swap'}
            <span className="sr-only">{` ${out.name} for ${into.name}`}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

function Picture({ card, className, sizes }: { card: RecommendedCard; className: string; sizes: string }) {
  return (
    <div className={cn('shrink-0', className)}>
      <CardPicture
        facts={faceFacts(card)}
        small={card.imageUris[0]?.small ?? null}
        normal={card.imageUri}
        sizes={sizes}
        alt=""
      />
    </div>
  );
}

type SharesProps = Pick<Swap, 'out' | 'into'> & { advice: DeckChanges };

/** "3% → 97%" of the commander's decks, with a bar of both; nothing if they are too few to say. */
function Shares({ out, into, advice }: SharesProps) {
  const [before, after] = [readShare(out, advice), readShare(into, advice)];
  // "0% → 0%" is no gain.
  if (!before || !after || before.text === after.text) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline gap-2 text-2xl leading-7 tabular-nums">
        <span className="sr-only">Decks that run it: </span>
        <span className="text-muted" title={before.title}>
          {before.text}
        </span>
        <span aria-hidden="true" className="text-base text-muted">
          →
        </span>
        <span className="sr-only"> and </span>
        <strong className="font-bold" title={after.title}>
          {after.text}
        </strong>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1 w-full rounded-full"
      >
        <rect width="100" height="4" className="fill-raised" />
        <rect width={(after.share * 100).toFixed(1)} height="4" className="fill-bar" />
        <rect width={(before.share * 100).toFixed(1)} height="4" className="fill-muted" />
      </svg>
    </div>
  );
}

type Share = { share: number; text: string; title: string };

/** Of the decks that could run the card: of a card newer than all of them there is no share. */
function readShare({ slug }: RecommendedCard, { played }: DeckChanges): Share | null {
  const counted = statedShare(played[slug]);
  if (!counted) return null;
  const counts = { ...counted, numDecks: counted.decks, potentialDecks: counted.of };
  const share = counted.decks / counted.of;
  return { share, text: markedShare({ ...counts, inclusionRate: share }), title: shareTitle(counts) };
}

function Reason({ of, reason }: { of: string; reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <div className="contents">
      <dt className="font-semibold">{of}:</dt>
      <dd className="text-muted tabular-nums">{reason}</dd>
    </div>
  );
}
