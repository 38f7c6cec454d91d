import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** Tiles in one row that scrolls sideways where it is wider than the page. */
export function Strip({ label, children }: Props) {
  return (
    <ul aria-label={label} className="strip">
      {children}
    </ul>
  );
}
