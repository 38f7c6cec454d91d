import { LIST_QUERY, printQueryValues } from '@deckwright/contract';
import { CardTile, CommanderTile, cn, FullRows } from '@deckwright/ui';
import type { TileList } from '../../shared/lists/tile-lists.ts';
import { openLists } from '../../shared/loading/deferred-lists.ts';
import { ByColor } from './by-color.tsx';
import { HomeSection } from './home-section.tsx';
import type { HomeView } from './home-view.ts';
import { LatestArticles } from './latest-articles.tsx';
import { MoreLink } from './more-link.tsx';
import { NewSets } from './new-sets.tsx';

type Props = { page: HomeView };

/** Everything below the head of the page. */
export default function HomeSections({ page }: Props) {
  const lists = openLists(page.lists);
  const trending = toViews(lists, 'trendingcommanders');
  const commanders = toViews(lists, 'topcommanders');
  const cards = toViews(lists, 'topcards');
  const { range, label } = page.window;
  const { newSets = [], pieces = [] } = page;
  const mostPlayed =
    commanders.length > 0 ? (
      <HomeSection
        id="most-played"
        tiled
        title="Most played commanders"
        note={trending.length > 0 ? '' : 'of all time; not enough decks yet to show a trend'}
        more={<MoreLink to="/commanders">All commanders</MoreLink>}
      >
        <CommanderRows views={commanders} name="most-played-rows" />
      </HomeSection>
    ) : null;
  const widths = page.numCommanders > 0 ? NEXT_TO_COLORS[trending.length] : undefined;
  const colors = page.numCommanders > 0 ? <ByColor /> : null;
  return (
    <>
      {trending.length > 0 ? (
        <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 md:gap-y-12', widths)}>
          <HomeSection
            id="trending"
            tiled
            title={`Trending ${TRENDING_LABELS[range]}`}
            note={range === 'none' ? '' : label}
            more={<MoreLink to={`/commanders${printQueryValues(LIST_QUERY, { range })}`}>All ranks</MoreLink>}
          >
            <CommanderRows views={trending} name="trending-rows" />
          </HomeSection>
          {colors}
        </div>
      ) : (
        <>
          {mostPlayed}
          {colors}
        </>
      )}
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:gap-y-12',
          pieces.length > 0 && 'lg:grid-cols-[repeat(2,minmax(0,1fr))]',
        )}
      >
        <NewSets sets={newSets} wide={pieces.length === 0} />
        <LatestArticles articles={pieces} />
      </div>
      {trending.length > 0 ? mostPlayed : null}
      {cards.length > 0 ? (
        <HomeSection
          tiled
          id="top-cards"
          title="Most played cards"
          more={<MoreLink to="/top">Top cards</MoreLink>}
        >
          <FullRows count={cards.length} name="top-cards-rows">
            {cards.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={page.sample} measure="none" priority="far" />
              </li>
            ))}
          </FullRows>
        </HomeSection>
      ) : null}
    </>
  );
}

const TRENDING_LABELS = {
  week: 'this week',
  month: 'this month',
  year: 'this year',
  none: 'commanders',
} as const;

/** A row that the trending commanders do not fill has the colors at its end: the widths of both, by their number. */
const NEXT_TO_COLORS: Readonly<Record<number, string>> = {
  4: 'xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] xl:[--columns:4]',
};

type RowsProps = { views: TileList['cards']; name: string };

function CommanderRows({ views, name }: RowsProps) {
  return (
    <FullRows count={views.length} name={name}>
      {views.map((view) => (
        <li key={view.url}>
          <CommanderTile view={view} priority="far" />
        </li>
      ))}
    </FullRows>
  );
}

function toViews(lists: readonly TileList[], tag: string): TileList['cards'] {
  return lists.find((list) => list.kind === tag)?.cards ?? [];
}
