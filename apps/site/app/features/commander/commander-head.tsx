import type { ApiCard } from '@deckwright/contract/schemas';
import { namesTogether, pairName } from '@deckwright/domain';
import { ClipboardButtons, cn, DataLabel, IdentityPips, ManaCost, ViewPicture } from '@deckwright/ui';
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

/** As many as fit on one line; all of them are in the panel of the filters. */
const THEMES_SHOWN = 6;

const SIZES = '(min-width: 1200px) 14rem, (min-width: 768px) 13rem, 7rem';

/** Longer names, and those of most pairs, are set smaller, so that the numbers stay where they are. */
const LONG_NAME = 26;

export function CommanderHead({ page }: Props) {
  const { card } = page;
  const members: ApiCard[] = card.isPartner ? card.cards : [card];
  const name = pairName(card);
  const banned = members.filter(({ legality }) => legality === 'banned');
  return (
    <header className="relative col-start-1 row-start-1 grid grid-cols-[min(7rem,33%)_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1.5 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-7 md:gap-y-2 xl:grid-cols-[13.75rem_minmax(0,1fr)]">
      <div className="md:row-span-2">
        {card.isPartner ? (
          <ViewPicture view={pictureView(card)} sizes={SIZES} alt={name} eager />
        ) : (
          <TurnableCard card={card} sizes={SIZES} />
        )}
      </div>
      <div className="@container flex min-w-0 flex-col gap-0.5 max-md:justify-between md:gap-1.5">
        <h1
          className={cn(
            'font-display leading-tight font-semibold text-balance',
            name.length > LONG_NAME ? 'text-lg sm:text-2xl' : 'text-xl sm:text-3xl lg:text-4xl',
          )}
        >
          <CardNames members={members} />
        </h1>
        <div className="flex min-h-8 items-center gap-x-3 text-sm text-muted max-md:flex-wrap md:min-h-0">
          <IdentityPips colors={card.colorIdentity} className="shrink-0 text-lg text-text" />
          {card.isPartner ? null : (
            <Link to={`/cards/${card.slug}`} className="link min-w-0 truncate max-md:hidden">
              {card.type}
            </Link>
          )}
          {card.isPartner ? null : (
            <span className="inline-flex items-center gap-2 max-xxl:hidden">
              Cost <ManaCost cost={card.manaCost} className="text-base text-text" />
            </span>
          )}
          <HeadButtons
            members={members}
            canLead={banned.length === 0}
            className="-my-1.5 -mr-2 ml-auto md:hidden"
          />
        </div>
        {banned.length > 0 ? (
          <p className="text-sm font-semibold text-bad md:text-base">
            {banned.map((each) => each.name).join(' and ')} {banned.length > 1 ? 'are' : 'is'} banned in
            Commander.
          </p>
        ) : null}
        <HeadFigures page={page} />
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-1 md:col-span-1 md:col-start-2 md:justify-between md:gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:contents">
          {page.totalDecks > 0 ? <CommanderTabs slug={card.slug} query={page.query} current="cards" /> : null}
          <HeadButtons
            members={members}
            canLead={banned.length === 0}
            className="gap-2 max-md:hidden"
            words
          />
        </div>
        <ThemeChips page={page} most={THEMES_SHOWN} />
        <BracketPills page={page} />
        <div className="flex flex-col gap-1 max-md:-order-1">
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
      </div>
    </header>
  );
}

type ButtonsProps = {
  members: readonly ApiCard[];
  canLead: boolean;
  className: string;
  words?: boolean;
};

function HeadButtons({ members, canLead, className, words = false }: ButtonsProps) {
  return (
    <div className={cn('flex', className)}>
      <ClipboardButtons
        name={namesTogether(members.map(({ name }) => name))}
        urls={members.map(({ url }) => url)}
        commanderButton={canLead}
        words={words}
      />
    </div>
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
