import type { ApiCard } from '@deckwright/contract/schemas';
import { pairName } from '@deckwright/domain';
import { ClipboardButtons, DataLabel, IdentityPips, ManaCost, ViewPicture } from '@deckwright/ui';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { pictureView } from '../../shared/cards/card-face-facts.ts';
import { CommanderTabs } from '../../shared/cards/commander-tabs.tsx';
import { SampleFacts } from '../../shared/cards/sample-facts.tsx';
import { TurnableCard } from '../../shared/cards/turnable-card.tsx';
import type { CommanderPageView } from './commander-view.ts';
import { HeadFigures } from './head-figures.tsx';
import { BracketPills, ThemeChips } from './head-switches.tsx';

type Props = { page: CommanderPageView };

/** All of them are in the menu below. */
const THEMES_SHOWN = 5;

const SIZES = '(min-width: 1200px) 18rem, (min-width: 768px) 14rem, 6.5rem';

export function CommanderHead({ page }: Props) {
  const { card } = page;
  const members: ApiCard[] = card.isPartner ? card.cards : [card];
  const { summary } = card;
  const banned = members.filter(({ legality }) => legality === 'banned');
  return (
    <header className="relative col-start-1 row-start-1 grid grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] content-start gap-x-4 gap-y-2 md:gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="md:row-span-2">
        {card.isPartner ? (
          <ViewPicture view={pictureView(card)} sizes={SIZES} alt={pairName(card)} eager />
        ) : (
          <TurnableCard card={card} sizes={SIZES} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 md:gap-2.5">
        <h1 className="font-display text-xl font-semibold text-balance sm:text-3xl lg:text-4xl">
          <CardNames members={card.isPartner ? members : [card]} />
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted max-sm:text-xs">
          <IdentityPips colors={card.colorIdentity} className="text-lg text-text" />
          {card.isPartner ? null : (
            <Link to={`/cards/${card.slug}`} className="link max-sm:hidden">
              {card.type}
            </Link>
          )}
          {card.isPartner ? null : (
            <span className="inline-flex items-center gap-2 max-xxl:hidden">
              Cost <ManaCost cost={card.manaCost} className="text-base text-text" />
            </span>
          )}
        </div>
        {banned.length > 0 ? (
          <p className="text-sm font-semibold text-bad md:text-base">
            {banned.map(({ name }) => name).join(' and ')} {banned.length > 1 ? 'are' : 'is'} banned in
            Commander.
          </p>
        ) : null}
        <HeadFigures page={page} />
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-1.5 md:col-span-1 md:col-start-2 md:gap-3">
        {summary ? <p className="max-w-prose text-lg text-pretty max-md:hidden">{summary}</p> : null}
        <div className="flex flex-col gap-1">
          {page.numDecks > 0 ? (
            <DataLabel head={page}>
              <SampleFacts sample={page.deckSample} />
            </DataLabel>
          ) : (
            <DataLabel head={page} />
          )}
          {page.totalDecks > 0 && page.baselineDecks === 0 ? (
            <p className="text-xs text-muted md:text-sm">
              There are no other commanders’ decks to compare with, so synergy and lift are not shown.
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:contents">
          {page.totalDecks > 0 ? <CommanderTabs slug={card.slug} query={page.query} current="cards" /> : null}
          <div className="flex md:gap-2 max-md:absolute max-md:top-[6.25rem] max-md:left-2">
            <ClipboardButtons
              name={pairName(card)}
              urls={members.map(({ url }) => url)}
              commanderButton={banned.length === 0}
              words
            />
          </div>
        </div>
        <div className="flex flex-col gap-2 max-md:hidden">
          <ThemeChips page={page} most={THEMES_SHOWN} named />
          <BracketPills page={page} />
        </div>
      </div>
    </header>
  );
}

/** The name, or both of a pair, each a link to its card. */
function CardNames({ members }: { members: readonly ApiCard[] }) {
  return members.map((member, index) => (
    <Fragment key={member.url}>
      {index > 0 ? ' & ' : null}
      <Link to={`/cards/${member.slug}`} className="hover:text-accent">
        {member.name}
      </Link>
    </Fragment>
  ));
}
