import { COMBOS_QUERY, printQueryValues } from '@deckwright/contract';
import { formatExact, parseColorIdentity } from '@deckwright/domain';
import { EmptyState, Panel } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CombosPanel } from '../../shared/cards/combos-panel.tsx';
import { PROPOSAL_ID } from '../../shared/deck-list/proposal-id.ts';
import { commanderName } from './commander-name.ts';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

/** What the deck below is, and part by part how it was chosen; on wide screens next to the head, which has room. */
export function ProposalNotes({ page }: Props) {
  const { proposal } = page;
  if (!proposal) return null;
  return (
    <div className="col-span-full flex flex-col gap-1 py-1 text-sm xl:relative xl:col-span-1 xl:col-start-2 xl:row-start-1 xl:self-start xl:rounded-lg xl:border xl:border-line xl:bg-surface xl:p-4 xl:shadow-card">
      <h2 className="font-display text-lg font-semibold">{TITLE}</h2>
      <p className="text-pretty">{proposal.words}</p>
      <Elsewhere page={page} />
      <div className="flex flex-wrap items-baseline gap-x-5">
        <HowChosen proposal={proposal} />
        <WholeList page={page} />
      </div>
    </div>
  );
}

type BriefProps = Props & {
  /** Why there is such a deck although the commander has decks. */
  reason: string;
};

/** What the deck is in a line or two, above a deck whose cards are on the first screen. */
export function ProposalInBrief({ page, reason }: BriefProps) {
  const { proposal } = page;
  if (!proposal) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 text-sm">
      <h2 className="font-display text-lg font-semibold max-md:sr-only">{TITLE}</h2>
      <p className="text-pretty">{reason}</p>
      <HowChosen proposal={proposal}>
        <p className="max-w-prose pb-2 text-pretty">{proposal.words}</p>
        <Elsewhere page={page} />
      </HowChosen>
      <WholeList page={page} />
    </div>
  );
}

const TITLE = 'A deck from the cards';

type ChosenProps = {
  proposal: NonNullable<CommanderPageView['proposal']>;
  children?: ReactNode;
};

function HowChosen({ proposal, children }: ChosenProps) {
  return (
    <details className="open:basis-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center max-md:min-h-9 md:min-h-8">
        How it was chosen
      </summary>
      {children}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {proposal.parts.map(({ kind, title, count, words }) => (
          <div key={kind} className="contents">
            <dt className="font-semibold whitespace-nowrap tabular-nums">{`${title}: ${count}`}</dt>
            <dd className="text-pretty text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function WholeList({ page: { card, totalDecks } }: Props) {
  return (
    <p>
      <Link
        to={`/average-decks/${card.slug}${totalDecks > 0 ? `#${PROPOSAL_ID}` : ''}`}
        className="link inline-flex min-h-9 items-center font-semibold"
      >
        The whole list, to copy
      </Link>
    </p>
  );
}

/** Shown if no deck has it as sole commander and there is no proposal either. */
export function NoDecks({ page }: Props) {
  return (
    <EmptyState title={`No decks with ${commanderName(page)} as commander yet`}>
      <p>Its numbers will appear here once a deck with it is counted.</p>
      <Elsewhere page={page} />
    </EmptyState>
  );
}

/** Where the commander is played instead: with partners, and in the 99. */
function Elsewhere({ page }: Props) {
  const paired = (page.pairings ?? []).reduce((sum, { numDecks }) => sum + numDecks, 0);
  const unit = (decks: number) =>
    `${formatExact(decks)} ${page.sample ? 'sample ' : ''}${decks === 1 ? 'deck' : 'decks'}`;
  return (
    <>
      {paired > 0 ? (
        <p>{`${unit(paired)} ${paired === 1 ? 'has' : 'have'} it as commander with one of the partners below.`}</p>
      ) : null}
      {page.numDecksAsCard > 0 ? (
        <p>
          It’s one of the 99 in{' '}
          <Link to={`/cards/${page.card.slug}`} className="link">
            {unit(page.numDecksAsCard)}
          </Link>
          .
        </p>
      ) : null}
    </>
  );
}

/** Combos and precons that go with the deck. */
export function ProposalRail({ page }: Props) {
  const { proposal, card, sample } = page;
  if (!proposal) return null;
  const colors = parseColorIdentity(card.colorIdentity);
  return (
    <>
      <CombosPanel
        combos={proposal.combos}
        sample={sample}
        all={`/combos${printQueryValues(COMBOS_QUERY, { colors })}`}
        allLabel="All combos in these colors"
      />
      {proposal.precons.length > 0 ? (
        <Panel title="Precons">
          <PreconLinks precons={proposal.precons} />
        </Panel>
      ) : null}
    </>
  );
}

type PreconLinksProps = { precons: NonNullable<CommanderPageView['proposal']>['precons'] };

/** Precons, each with what it shares with the deck. */
export function PreconLinks({ precons }: PreconLinksProps) {
  return (
    <ul className="flex flex-col text-sm">
      {precons.map(({ slug, url, name, words }) => (
        <li key={slug} className="border-b border-line py-2 last:border-0">
          <Link to={url} className="font-medium hover:text-accent">
            {name}
          </Link>
          <span className="block text-xs text-muted">{words}</span>
        </li>
      ))}
    </ul>
  );
}
