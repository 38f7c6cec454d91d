import { cn, Panel } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = { title: string; table: ReactNode; children: ReactNode };

/**
 * A panel of tournament results among other panels. With a table it takes a row of its own, with the table next to the
 * figures: in one column it would be so tall that the columns next to it stay empty.
 */
export function ResultsPanelLayout({ title, table, children }: Props) {
  const figures = <div className="flex min-w-0 flex-col gap-3">{children}</div>;
  return (
    <Panel
      title={title}
      id="results"
      className={cn('min-w-0', table !== null && 'md:col-span-full md:[column-span:all]')}
    >
      {table === null ? (
        figures
      ) : (
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          {figures}
          {table}
        </div>
      )}
    </Panel>
  );
}
