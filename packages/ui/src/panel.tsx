import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = {
  title?: string;
  children: ReactNode;
  className?: string;
  /** Anchor id. */
  id?: string;
};

/** A box with a heading. */
export function Panel({ title, children, className, id }: Props) {
  return (
    <section
      id={id}
      className={cn(
        'flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card',
        id && 'scroll-mt-2',
        className,
      )}
    >
      {title ? <h2 className="font-display text-lg font-semibold">{title}</h2> : null}
      {children}
    </section>
  );
}
