import { Button } from '@deckwright/ui';
import type { Unanswered } from './use-first-answer.ts';

/** Shown in a panel that could not load its data. */
export function NotAnswered({ of }: { of: Unanswered | null }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-sm empty:hidden">
      {of ? (
        <>
          <p className="text-bad">{of.trouble}</p>
          <Button look="quiet" onClick={of.again}>
            Try again
          </Button>
        </>
      ) : null}
    </div>
  );
}
