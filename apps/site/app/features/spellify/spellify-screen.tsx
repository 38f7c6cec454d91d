import { Button, ErrorState, Skeleton } from '@deckwright/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { Clues } from './clues.tsx';
import { Keyboard } from './keyboard.tsx';
import { NameBoard } from './name-board.tsx';
import { Result } from './result.tsx';
import { type Spellify, useSpellify } from './use-spellify.ts';

type Props = { apiHost: string };

export function SpellifyScreen({ apiHost }: Props) {
  const play = useSpellify(apiHost);
  const { today, state, practice, failed, isStored } = play;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="flex flex-col gap-1">
          <h1 className="font-display text-3xl font-semibold md:text-4xl">Spellify</h1>
          <p className="text-sm text-muted md:text-base">
            {practice ? 'Practice: a random card.' : 'One card a day. Guess its name, letter by letter.'}
          </p>
        </div>
        <Score play={play} />
      </header>
      <noscript>
        <p className="rounded-md border border-line bg-raised p-4">
          The game needs JavaScript: it asks the server about each letter.
        </p>
      </noscript>
      {failed ? (
        <ErrorState title="The game could not be reached">
          <p>
            {isStored
              ? 'Your guesses are kept on this device.'
              : 'Your guesses are kept until you close the page.'}
          </p>
          <Button onClick={play.retry}>Try again</Button>
        </ErrorState>
      ) : null}
      {state || !failed ? <Board play={play} /> : null}
      <footer className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
        <p className="min-h-10 sm:min-h-5">
          {today ? (
            <>
              Yesterday’s card was{' '}
              <Link to={today.yesterday.url} className="link">
                {today.yesterday.name}
              </Link>
              . The next one comes at midnight, UTC.
            </>
          ) : null}
        </p>
        <p>
          You start with 100 points. A wrong letter costs 8 points, and eight of them end the game. Hints cost
          the points shown on them.{' '}
          {isStored
            ? 'Your streak is kept on this device only.'
            : 'This browser blocks storage or has no room left: your game and your streak last until you close the page.'}
        </p>
        <p>
          {practice ? (
            <Button look="quiet" onClick={play.backToToday}>
              Back to the card of the day
            </Button>
          ) : (
            <Button look="quiet" onClick={play.startPractice}>
              Practice with a random card
            </Button>
          )}
        </p>
      </footer>
    </div>
  );
}

type PlayProps = { play: Spellify };

function Score({ play: { state, game, practice } }: PlayProps) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 tabular-nums">
      <Figure label="Points" value={state ? `${state.score}` : '–'} />
      {practice ? null : <Figure label="Streak" value={game ? `${game.streak.days}` : '–'} />}
      {practice ? null : <Figure label="Best" value={game ? `${game.streak.best}` : '–'} />}
    </dl>
  );
}

type FigureProps = { label: string; value: string };

function Figure({ label, value }: FigureProps) {
  return (
    <div className="min-w-12">
      <dd className="font-display text-2xl font-semibold">{value}</dd>
      <dt className="text-xs text-muted">{label}</dt>
    </div>
  );
}

const MAX_WRONG = 8;

/**
 * Until the game has loaded, its board is as high as that of a new one, to avoid layout shifts; its first text is
 * already there and stays the same element.
 */
function Board({ play }: PlayProps) {
  const { state, game, guess } = play;
  const open = state?.state === 'open';
  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const typing = target?.closest('input, textarea, select, dialog');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^[a-z]$/i.test(event.key)) guess(event.key.toLowerCase());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, guess]);
  const isHere = state !== null && game !== null;
  return (
    <div className="flex flex-col gap-5 noscript:hidden">
      <ToCome isHere={isHere}>
        <NameBoard signs={state?.signs ?? []} over={isHere && !open} />
      </ToCome>
      <p role="status" className="min-h-10 text-sm text-muted text-pretty sm:min-h-6">
        {getStatus(play)}
      </p>
      <ToCome isHere={isHere}>
        {isHere && !open ? (
          <Result play={play} />
        ) : (
          <Keyboard letters={game?.letters ?? []} wrong={state?.wrong ?? []} onGuess={guess} />
        )}
        <Clues play={play} />
      </ToCome>
    </div>
  );
}

function ToCome({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  if (isHere) return children;
  return (
    <div className="relative">
      <div className="invisible flex flex-col gap-5">{children}</div>
      <Skeleton className="absolute inset-0" />
    </div>
  );
}

function getStatus({ state, game }: Spellify): string {
  if (!state || !game) return invitation(MAX_WRONG);
  if (state.state !== 'open') return state.state === 'solved' ? 'Solved.' : 'The game is over.';
  const last = game.letters.at(-1);
  const left = MAX_WRONG - state.wrong.length;
  if (last === undefined) return invitation(left);
  return `${last.toUpperCase()} is ${state.wrong.includes(last) ? 'not in the name' : 'in the name'}. ${mistakes(left)}`;
}

function invitation(left: number): string {
  return `Type a letter or choose one below. ${mistakes(left)}`;
}

function mistakes(left: number): string {
  return left === 1 ? 'One more wrong letter ends the game.' : `${left} wrong letters left.`;
}
