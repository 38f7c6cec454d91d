import { formatCounted, formatPrice, formatShare, getShownPrice, type PriceSource } from '@deckwright/domain';
import { ShareBar, useDisplay, usePriceClass } from '@deckwright/ui';
import { PictureRow, type RowWidth } from '../../shared/lists/picture-row.tsx';
import { type CycleView, type LandView, MAX_TILES } from './cycle-view.ts';
import { LandInBrief, LandNames, LandTile } from './land-tile.tsx';

type Props = {
  cycle: CycleView;
  width: RowWidth;
  /** Whether decks have been counted. */
  counted: boolean;
  brief: boolean;
  /** Number of cycles before it. */
  position: number;
};

/** What a cycle is and how much it is played, with its lands as one row of pictures, most played first. */
export function Cycle({ cycle, width, counted, brief, position }: Props) {
  const { tag, name, note, share, isAverage, lands } = cycle;
  const shown = lands.slice(0, MAX_TILES);
  const others = lands.slice(MAX_TILES);
  return (
    <PictureRow
      id={`cycle-${tag}`}
      title={name}
      heading="h3"
      width={width}
      head={
        <>
          <p>{note}</p>
          {counted && share !== null ? (
            <>
              <p className="picture-row-figure">
                <strong>{formatShare(share)}</strong>
                {lands.length > 1 ? ` ${isAverage ? 'on average' : 'the first of them'}` : null}
              </p>
              <ShareBar share={share} />
            </>
          ) : null}
          <p className="picture-row-foot">
            {isAverage || lands.length > 1 ? formatCounted(lands.length, 'land') : null}
            <MinPrice lands={lands} />
          </p>
        </>
      }
      more={
        others.length > 0
          ? { label: `${others.length} more: ${name.toLowerCase()}`, content: <LandNames lands={others} /> }
          : null
      }
    >
      {shown.map((land, index) =>
        brief ? (
          <LandInBrief key={land.url} land={land} />
        ) : (
          <LandTile key={land.url} land={land} position={position * MAX_TILES + index} />
        ),
      )}
    </PictureRow>
  );
}

type PriceProps = { lands: readonly LandView[] };

function MinPrice({ lands }: PriceProps) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  const lowest = findMinPrice(lands, priceSources);
  return lowest === null || lands.length < 2 ? null : (
    <span className={priceClass}>{` · from ${lowest}`}</span>
  );
}

/** The lowest of the prices in the currency of the first. */
function findMinPrice(lands: readonly LandView[], sources: readonly PriceSource[]): string | null {
  const prices = lands.flatMap((land) => getShownPrice(land.prices, sources) ?? []);
  const [first, ...others] = prices;
  if (!first) return null;
  const lowest = others.reduce(
    (low, price) => (price.currency === first.currency && price.price < low.price ? price : low),
    first,
  );
  return formatPrice(lowest);
}
