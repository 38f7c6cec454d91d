import type { ReactNode } from 'react';

type RegionProps = { children: ReactNode };

/** Where messages appear; in the page from the start, so that screen readers hear what is put into it. */
export function ToastRegion({ children }: RegionProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      data-keeps-clipboard=""
      className="toasts pointer-events-none fixed z-50 flex flex-col items-center gap-2 md:items-end"
    >
      {children}
    </div>
  );
}
