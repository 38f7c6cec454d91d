import { cn } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = {
  /** The name of the card, a link. */
  name: ReactNode;
  /** Other reasons after the first, folded; left out where there is no room for them. */
  further?: ReactNode;
  reason: string | undefined;
  /** Class of the reasons. */
  className: string;
  /** Whether name and reasons are items of the parent's grid on a phone. */
  inGrid?: boolean;
};

/** What a suggested card is and why, in its row of a list. */
export function SuggestionText({ name, reason, further, className, inGrid = false }: Props) {
  return (
    <div className={cn('flex min-w-0 flex-1 flex-col gap-0.5', inGrid && 'max-md:contents')}>
      {name}
      {reason ? (
        <div className={`flex flex-wrap items-baseline gap-x-2 text-muted ${className}`}>
          <p className="text-pretty">{reason}</p>
          {further}
        </div>
      ) : null}
    </div>
  );
}
