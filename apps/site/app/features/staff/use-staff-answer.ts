import { useCallback, useEffect, useRef, useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';

export type StaffAnswer<T> = {
  /** The latest answer, which may be for a previous path while the new one is loading. */
  data: T | null;
  trouble: string | null;
  /** Requests it again, by the path of now; resolves after an answer or an error, which becomes `trouble`. */
  reload: () => Promise<void>;
};

/** The staff API's answer to `GET path`; requested again when the path changes. */
export function useStaffAnswer<T>(path: string): StaffAnswer<T> {
  const [data, setData] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(0);
  const requestedPath = useRef(path);
  const reload = useCallback((): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    return withCalls((calls) => calls.requester.get<T>(`/api/staff/${requestedPath.current}`)).then(
      (found) => {
        if (mine !== latest.current) return;
        setData(found);
        setTrouble(null);
      },
      (error: unknown) => {
        if (mine === latest.current) setTrouble(describeTrouble(error));
      },
    );
  }, []);
  useEffect(() => {
    requestedPath.current = path;
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [path, reload]);
  return { data, trouble, reload };
}
