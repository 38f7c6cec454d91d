import { formatExact } from '@deckwright/domain';
import { Button, CloseIcon } from '@deckwright/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CastVote, Score } from './ballot.ts';
import { SCORES } from './score-label.ts';

type Props = {
  votes: readonly CastVote[];
  onChange: (of: CastVote, score: Score) => void;
};

const SHOWN_AT_FIRST = 12;
const MORE = 60;

/** The visitor's own votes, newest first, which can be changed or withdrawn. */
export function OwnVotes({ votes, onChange }: Props) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const left = votes.length - shown;
  return (
    <>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {votes.slice(0, shown).map((vote) => (
          <OwnVote key={vote.slug} vote={vote} onChange={onChange} />
        ))}
      </ul>
      {left > 0 ? (
        <Button look="quiet" className="w-fit" onClick={() => setShown(shown + MORE)}>
          {`Show ${formatExact(Math.min(MORE, left))} more`}
        </Button>
      ) : null}
    </>
  );
}

type OneProps = { vote: CastVote; onChange: Props['onChange'] };

function OwnVote({ vote, onChange }: OneProps) {
  const id = useId();
  const { name, slug, score, isKnown } = vote;
  return (
    <li className="flex min-h-14 min-w-0 items-center gap-2 border-b border-line py-1.5">
      <span className="min-w-0 flex-1 truncate">
        {isKnown ? (
          <Link to={`/cards/${slug}`} className="link">
            {name}
          </Link>
        ) : (
          <span className="text-muted">{name}</span>
        )}
      </span>
      <label htmlFor={id} className="sr-only">{`Your vote on ${name}`}</label>
      {isKnown ? (
        <select
          id={id}
          value={score}
          onChange={(event) => onChange(vote, Number(event.currentTarget.value))}
          className="min-h-11 rounded-md border border-field bg-surface px-2 text-sm tabular-nums md:min-h-9"
        >
          {SCORES.map(({ score: value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      ) : (
        <span className="text-sm tabular-nums">{score}</span>
      )}
      <Button
        look="quiet"
        className="w-11 px-0 md:min-h-9 md:w-auto md:px-3"
        aria-label={`Withdraw the vote on ${name}`}
        onClick={() => onChange(vote, null)}
      >
        <CloseIcon className="size-5 md:hidden" />
        <span className="max-md:hidden">Withdraw</span>
      </Button>
    </li>
  );
}
