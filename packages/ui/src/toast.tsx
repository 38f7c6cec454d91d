import type { ReactNode } from 'react';

type RegionProps = { children: ReactNode };

/** Where messages appear; stands in the page from the start, so that screen readers hear what is put into it. */
export function ToastRegion({ children }: RegionProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 md:items-end"
    >
      {children}
    </div>
  );
}

type Props = { children: ReactNode; action?: { label: string; onAction: () => void } | undefined };

/** One message, with its way back where there is one. */
export function Toast({ children, action }: Props) {
  return (
    <div className="pointer-events-auto flex min-h-12 max-w-md items-center gap-4 rounded-lg border border-line bg-surface py-1 pr-1.5 pl-4 text-sm shadow-pop">
      <p className="py-2 pr-2">{children}</p>
      {action ? (
        <button
          type="button"
          onClick={action.onAction}
          className="min-h-11 rounded-md px-3 font-semibold text-accent hover:bg-raised"
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
