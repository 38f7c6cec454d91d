import { cn } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import type { FollowedRun } from './follow-run.ts';

/** What a run shows; null where this visitor can start none. */
type Shown = { run: FollowedRun; start: () => void } | null;

/**
 * Says on every page that the numbers are invented. Who sits at the machine the site runs on can have real data put in
 * their place; the code for that is loaded there alone.
 */
export function SampleNotice() {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    if (!isLoopbackName(location.hostname)) return;
    const leaving = new AbortController();
    void import('./follow-run.ts').then(({ followRun }) => {
      const show = (run: FollowedRun) => setShown({ run, start });
      const start = () => followRun({ start: true, show, signal: leaving.signal });
      followRun({ start: false, show, signal: leaving.signal });
    });
    return () => leaving.abort();
  }, []);
  return (
    <aside aria-label="Sample data" className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-9 max-w-[96rem] sm:min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 text-sm md:px-6">
        <p>
          <strong className="font-semibold">Sample data.</strong>{' '}
          <span className="text-muted max-sm:sr-only">The decks are invented, the numbers say nothing.</span>
        </p>
        {shown ? <RunView run={shown.run} start={shown.start} /> : null}
      </div>
    </aside>
  );
}

type Props = { run: FollowedRun; start: () => void };

function RunView({ run, start }: Props) {
  const { state, share, text } = run;
  return (
    <>
      {state === 'idle' || state === 'failed' ? (
        <button
          type="button"
          onClick={start}
          className="link min-h-9 font-semibold whitespace-nowrap sm:min-h-11"
        >
          {state === 'failed' ? 'Try again' : 'Get real data'}
        </button>
      ) : null}
      {state === 'running' || state === 'done' ? (
        <progress
          aria-label="Getting real data"
          {...(share === null ? {} : { value: share })}
          max={1}
          className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse indeterminate:bg-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
        />
      ) : null}
      <p
        role={state === 'failed' ? 'alert' : undefined}
        className={cn('min-w-0 text-muted tabular-nums', state === 'idle' && 'max-lg:sr-only')}
      >
        {text}
      </p>
    </>
  );
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
