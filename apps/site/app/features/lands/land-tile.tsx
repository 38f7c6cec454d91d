import { formatShare } from '@deckwright/domain';
import {
  cn,
  getPicturePriority,
  shareTitle,
  shownPrice,
  useDisplay,
  useNearness,
  usePriceClass,
  ViewPicture,
  WideMark,
} from '@deckwright/ui';
import { Link } from 'react-router';
import type { LandView } from './cycle-view.ts';

type Props = {
  land: LandView;
  /** Number of tiles before it. */
  position: number;
};

const SIZES = '(min-width: 1600px) 8.5rem, 5.75rem';

/** A land with its share and price. */
export function LandTile({ land, position }: Props) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  const price = shownPrice(land.prices, priceSources);
  const { box, isNear, farStyle } = useNearness<HTMLLIElement>();
  if (!isNear)
    return (
      <li ref={box} className="tile-brief small-brief">
        <Link to={land.url} style={farStyle}>
          {land.name}
        </Link>
      </li>
    );
  return (
    <li ref={box} className={cn(!land.fits && 'opacity-60')}>
      <Link to={land.url} className="tile-link">
        {land.picture ? (
          <ViewPicture view={land.picture} sizes={SIZES} alt="" priority={getPicturePriority(position)} />
        ) : null}
        <span className="small-name">{land.name}</span>
      </Link>
      <p className="small-line">
        {land.potentialDecks > 0 ? (
          <strong title={shareTitle(land)}>
            <WideMark counts={land} />
            {formatShare(land.rate)}
          </strong>
        ) : null}
        {land.banned ? (
          <span className="text-bad">banned</span>
        ) : price ? (
          <span className={priceClass}>{price}</span>
        ) : null}
      </p>
    </li>
  );
}

type BriefProps = { land: LandView };

/** The room of a land with its name and share, for the server-rendered page until its cycle comes near the viewport. */
export function LandInBrief({ land }: BriefProps) {
  return (
    <li data-brief="" className="tile-brief small-brief">
      <a href={land.url}>{land.name}</a>
      {land.potentialDecks > 0 ? formatShare(land.rate) : null}
    </li>
  );
}

type NamesProps = { lands: readonly LandView[] };

/** Lands without pictures. */
export function LandNames({ lands }: NamesProps) {
  return (
    <ul className="name-columns">
      {lands.map((land) => (
        <li key={land.url} title={land.potentialDecks > 0 ? shareTitle(land) : undefined}>
          <Link to={land.url}>{land.name}</Link>
          {land.banned ? ' banned' : null}
          {land.potentialDecks > 0 ? ` ${formatShare(land.rate)}` : null}
        </li>
      ))}
    </ul>
  );
}
