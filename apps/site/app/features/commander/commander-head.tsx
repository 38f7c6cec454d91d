import type { ApiCard } from '@deckwright/api-client/schemas';
import {
  DataLabel,
  formatCount,
  formatExact,
  IdentityPips,
  ManaCost,
  type PictureView,
  ViewPicture,
} from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CommanderPageView } from '../../page-views.ts';
import { commanderName } from './commander-name.ts';
import { HeadPrices } from './head-prices.tsx';

type HeadProps = {
  page: CommanderPageView;
  /** The switches and filters. */
  children: ReactNode;
};

const SIZES = '(min-width: 768px) 15rem, 6.5rem';

export function CommanderHead({ page, children }: HeadProps) {
  const { card } = page.container.json_dict;
  const members: ApiCard[] = card.is_partner ? card.cards : [card];
  return (
    <header className="col-start-1 row-start-1 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8">
      <div className="md:row-span-2">
        <ViewPicture view={pictureView(card)} sizes={SIZES} alt={card.name} eager />
      </div>
      <div className="flex flex-col gap-2 md:gap-3">
        <h1 className="font-display text-xl font-semibold text-balance sm:text-2xl md:text-4xl">
          {commanderName(page)}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <IdentityPips colors={card.color_identity} className="text-base text-text" />
          {members.map((member) => (
            <Link key={member.url} to={`/cards/${member.slug}`} className="link">
              {card.is_partner ? member.name : member.type}
            </Link>
          ))}
          {card.is_partner ? null : <ManaCost cost={card.mana_cost} className="text-base max-sm:hidden" />}
        </div>
        <Figures page={page} />
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-2 md:col-span-1 md:col-start-2 md:gap-3">
        <HeadPrices prices={card.prices} sample={page.sample} />
        <DataLabel head={page} />
        {page.total_decks > 0 && page.baseline_decks === 0 ? (
          <p className="text-sm text-muted">
            No other commander’s decks to compare with: synergy and lift are left out.
          </p>
        ) : null}
        {children}
      </div>
    </header>
  );
}

type FiguresProps = { page: CommanderPageView };

function Figures({ page }: FiguresProps) {
  const unit = page.sample ? 'sample decks' : 'decks';
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
      {page.rank ? (
        <div>
          <dd className="text-lg font-semibold md:text-xl">#{page.rank}</dd>
          <dt className="text-xs text-muted">of {formatExact(page.ranked_commanders)}</dt>
        </div>
      ) : null}
      <div>
        <dd className="text-lg font-semibold md:text-xl" title={formatExact(page.num_decks)}>
          {formatCount(page.num_decks)}
        </dd>
        <dt className="text-xs text-muted">
          {page.num_decks === page.total_decks ? unit : `of ${formatCount(page.total_decks)} ${unit}`}
        </dt>
      </div>
      {page.avg_price === null ? null : (
        <div>
          <dd className="text-lg font-semibold md:text-xl">${formatExact(page.avg_price)}</dd>
          <dt className="text-xs text-muted">{page.sample ? 'mean sample price' : 'mean deck price'}</dt>
        </div>
      )}
    </dl>
  );
}

/** The head's card as an entry of a list states it. */
function pictureView(card: ApiCard): PictureView {
  return {
    name: card.name,
    cmc: card.cmc,
    primary_type: card.primary_type,
    color_identity: card.color_identity,
    image_uri: card.image_uri,
    image_uri_small: card.image_uris[0]?.small ?? null,
    cards: card.cards.map((member) => ({
      name: member.name,
      url: member.url,
      image_uri: member.image_uri,
      image_uri_small: member.image_uris[0]?.small ?? null,
    })),
  };
}
