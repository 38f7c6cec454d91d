import { fetchPart, HydrateOnApproach } from '@deckwright/islands';
import { cn, FilterIcon } from '@deckwright/ui';
import { type ReactNode, useId } from 'react';
import { ControlBar } from '../../filters/controls.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { View } from '../../page/use-view.ts';

const menus = () => fetchPart(() => import('./list-menus.tsx'));
const ListMenus = lazyPart(async () => ({ default: (await menus()).ListMenus }));

type Props = {
  view: View;
  /** Controls for which decks are counted, to the left of those for how cards are shown. */
  children?: ReactNode;
  /** Between the two. */
  field?: ReactNode;
  /** Whether there are cards, so that view options make sense. */
  hasCards: boolean;
  /** What a phone shows of `children` next to the button that opens the sheet. */
  lead?: ReactNode;
  /** Number of choices that differ from the default. */
  changed?: number;
};

/** The bar above the lists: which decks are counted, and how their cards are shown. On a phone it is in a sheet. */
export function ListToolbar({ lead, changed = 0, children, ...rest }: Props) {
  const id = useId();
  if (!children)
    return (
      <div className="flex flex-wrap items-center gap-2 md:justify-between">
        <Bars {...rest} />
      </div>
    );
  return (
    <div className="flex items-center gap-2 md:flex-wrap md:justify-between">
      {lead ? <div className="min-w-0 flex-1 md:hidden">{lead}</div> : null}
      <button
        type="button"
        popoverTarget={id}
        className={cn(
          'bar-button inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm max-md:px-3 md:hidden',
          !lead && 'flex-1',
          changed > 0 && 'bar-button-changed',
        )}
      >
        <FilterIcon className="size-4 shrink-0" />
        <span>{changed > 0 ? `Filters (${changed})` : 'Filters'}</span>
      </button>
      <section id={id} popover="auto" aria-label="Filters and order" className="pop pop-sheet bar-sheet">
        <Bars {...rest}>{children}</Bars>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="inline-flex min-h-11 items-center justify-center gold rounded-md px-4 text-sm font-semibold md:hidden"
        >
          Show cards
        </button>
      </section>
    </div>
  );
}

type BarsProps = Pick<Props, 'view' | 'children' | 'field' | 'hasCards'>;

function Bars({ view, children, field, hasCards }: BarsProps) {
  return (
    <>
      {children ? <ControlBar view={view}>{children}</ControlBar> : null}
      {field}
      <HydrateOnApproach
        at={view.to({})}
        load={menus}
        className={cn(hasCards ? 'bar' : 'hidden', !children && !field && 'md:ml-auto')}
      >
        <ListMenus view={view} />
      </HydrateOnApproach>
    </>
  );
}
