import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from './cn.ts';

type Props = { to: string; current: boolean; children: ReactNode };

/** One choice of a switch; preserves the scroll position. */
export function ChipLink({ to, current, children }: Props) {
  return (
    <Link
      to={to}
      discover="none"
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-11 max-w-full shrink-0 transition-colors md:min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm tabular-nums',
        current ? 'gold font-semibold' : 'border-line bg-surface text-text hover:bg-raised',
      )}
    >
      {children}
    </Link>
  );
}
