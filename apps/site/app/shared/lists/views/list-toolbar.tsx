import { DeferredMarkup, fetchPart, HydrateOnApproach } from '@deckwright/islands';
import { CloseIcon, cn, FilterIcon } from '@deckwright/ui';
import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { ControlBar } from '../../filters/controls.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { View } from '../../page/use-view.ts';

const menus = () => fetchPart(() => import('./list-menus.tsx'));
const ListMenus = lazyPart(async () => ({ default: (await menus()).ListMenus }));
const GroupMenu = lazyPart(async () => ({ default: (await menus()).GroupMenu }));

type Props = {
  view: View;
  /** Links to the sections of the page, at the left; absent if the page has one list. */
  sections: ReactNode;
  /** Whether the sections are only in the markup. */
  deferred: boolean;
  /** Controls for which decks are counted. */
  children?: ReactNode;
  /** The field that filters the cards: at the left if there are no sections, otherwise in the panel. */
  field: ReactNode;
  /** A menu of prices of cards, in the panel. */
  price: ReactNode;
  /** Number of cards shown; null if there are none to show in another way. */
  numCards: number | null;
  /** Number of choices that differ from the default. */
  changed?: number;
  /** Whether a filter of the document was refused: its form then stands open, also without JavaScript. */
  isRefused?: boolean;
};

/**
 * The bar above the lists, which stays under the top bar: sections at the left, filters, order and view at the right. The
 * panel of the filters also has the groups, and on a phone order and view.
 */
export function ListToolbar({
  view,
  sections,
  deferred,
  children,
  field,
  price,
  numCards,
  changed = 0,
  isRefused = false,
}: Props) {
  const id = useId();
  const [isOpenAtFirst] = useState(isRefused);
  const inPanel = sections ? field : null;
  const hasCards = numCards !== null;
  const panel = (
    <>
      <div className="flex items-center justify-between md:hidden">
        <h2 className="font-display text-lg font-semibold">Filters and order</h2>
        {isOpenAtFirst ? null : (
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-raised"
          >
            <CloseIcon className="size-5" />
            <span className="sr-only">Close</span>
          </button>
        )}
      </div>
      {children ? <ControlBar view={view}>{children}</ControlBar> : null}
      {inPanel}
      {price}
      <HydrateOnApproach at={view.to({})} load={menus} className={hasCards ? 'bar' : 'hidden'}>
        <GroupMenu view={view} />
        <ListMenus view={view} className="md:hidden" />
      </HydrateOnApproach>
      {isOpenAtFirst ? null : (
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="filter-done gold inline-flex min-h-11 items-center justify-center rounded-md px-4 text-sm font-semibold md:hidden"
        >
          {/* A document whose lists are only markup has the number from the server. */}
          <span suppressHydrationWarning>{describeDone(numCards, deferred)}</span>
        </button>
      )}
    </>
  );
  return (
    <>
      <div className="list-bar">
        {sections ? (
          <DeferredMarkup deferred={deferred} className="contents">
            {sections}
          </DeferredMarkup>
        ) : (
          <div className="min-w-0 flex-1">{field}</div>
        )}
        <div className="list-tools">
          <button
            type="button"
            popoverTarget={id}
            className={cn(
              'bar-button inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm md:min-h-9',
              !children && !hasCards && 'hidden',
              changed > 0 && 'bar-button-changed',
              isOpenAtFirst && 'hidden',
            )}
          >
            <FilterIcon className="size-4 shrink-0" />
            <span>{children ? `Filters${changed > 0 ? ` (${changed})` : ''}` : 'Filter cards'}</span>
          </button>
          <HydrateOnApproach
            at={view.to({})}
            load={menus}
            className={hasCards ? 'bar max-md:hidden' : 'hidden'}
          >
            <ListMenus view={view} />
          </HydrateOnApproach>
        </div>
        {isOpenAtFirst ? null : (
          <section
            id={id}
            popover="auto"
            aria-label="Filters and order"
            onToggle={bringIntoView}
            className="pop pop-sheet filter-panel"
          >
            {panel}
          </section>
        )}
      </div>
      {isOpenAtFirst ? (
        <section aria-label="Filters and order" className="filter-panel">
          {panel}
        </section>
      ) : null}
    </>
  );
}

function describeDone(numCards: number | null, deferred: boolean): string {
  if (deferred || numCards === null) return 'Show cards';
  return `Show ${numCards} ${numCards === 1 ? 'card' : 'cards'}`;
}

/**
 * Low in the window there is no room for the panel below the bar: the page then scrolls as far as needed, until the bar is at the top,
 * and again when the panel grows while it is open.
 */
function bringIntoView({ currentTarget: panel, target, newState }: ToggleEvent<HTMLElement>): void {
  // Menus in the panel open and close, too.
  if (target !== panel) return;
  growth?.disconnect();
  growth = undefined;
  if (newState !== 'open') return;
  const scroll = () => {
    const bar = panel.parentElement;
    if (!bar || !matchMedia(TABLET).matches) return;
    const room = bar.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(bar).top);
    const missing = Math.min(room, panel.getBoundingClientRect().bottom + MARGIN - innerHeight);
    if (missing > 0) scrollBy({ top: missing });
  };
  let shown = 0;
  growth = new ResizeObserver(() => {
    const { offsetHeight } = panel;
    if (offsetHeight > shown) scroll();
    shown = offsetHeight;
  });
  growth.observe(panel);
  // A busy browser may place the panel below its bar only after its size is known.
  for (const { finished } of panel.getAnimations()) void finished.then(scroll, () => undefined);
}

/** Follows the panel that is open. */
let growth: ResizeObserver | undefined;
const MARGIN = 16;
const TABLET = '(width >= 48rem)';
