import { formatExact } from '@deckwright/domain';
import { Button, EmptyState, ErrorState, Notice, Skeleton, ViewPicture } from '@deckwright/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { computeScore, toCardSlug } from './ballot.ts';
import { ScoreButtons } from './score-buttons.tsx';
import type { SaltVoteState } from './use-salt-vote.ts';
import { useVoteKeys } from './use-vote-keys.ts';
import type { VoteCard } from './vote-card.ts';

type Props = { voting: SaltVoteState; sample: boolean };

const SIZES = '(min-width: 768px) 20rem, 12rem';

/** One card at a time, its five buttons, and the result of the previous vote. */
export function VotePanel({ voting, sample }: Props) {
  const { card, next, ballot } = voting;
  useVoteKeys(voting);
  useEffect(() => {
    for (const { imageUri } of next) prefetchPicture(imageUri);
  }, [next]);
  return (
    <section aria-label="Vote" className="flex flex-col gap-4">
      {card ? (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 md:grid-cols-[20rem_minmax(0,1fr)] md:justify-items-stretch md:gap-8">
          <div className="w-48 max-w-full md:w-full">
            <ViewPicture key={card.url} view={card} sizes={SIZES} alt="" eager />
          </div>
          <div className="flex w-full min-w-0 flex-col gap-3 md:justify-center md:gap-4">
            <CardText card={card} voting={voting} />
            <ScoreButtons
              name={card.name}
              given={computeScore(ballot, toCardSlug(card))}
              onVote={voting.vote}
            />
            <Moves voting={voting} />
            <LastVote voting={voting} sample={sample} />
          </div>
        </div>
      ) : (
        <NoCard voting={voting} />
      )}
      <Troubles voting={voting} />
    </section>
  );
}

/** The name has a fixed height, so that the buttons stay under the finger. */
function CardText({ card, voting }: { card: VoteCard; voting: SaltVoteState }) {
  const given = computeScore(voting.ballot, toCardSlug(card));
  return (
    <div className="flex min-h-16 flex-col justify-center text-center md:min-h-24 md:text-left">
      <h2 className="line-clamp-1 font-display text-xl md:line-clamp-2 font-semibold text-balance md:text-2xl">
        <Link to={card.url} className="hover:underline">
          {card.name}
        </Link>
      </h2>
      <p className="truncate text-sm text-muted">
        {card.face.type}
        {given === null ? null : <span className="text-text">{` · your vote: ${given}`}</span>}
      </p>
    </div>
  );
}

function Progress({ voting: { ballot, known, sending } }: { voting: SaltVoteState }) {
  const count = ballot.votes.length;
  return (
    <p className="text-right text-sm tabular-nums md:pl-2">
      {known === 'yes' || count > 0 ? (
        <>
          <strong className="font-semibold">{`${formatExact(count)} voted`}</strong>
          {sending.unsent > 0 ? <span className="text-muted"> · saving …</span> : null}
        </>
      ) : null}
    </p>
  );
}

function Moves({ voting }: { voting: SaltVoteState }) {
  return (
    <div className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-2">
      <Button
        look="quiet"
        aria-keyshortcuts="ArrowLeft"
        disabled={voting.ballot.steps.length === 0}
        onClick={voting.undo}
      >
        ← Undo
      </Button>
      <Button look="quiet" aria-keyshortcuts="ArrowRight" disabled={!voting.card} onClick={voting.skip}>
        Skip →
      </Button>
      <Progress voting={voting} />
    </div>
  );
}

/** The players' score of the previous card, shown only after voting so as not to influence anyone. */
function LastVote({ voting, sample }: Props) {
  const step = voting.ballot.steps.at(-1);
  const { card, after, before, name } = step ?? {};
  const salt = card?.salt;
  const players = salt
    ? `${sample ? 'sample ' : ''}players ${salt.score.toFixed(2)} from ${formatExact(salt.votes)}`
    : 'no score yet';
  return (
    <p className="min-h-10 text-center text-sm text-muted text-pretty tabular-nums md:text-left">
      {card && after !== before && after !== null && after !== undefined
        ? `${name}: you ${after}, ${players}.`
        : null}
    </p>
  );
}

function NoCard({ voting }: { voting: SaltVoteState }) {
  const { fetching, known, ballot, retry } = voting;
  if (fetching === 'failed')
    return (
      <ErrorState title="More cards could not be fetched">
        <p>Your votes are safe. Check your connection and try again.</p>
        <Button onClick={retry}>Try again</Button>
      </ErrorState>
    );
  if (fetching === 'yes' || known === 'loading')
    return (
      <div role="status" aria-label="Loading" className="mx-auto aspect-63/88 w-48 md:mx-0 md:w-80">
        <Skeleton className="h-full w-full" />
      </div>
    );
  return (
    <EmptyState title="No cards left here">
      <p>
        {ballot.skipped.size > 0
          ? 'You’ve voted on every card in this list except the ones you skipped.'
          : 'You’ve voted on every card in this list.'}{' '}
        Choose other colors, or search for a card.
      </p>
      {ballot.steps.length > 0 ? (
        <Button look="quiet" onClick={voting.undo}>
          ← Undo
        </Button>
      ) : null}
    </EmptyState>
  );
}

function Troubles({ voting }: { voting: SaltVoteState }) {
  const { known, sending, retry } = voting;
  const waits = `${sending.unsent} ${sending.unsent === 1 ? 'vote waits' : 'votes wait'} to be sent`;
  return (
    <>
      {sending.trouble === 'away' ? (
        <Notice tone="bad">
          <p>{`The site cannot be reached. ${waits}: keep this page open and keep voting.`}</p>
          <p>
            <Button look="quiet" onClick={retry}>
              Send now
            </Button>
          </p>
        </Notice>
      ) : null}
      {sending.trouble === 'slow' ? (
        <Notice>
          <p>{`Still sending your votes: ${waits}. Keep this page open.`}</p>
        </Notice>
      ) : null}
      {known === 'failed' ? (
        <Notice tone="bad">
          <p>Your earlier votes could not be fetched. You can still vote: a new vote replaces the old one.</p>
          <p>
            <Button look="quiet" onClick={retry}>
              Try again
            </Button>
          </p>
        </Notice>
      ) : null}
    </>
  );
}

function prefetchPicture(address: string | null): void {
  if (!address) return;
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
}
