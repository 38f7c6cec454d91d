import { formatCounted } from '@deckwright/domain';
import {
  cn,
  Fold,
  groundClasses,
  IdentityPips,
  type PicturePriority,
  useNearness,
  usePriceClass,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { PictureRow, type RowWidth } from '../../shared/lists/picture-row.tsx';
import { toPictureRows } from '../../shared/lists/picture-rows.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import type { PreconsView, PreconTileView, PreconYear } from './precons-view.ts';
import { describeValue } from './value-text.ts';

type Props = {
  page: Pick<PreconsView, 'years' | 'sets' | 'sample'>;
  /** In a document without its data, years further down and folds contain only names. */
  brief: boolean;
};

/** Precons of a year in its row; the others are folded. */
const MAX_TILES = 10;

/** Those of a year that a phone shows before one swipes. */
const ON_SCREEN = 4;

/** Years with pictures on a first screen; of the second a phone shows the upper edge. */
const EARLY_ROWS = 2;

/** With a row to themselves, up to this many have their words beside the picture. */
const MAX_WIDE = 5;

/** Rows drawn in every document. */
const FIRST_DRAWN = 3;

const SIZES = '(min-width: 1600px) 8.5rem, 6.5rem';

/** The precons by year, each year as one row of pictures; below them links to sets, which lead to the newest precon of each. */
export function PreconYears({ page: { years = [], sets = [], sample }, brief }: Props) {
  const rows = toPictureRows(years, { count: ({ precons }) => precons.length, maxAhead: 1 });
  return (
    <>
      <div className="picture-rows precon-years">
        {rows.map(({ item, width }, index) => (
          <Year
            key={item.year}
            year={item}
            width={width}
            sample={sample}
            isEarly={index < EARLY_ROWS}
            brief={brief && (index >= FIRST_DRAWN ? 'all' : 'folded')}
          />
        ))}
      </div>
      {sets.length > 1 ? (
        <Fold label={`All ${sets.length} sets by name`} quiet>
          <nav aria-label="Sets of precons">
            <ul className="name-columns">
              {sets.map(({ name, tag }) => (
                <li key={tag}>
                  <Link to={`#${tag}`}>{shortSetName(name)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </Fold>
      ) : null}
      <WholeList brief={brief} />
    </>
  );
}

type YearProps = {
  year: PreconYear;
  width: RowWidth;
  sample: boolean;
  isEarly: boolean;
  /** Which of its precons have only names. */
  brief: 'all' | 'folded' | false;
};

function Year({ year: { year, precons, sets }, width, sample, isEarly, brief }: YearProps) {
  const folded = precons.slice(MAX_TILES);
  const draw = (tile: PreconTileView, index: number) =>
    brief === 'all' || (brief && index >= MAX_TILES) ? (
      <TileInBrief key={tile.slug} tile={tile} />
    ) : (
      <Tile
        key={tile.slug}
        tile={tile}
        sample={sample}
        priority={isEarly && index < ON_SCREEN ? 'screen' : 'near'}
      />
    );
  return (
    <PictureRow
      id={`y${year}`}
      title={year}
      heading="h2"
      width={width}
      wide={width === 'row' && precons.length <= MAX_WIDE}
      head={
        <>
          <p className="col-span-full line-clamp-3">{sets.map(shortSetName).join('\u00a0· ')}</p>
          <p className="picture-row-figure">{formatCounted(precons.length, 'precon')}</p>
        </>
      }
      more={
        folded.length > 0
          ? {
              label: `${folded.length} more of ${year}`,
              content: (
                <ul className="small-grid">{folded.map((tile, index) => draw(tile, MAX_TILES + index))}</ul>
              ),
            }
          : null
      }
    >
      {precons.slice(0, MAX_TILES).map(draw)}
    </PictureRow>
  );
}

type TileProps = { tile: PreconTileView; sample: boolean; priority: PicturePriority };

function Tile({ tile, sample, priority }: TileProps) {
  const priceClass = usePriceClass();
  const { amount, note } = describeValue(tile.value, sample);
  const { box, isNear, farStyle } = useNearness<HTMLLIElement>();
  if (!isNear)
    return (
      <li ref={box} id={tile.anchor} className="tile-brief small-brief">
        <Link to={tile.url} style={farStyle}>
          {tile.name}
        </Link>
      </li>
    );
  return (
    <li ref={box} id={tile.anchor} title={tile.commanders.join(' and ')}>
      <Link to={tile.url} className={cn('tile-link', groundClasses(tile.colors))}>
        {tile.view ? (
          <ViewPicture view={tile.view} sizes={SIZES} alt="" priority={priority} />
        ) : (
          <span className="block aspect-63/88 rounded-card border border-line bg-surface" />
        )}
        <span className="small-name">{tile.name}</span>
      </Link>
      <p className="hidden text-xs text-muted xl:in-[.picture-row-wide]:block">
        {tile.commanders.join(' and ')}
      </p>
      <p className="truncate text-2xs text-muted">{shortSetName(tile.setName)}</p>
      <p className="small-line">
        <IdentityPips colors={tile.colors} className="text-[0.5625rem] text-text" />
        <span className={priceClass} title={`${amount ?? ''}${note}`}>
          {amount}
          <span className="sr-only">{note}</span>
        </span>
      </p>
    </li>
  );
}

type BriefProps = { tile: PreconTileView };

/** The room of a precon with its name, for the server-rendered page until it comes near the viewport. */
function TileInBrief({ tile }: BriefProps) {
  return (
    <li id={tile.anchor} data-brief="" className="tile-brief small-brief">
      <a href={tile.url}>{tile.name}</a>
    </li>
  );
}

/** All of them are Commander decks. */
function shortSetName(name: string): string {
  return name.replace(/ Commander$/, '');
}
