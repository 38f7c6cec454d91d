import { CardGrid, CardTile, CommanderTile, DataLabel, formatCount } from '@deckwright/ui';
import { Link } from 'react-router';
import type { HomeView } from '../../page-views.ts';
import { SITE_LINE } from '../../site-facts.ts';
import { PasteBox } from './paste-box.tsx';

type Props = { page: HomeView };

export function HomePage({ page }: Props) {
  const lists = page.container.json_dict.cardlists;
  const commanders = lists.find((list) => list.tag === 'topcommanders')?.cardviews ?? [];
  const cards = lists.find((list) => list.tag === 'topcards')?.cardviews ?? [];
  return (
    <div className="flex flex-col gap-10">
      <section className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-3 lg:pt-4">
          <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">
            What Commander decks play, and what yours could
          </h1>
          <p className="max-w-prose text-lg text-muted">{SITE_LINE}</p>
          <p className="text-sm tabular-nums">
            <strong>{formatCount(page.num_decks)}</strong> {page.sample ? 'sample decks' : 'decks'} ·{' '}
            <strong>{formatCount(page.num_commanders)}</strong> commanders ·{' '}
            <strong>{formatCount(page.num_cards)}</strong> cards
          </p>
          <DataLabel head={page} withWindow={false} />
        </div>
        <PasteBox />
      </section>
      {commanders.length > 0 ? (
        <section aria-labelledby="most-played" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h2 id="most-played" className="font-display text-2xl font-semibold">
              Most played commanders
            </h2>
            <Link to="/commanders" className="link text-sm">
              All commanders
            </Link>
          </div>
          <CardGrid>
            {commanders.map((view) => (
              <li key={view.url}>
                <CommanderTile view={view} sample={page.sample} />
              </li>
            ))}
          </CardGrid>
        </section>
      ) : null}
      {cards.length > 0 ? (
        <section className="flex lazy-section flex-col gap-4">
          <h2 className="font-display text-2xl font-semibold">Most played cards</h2>
          <CardGrid>
            {cards.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={page.sample} measure="none" />
              </li>
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  );
}
