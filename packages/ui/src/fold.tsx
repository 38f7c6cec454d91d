import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { ChevronIcon } from './icons.tsx';

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Less prominent than the content above it. */
  quiet?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
};

/** Optional content, collapsed below its label; works without JavaScript. */
export function Fold({ label, children, open, quiet = false, onToggle, className }: Props) {
  return (
    <details
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={className}
    >
      <summary
        className={cn(
          'inline-flex min-h-11 w-fit items-center gap-2 text-sm md:min-h-8',
          quiet ? 'text-muted hover:text-text' : 'font-semibold hover:text-accent',
        )}
      >
        {label}
        <ChevronIcon className="size-4 transition-transform in-[details[open]>summary]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
