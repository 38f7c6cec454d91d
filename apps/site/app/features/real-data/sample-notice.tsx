import { fetchPart } from '@deckwright/islands';
import { useEffect, useState } from 'react';
import { isLoopbackName } from '../../shared/page/loopback-name.ts';
import type { FollowedRun } from './follow-run.ts';
import type { RunView } from './run-view.tsx';

/** The state of a run and the component that shows it; null if this visitor cannot start one. */
type Shown = { run: FollowedRun; start: () => void; Run: typeof RunView } | null;

/**
 * Says on every page that the numbers are invented. Visitors on the machine that runs the site can replace them with
 * real data; the code for that is only loaded there.
 */
export function SampleNotice() {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    if (!isLoopbackName(location.hostname)) return;
    const leaving = new AbortController();
    fetchPart(() => import('./run-view.tsx')).then(
      ({ followRun, RunView }) => {
        const show = (run: FollowedRun) => setShown({ run, start, Run: RunView });
        const start = () => followRun({ start: true, show, signal: leaving.signal });
        followRun({ start: false, show, signal: leaving.signal });
      },
      // Without its code there is no button, as for other visitors.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return (
    <aside aria-label="Sample data" className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-9 max-w-[112rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 text-sm md:px-6">
        <p>
          <strong className="font-semibold">Sample data.</strong>{' '}
          <span className="text-muted max-sm:sr-only">The decks are made up; the numbers are not real.</span>
        </p>
        {shown ? <shown.Run run={shown.run} start={shown.start} /> : null}
      </div>
    </aside>
  );
}
