import { Button, ErrorState, Skeleton } from '@deckwright/ui';
import type { ReactNode } from 'react';
import type { StaffAnswer } from './use-staff-answer.ts';

type Props<T> = { answer: StaffAnswer<T>; children: (data: T) => ReactNode };

/** Renders a panel once its data has loaded; until then a loading state or the error. */
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
