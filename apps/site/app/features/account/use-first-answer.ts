import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient } from '../../shared/api/api-client.ts';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';

/** Why a request failed, and a function to retry it. */
export type Unanswered = { trouble: string; again: () => void };

/** Requests data when a panel is first rendered; null while loading and after the data is consumed. */
export function useFirstAnswer<T>(
  ask: (calls: ApiClient) => Promise<T>,
  take: (answer: T) => void,
): Unanswered | null {
  const [trouble, setTrouble] = useState<string | null>(null);
  const isWaiting = trouble === null;
  const begin = useEffectEvent(() => withCalls(ask));
  const end = useEffectEvent(take);
  useEffect(() => {
    if (!isWaiting) return;
    let here = true;
    begin().then(
      (answer) => here && end(answer),
      (error: unknown) => here && setTrouble(describeTrouble(error)),
    );
    return () => {
      here = false;
    };
  }, [isWaiting]);
  // Without the problem it waits once more, and so asks once more.
  return isWaiting ? null : { trouble, again: () => setTrouble(null) };
}
