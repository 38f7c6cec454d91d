import { useCallback, useEffect, useRef, useState } from 'react';
import { troubleOf } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';

export type StaffAnswer<T> = {
  /** The latest answer, which may be for a previous path while the new one is loading. */
  data: T | null;
  trouble: string | null;
  /** Requests it again. */
  reload: () => void;
};

/** The staff API's answer to `GET path`; requested again when the path changes. */
export function useStaffAnswer<T>(path: string): StaffAnswer<T> {
  const [data, setData] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(0);
  const reload = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    withCalls((calls) => calls.requester.get<T>(`/api/staff/${path}`)).then(
      (found) => {
        if (mine !== latest.current) return;
        setData(found);
        setTrouble(null);
      },
      (error) => mine === latest.current && setTrouble(troubleOf(error)),
    );
  }, [path]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return { data, trouble, reload };
}
