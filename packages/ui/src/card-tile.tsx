import {
  formatCount,
  formatExact,
  formatLift,
  formatPoints,
  formatShare,
  pairName,
} from '@deckwright/domain';
import { memo } from 'react';
import { ClipboardButtons } from './clipboard-buttons.tsx';
import { cn } from './cn.ts';
import { useDecksLink } from './decks-link.ts';
import { useDisplay, usePriceClass } from './display.ts';
import { ManaCost } from './mana-cost.tsx';
import { ShareBar } from './share-bar.tsx';
import { shareTitle, WideMark } from './share-text.tsx';
import type { PicturePriority } from './sharp-pictures.ts';
import { shownPrice, splitCents } from './shown-price.ts';
import { TileBox } from './tile-box.tsx';
import { TileMarks } from './tile-marks.tsx';
import type { TileView } from './tile-view.ts';

type Props = {
  view: TileView;
  /** Marks prices, and the decks of a ranked card, as those of the sample; of the rest the page says so once. */
  sample: boolean;
  /** The number next to the share; lift in lists ordered by it. */
  measure?: 'synergy' | 'lift' | 'none';
  /** Rank in a list, shown with the number of decks. */
  rank?: number | null | undefined;
  /** For a single card: the picture next to the text, which includes the rules text. */
  wide?: boolean;
  priority?: PicturePriority;
};

const SIZES = '(min-width: 1400px) 13rem, (min-width: 992px) 10rem, (min-width: 576px) 30vw, 46vw';

/** A card of a list; rerenders only if its content has changed. Far from the screen it is its name alone. */
export function CardTile(props: Props) {
  return <Tile {...props} />;
}

const Tile = memo(function Tile({ view, sample, measure = 'synergy', rank, wide = false, priority }: Props) {
  const { face } = view;
  const facts = (
    <>
      {rank || view.potentialDecks > 0 ? (
        <p className="tile-numbers">
          {rank ? <strong className="tile-first">{`#${rank}`}</strong> : null}
          {view.potentialDecks > 0 ? <Share view={view} /> : <Decks view={view} sample={sample} />}
          <Measure view={view} measure={measure} />
        </p>
      ) : null}
      {view.potentialDecks > 0 ? <ShareBar share={view.inclusionRate} /> : null}
      <p className="tile-line">
        <TilePrice view={view} sample={sample} />
        <TileMarks view={view} />
      </p>
      {view.note ? (
        <p className="tile-note" title={view.note}>
          {view.note}
        </p>
      ) : null}
    </>
  );
  return (
    <TileBox view={view} sizes={SIZES} priority={priority} wide={wide}>
      {wide ? (
        <div className="flex flex-col gap-1">
          <a href={view.url} className="tile-link font-display text-lg font-semibold hover:text-accent">
            {pairName(view)}
          </a>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            <ManaCost cost={face.manaCost} className="text-sm text-text" />
            {face.type}
          </p>
          {face.text ? <p className="line-clamp-6 pb-2 text-sm text-pretty">{face.text}</p> : null}
          {facts}
          <p>
            <TileButtons view={view} url={view.url} />
          </p>
        </div>
      ) : (
        <>
          {facts}
          <TileButtons view={view} />
        </>
      )}
    </TileBox>
  );
});

type PriceProps = { view: Pick<TileView, 'prices'>; sample: boolean };

/** The price from the visitor's first source that has one. */
export function TilePrice({ view, sample }: PriceProps) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  const price = shownPrice(view.prices, priceSources);
  if (!price) return null;
  const [whole, cents] = splitCents(price);
  const end = sample ? `${cents} sample` : cents;
  return (
    <span className={cn('text-muted', priceClass)}>
      {cents ? (
        <>
          {whole}
          <wbr />
          {end}
        </>
      ) : (
        // One text, as between two there would be a comment in each tile of a page.
        whole + end
      )}
    </span>
  );
}

type DecksProps = { view: Pick<TileView, 'numDecks'>; sample: boolean };

/** The number of decks, where there is no share to state. */
export function Decks({ view: { numDecks }, sample }: DecksProps) {
  return (
    <span className="tile-share" title={formatExact(numDecks)}>
      {`${formatCount(numDecks)} ${sample ? 'sample ' : ''}${numDecks === 1 ? 'deck' : 'decks'}`}
    </span>
  );
}

type ButtonsProps = { view: Pick<TileView, 'name' | 'commanderButton' | 'cards'>; url?: string };

/** The clipboard buttons of a tile; `url` is needed if the card's link is not next to them. */
export function TileButtons({ view, url }: ButtonsProps) {
  const urls = view.cards?.map((card) => card.url) ?? (url ? [url] : undefined);
  return (
    <ClipboardButtons name={pairName(view)} urls={urls} commanderButton={view.commanderButton ?? false} />
  );
}

/** The share in words, linked to the decks if available. */
function Share({ view }: Pick<Props, 'view'>) {
  const linkToDecks = useDecksLink();
  const words = (
    <>
      <strong>
        <WideMark counts={view} />
        {formatShare(view.inclusionRate)}
      </strong>{' '}
      {`of ${formatCount(view.potentialDecks)} ${view.among ?? (view.potentialDecks === 1 ? 'deck' : 'decks')}`}
    </>
  );
  const title = shareTitle(view);
  const look = 'tile-share';
  if (!linkToDecks)
    return (
      <span className={look} title={title}>
        {words}
      </span>
    );
  return (
    <a href={linkToDecks(view)} className={cn(look, 'share-link')} title={title}>
      {words}
    </a>
  );
}

type MeasureProps = { view: TileView; measure: 'synergy' | 'lift' | 'none' };

/** At the right end of the numbers. */
function Measure({ view, measure }: MeasureProps) {
  if (measure === 'lift' && view.lift !== null)
    return (
      <span className="tile-measure text-good" title={`Lift ${view.lift.toFixed(2)} (log10)`}>
        {formatLift(view.lift)}
      </span>
    );
  if (measure !== 'synergy' || view.synergy === null) return null;
  return (
    <span
      className={cn('tile-measure', view.synergy > 0.005 ? 'text-good' : 'text-muted')}
      title="Synergy in percentage points"
    >
      {formatPoints(view.synergy).replace(' pts', '')}
    </span>
  );
}
