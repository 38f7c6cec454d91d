import { printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import { fetchPart, Island } from '@deckwright/islands';
import { ChevronIcon, cn, FilterIcon } from '@deckwright/ui';
import { type KeyboardEvent, startTransition, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { View } from '../page/use-view.ts';
import type { RefusedFilter } from './add-filter.server.ts';
import type { FilterState } from './filter-state.ts';

/** Few visitors add a filter, so until one approaches them, the forms are markup that submits natively. */
const forms = () => fetchPart(() => import('./filter-forms.tsx'));
const FilterForms = lazyPart(() =>
  forms().catch(() => ({ default: () => <p>The forms could not be loaded.</p> })),
);

type Props = {
  filters: DeckFilters;
  /** The initial state. */
  begin: FilterState;
  view: View;
  refused: RefusedFilter | undefined;
};

/** The forms that add a filter; a rejected form stays open with its input. */
export function FilterMenu({ filters, begin, view, refused }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const state = { ...begin, ...refused };
  const count = state.countFilters.length + state.nameFilters.length;
  const action = view.withQuery(printDeckQuery(filters));
  useEffect(() => closeOnPressOutside(box), []);
  // An accepted filter closes the box over the numbers it changed.
  const before = useRef(action);
  useEffect(() => {
    if (before.current !== action && box.current) box.current.open = false;
    before.current = action;
  }, [action]);
  const [near, setNear] = useState(refused !== undefined);
  const [first] = useState(action);
  const comeNear = () => void forms().then(() => startTransition(() => setNear(true)), ignore);
  const toError = (form: 'count' | 'name') => (state.error?.form === form ? state.error.message : null);
  return (
    <details
      ref={box}
      open={refused ? true : undefined}
      onKeyDown={closeOnEscape}
      onToggle={bringIntoView}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      className="filter-menu group/filters"
    >
      <summary className={cn('bar-button filter-summary', count > 0 && 'bar-button-changed')}>
        <span className="flex min-w-0 items-center gap-1.5">
          <FilterIcon className="size-4 shrink-0 max-sm:hidden" />
          <span className="truncate">{count > 0 ? `Filters: ${count}` : 'Filters'}</span>
        </span>
        <ChevronIcon className="size-3 shrink-0 md:size-3.5 opacity-70" />
      </summary>
      <div key={action} className="filter-box">
        <Island className="contents" hydrated={near || action !== first || refused !== undefined}>
          <FilterForms
            action={action}
            name={{ form: state.nameForm, error: toError('name') }}
            count={{ form: state.countForm, error: toError('count') }}
          />
        </Island>
      </div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

function closeOnPressOutside(box: { current: HTMLDetailsElement | null }): () => void {
  function onPress(event: PointerEvent): void {
    const { current } = box;
    if (current?.open && event.target instanceof Node && !current.contains(event.target))
      current.open = false;
  }
  document.addEventListener('pointerdown', onPress);
  return () => document.removeEventListener('pointerdown', onPress);
}

/** At the bottom of a window the box would open out of view. */
function bringIntoView({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open)
    currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

/** Without their code the forms stay as they were served. */
function ignore(): void {}
