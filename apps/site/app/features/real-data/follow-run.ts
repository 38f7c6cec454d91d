import type { RealDataStatus } from '@deckwright/contract';
import { createApiClient } from '../../shared/api/api-client.ts';

export type FollowedRun = Pick<RealDataStatus, 'state' | 'share' | 'text'>;

type Follow = {
  /** Whether to start a run first. */
  start: boolean;
  show: (run: FollowedRun) => void;
  signal: AbortSignal;
  client?: Pick<ReturnType<typeof createApiClient>, 'fetchRealData' | 'startRealData'>;
  pauseMs?: number;
  reload?: () => void;
};

const PAUSE_MS = 1000;
const MAX_MISSES = 30;
const STEPS = ['download', 'read', 'build'] as const;
const WAITING = 'Switching to the new data …';

const FAILED_BEFORE = 'The last attempt failed.';
/** The reason names services and codes of the system: it is for the log. */
const FAILED =
  'Real data could not be fetched. What you see stays, what is downloaded already is kept, and the site’s log says why.';

/**
 * Shows the progress of a run until it ends, and reloads the page once the sample has been replaced. If the site
 * refuses to report progress, shows nothing. That a run failed is shown to pages that started or followed it; later ones
 * only offer another attempt.
 */
export async function followRun(follow: Follow): Promise<void> {
  const { show, signal, pauseMs = PAUSE_MS, reload = () => location.reload() } = follow;
  const client = follow.client ?? createApiClient({ fetch: (url, init) => fetch(url, init), log: () => {} });
  if (follow.start) show({ state: 'running', share: null, text: 'Starting …' });
  let isToStart = follow.start;
  let followed = false;
  for (let misses = 0; !signal.aborted; ) {
    try {
      const status = isToStart
        ? await client.startRealData({ signal })
        : await client.fetchRealData({ signal });
      isToStart = false;
      misses = 0;
      if (!status.sample) return reload();
      const isOver = status.state === 'failed' && !follow.start && !followed;
      show(isOver ? { state: 'idle', share: null, text: FAILED_BEFORE } : toView(status));
      followed = true;
      if (status.state === 'idle' || status.state === 'failed') return;
    } catch {
      if (signal.aborted) return;
      misses += 1;
      // A site that never responded does not offer this call to this visitor.
      if (!follow.start && misses === 1) return;
      if (isToStart || misses > MAX_MISSES)
        return show({
          state: 'failed',
          share: null,
          text: 'The site isn’t responding: check that it is still running, then try again.',
        });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function toView({ state, step, share, text }: RealDataStatus): FollowedRun {
  if (state === 'done') return { state, share: null, text: WAITING };
  if (state === 'failed') return { state, share: null, text: FAILED };
  if (state === 'idle') return { state, share, text };
  const index = step === null ? 0 : STEPS.indexOf(step) + 1;
  return { state, share, text: `Step ${index} of ${STEPS.length}: ${text}` };
}
