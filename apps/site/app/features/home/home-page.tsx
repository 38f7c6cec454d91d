import {
  CardTile,
  CommanderTile,
  DataLabel,
  FullRows,
  formatCount,
  HeadBand,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import type { HomeView, TileList } from '../../page-views.ts';
import { HomeSection } from './home-section.tsx';
import { NewSets } from './new-sets.tsx';
import { PasteBox } from './paste-box.tsx';

type Props = { page: HomeView };

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

export function HomePage({ page }: Props) {
  const lists = page.container.json_dict.cardlists;
  const trending = viewsOf(lists, 'trendingcommanders');
  const commanders = viewsOf(lists, 'topcommanders');
  const cards = viewsOf(lists, 'topcards');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12">
      <HeadBand colors={COLORS} />
      <Hero page={page} fan={commanders.slice(0, 3)} />
      {commanders.length > 0 ? (
        <HomeSection id="most-played" title="Most played commanders" more={MORE}>
          <FullRows all={`all ${commanders.length}`}>
            {commanders.map((view) => (
              <li key={view.url}>
                <CommanderTile view={view} sample={page.sample} />
              </li>
            ))}
          </FullRows>
        </HomeSection>
      ) : null}
      {trending.length > 0 ? (
        <HomeSection id="trending" title="Trending this week" note="in the newest week with decks">
          <FullRows all={`all ${trending.length}`}>
            {trending.map((view) => (
              <li key={view.url}>
                <CommanderTile view={view} sample={page.sample} />
              </li>
            ))}
          </FullRows>
        </HomeSection>
      ) : null}
      {cards.length > 0 ? (
        <HomeSection id="top-cards" title="Most played cards">
          <FullRows all={`all ${cards.length}`}>
            {cards.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={page.sample} measure="none" />
              </li>
            ))}
          </FullRows>
        </HomeSection>
      ) : null}
      <NewSets sets={page.newSets} />
    </div>
  );
}

const MORE = (
  <Link to="/commanders" className="link inline-flex min-h-11 items-center text-sm">
    All commanders
  </Link>
);

type HeroProps = { page: HomeView; fan: TileList['cardviews'] };

function Hero({ page, fan }: HeroProps) {
  return (
    <section className="col-start-1 row-start-1 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 py-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-8 xl:grid-cols-[minmax(0,1fr)_19rem_24rem]">
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
          ].map(([count, words]) => (
            <div key={words}>
              <dd className="text-xl font-semibold md:text-2xl">{formatCount(Number(count))}</dd>
              <dt className="text-xs text-muted">{words}</dt>
            </div>
          ))}
        </dl>
        <DataLabel head={page} withWindow={false} />
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
