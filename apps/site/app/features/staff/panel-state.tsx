import { Button, ErrorState, Skeleton } from '@deckwright/ui';
import type { ReactNode } from 'react';
import type { StaffAnswer } from './use-staff-answer.ts';

type Props<T> = { answer: StaffAnswer<T>; children: (data: T) => ReactNode };

/** What a panel shows once its answer is there; until then that it is on its way, or what went wrong. */
export function PanelState<T>({ answer: { data, trouble, reload }, children }: Props<T>) {
  if (data === null && trouble === null) return <Skeleton className="h-64 w-full" />;
  return (
    <>
      {trouble === null ? null : (
        <ErrorState title="This could not be loaded">
          <p>{trouble}</p>
          <Button look="quiet" onClick={reload}>
            Try again
          </Button>
        </ErrorState>
      )}
      {data === null ? null : children(data)}
    </>
  );
}
