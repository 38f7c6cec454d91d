import { cn } from '@deckwright/ui';
import type { FollowedRun } from './follow-run.ts';

export { followRun } from './follow-run.ts';

type Props = { run: FollowedRun; start: () => void };

export function RunView({ run, start }: Props) {
  const { state, share, text } = run;
  return (
    <>
      {state === 'idle' || state === 'failed' ? (
        <button type="button" onClick={start} className="link min-h-9 font-semibold whitespace-nowrap">
          {state === 'failed' ? 'Try again' : 'Get real data'}
        </button>
      ) : null}
      {state === 'running' || state === 'done' ? (
        <progress
          aria-label="Getting real data"
          {...(share === null ? {} : { value: share })}
          max={1}
          className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse indeterminate:bg-bar [&::-moz-progress-bar]:bg-bar [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-bar"
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
