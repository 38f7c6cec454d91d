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
  const [attempt, setAttempt] = useState(0);
  const begin = useEffectEvent(() => withCalls(ask));
  const end = useEffectEvent(take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once more.
  useEffect(() => {
    let here = true;
    begin().then(
      (answer) => here && end(answer),
      (error: unknown) => here && setTrouble(describeTrouble(error)),
    );
    return () => {
      here = false;
    };
  }, [attempt]);
  if (trouble === null) return null;
  return {
    trouble,
    again: () => {
      setTrouble(null);
      setAttempt((count) => count + 1);
    },
  };
}
