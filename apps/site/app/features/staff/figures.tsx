import type { ReactNode } from 'react';

type Props = { figures: readonly { label: string; value: ReactNode; note?: ReactNode }[] };

/** A row of numbers with labels. */
export function Figures({ figures }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums wrap-anywhere">{value}</dd>
          {note ? <dd className="text-xs text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
