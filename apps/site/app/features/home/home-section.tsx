import { cn } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  note?: string;
  more?: ReactNode;
  /** Whether it has rows of tiles, which are higher than other links. */
  tiled?: boolean;
  children: ReactNode;
};

/** The heading stands at the top of its row: where the words after it come later, it stays. */
export function HomeSection({ id, title, note, more, tiled = false, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'section-row -mx-2 -mb-4 flex min-w-0 flex-col gap-3 px-2 pb-4 md:gap-4',
        tiled ? 'home-tiles' : 'home-links',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 pt-2 md:border-b md:border-line md:pb-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="w-full font-display text-xl font-semibold md:text-2xl xl:w-auto">
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
