import type { ReactNode } from 'react';

type Props = { id: string; title: string; note?: string; more?: ReactNode; children: ReactNode };

export function HomeSection({ id, title, note, more, children }: Props) {
  return (
    <section aria-labelledby={id} className="-mx-2 -mb-4 flex lazy-section min-w-0 flex-col gap-4 px-2 pb-4">
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 border-b border-line pb-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="font-display text-2xl font-semibold">
            {title}
          </h2>
          {note ? <p className="text-sm text-muted text-pretty">{note}</p> : null}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}
