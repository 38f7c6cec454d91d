import {
  CardTile,
  CommanderTile,
  CrownIcon,
  cn,
  DataLabel,
  DieIcon,
  FullRows,
  formatCount,
  HeadBand,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import type { HomeView, TileList } from '../../page-views.ts';
import { RandomLink } from '../layout/random-link.tsx';
import { HomeSection } from './home-section.tsx';
import { LatestPieces, type Piece } from './latest-pieces.tsx';
import { NewSets } from './new-sets.tsx';
import { PasteBox } from './paste-box.tsx';

type Props = { page: HomeView; articles: readonly Piece[]; guides: readonly Piece[] };

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

export function HomePage({ page, articles, guides }: Props) {
  const lists = page.container.json_dict.cardlists;
  const trending = viewsOf(lists, 'trendingcommanders');
  const commanders = viewsOf(lists, 'topcommanders');
  const cards = viewsOf(lists, 'topcards');
  const { range, label } = page.window;
  const hasPieces = articles.length + guides.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12">
      <HeadBand colors={COLORS} />
      <Hero page={page} fan={commanders.slice(0, 3)} />
      {trending.length > 0 ? (
        <HomeSection
          id="trending"
          title={`Trending ${TRENDING_WORDS[range]}`}
          note={range === 'none' ? '' : `${label}, rank change against the ${range} before`}
          more={
            <MoreLink to={range === 'none' ? '/commanders' : `/commanders?range=${range}`}>
              All ranks
            </MoreLink>
          }
        >
          <CommanderRows views={trending} sample={page.sample} />
        </HomeSection>
      ) : null}
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12',
          hasPieces && 'lg:grid-cols-[repeat(2,minmax(0,1fr))]',
        )}
      >
        <NewSets sets={page.newSets} wide={!hasPieces} />
        <LatestPieces articles={articles} guides={guides} />
      </div>
      {commanders.length > 0 ? (
        <HomeSection
          id="most-played"
          title="Most played commanders"
          more={<MoreLink to="/commanders">All commanders</MoreLink>}
        >
          <CommanderRows views={commanders} sample={page.sample} />
        </HomeSection>
      ) : null}
      {cards.length > 0 ? (
        <HomeSection id="top-cards" title="Most played cards" more={<MoreLink to="/top">Top cards</MoreLink>}>
          <FullRows all={`all ${cards.length}`}>
            {cards.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={page.sample} measure="none" place="far" />
              </li>
            ))}
          </FullRows>
        </HomeSection>
      ) : null}
    </div>
  );
}

const TRENDING_WORDS = {
  week: 'this week',
  month: 'this month',
  year: 'this year',
  none: 'commanders',
} as const;

type RowsProps = { views: TileList['cardviews']; sample: boolean };

function CommanderRows({ views, sample }: RowsProps) {
  return (
    <FullRows all={`all ${views.length}`}>
      {views.map((view) => (
        <li key={view.url}>
          <CommanderTile view={view} sample={sample} place="far" />
        </li>
      ))}
    </FullRows>
  );
}

type MoreProps = { to: string; children: string };

function MoreLink({ to, children }: MoreProps) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}

const QUIET_LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-semibold md:px-4 transition-colors hover:bg-raised';

type HeroProps = { page: HomeView; fan: TileList['cardviews'] };

function Hero({ page, fan }: HeroProps) {
  return (
    <section
      className={cn(
        'col-start-1 row-start-1 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 py-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-8',
        fan.length === 3 && 'xl:grid-cols-[minmax(0,1fr)_19rem_24rem]',
      )}
    >
      <div className="flex flex-col gap-3 md:gap-4">
        <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl lg:text-5xl">
          What Commander decks play, and what yours could
        </h1>
        <p className="max-w-prose text-base text-pretty text-muted md:text-lg">
          Every number with its sample size. Search a card, open a commander, or paste your deck.
        </p>
        <dl className="flex flex-wrap gap-x-9 gap-y-2 tabular-nums">
          {[
            [page.num_decks, page.sample ? 'sample decks' : 'decks'],
            [page.num_commanders, 'commanders'],
            [page.num_cards, 'cards'],
          ]
            .filter(([count]) => Number(count) > 0)
            .map(([count, words]) => (
              <div key={words}>
                <dd className="text-xl font-semibold md:text-2xl">{formatCount(Number(count))}</dd>
                <dt className="text-xs text-muted">{words}</dt>
              </div>
            ))}
        </dl>
        <DataLabel head={page} withWindow={false} />
        {page.num_commanders > 0 ? (
          <p className="flex flex-wrap gap-2">
            <RandomLink className={QUIET_LINK}>
              <DieIcon className="size-5" />
              Surprise me
            </RandomLink>
            <Link to="/commanders" className={QUIET_LINK}>
              <CrownIcon className="size-5 text-accent" />
              Browse commanders
            </Link>
          </p>
        ) : null}
      </div>
      {fan.length === 3 ? (
        <div aria-hidden="true" className="fan max-xl:hidden">
          {fan.map((view) => (
            <div key={view.url}>
              <ViewPicture view={view} sizes="12rem" alt="" />
            </div>
          ))}
        </div>
      ) : null}
      <PasteBox />
    </section>
  );
}

function viewsOf(lists: readonly TileList[], tag: string): TileList['cardviews'] {
  return lists.find((list) => list.tag === tag)?.cardviews ?? [];
}
