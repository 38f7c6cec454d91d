import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** A number in the head of a page, in a `dl`. */
export function HeadFigure({ label, children }: Props) {
  return (
    <div>
      <dd className="text-lg font-semibold md:text-2xl">{children}</dd>
      <dt className="text-xs text-muted">{label}</dt>
    </div>
  );
}
