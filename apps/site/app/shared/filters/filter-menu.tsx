import { printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import { fetchPart, HydrateOnApproach, Island } from '@deckwright/islands';
import { ChevronIcon, cn, FilterIcon } from '@deckwright/ui';
import {
  type KeyboardEvent,
  startTransition,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
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

/** The forms that add a filter behind a button; a rejected form stays open with its input. */
export function FilterMenu(props: Props) {
  const { begin, filters, refused, view } = props;
  const box = useRef<HTMLDetailsElement>(null);
  const count = begin.countFilters.length + begin.nameFilters.length;
  const [isNear, comeNear] = useNearForms(refused !== undefined);
  useEffect(() => closeOnPressOutside(box), []);
  // An accepted filter closes the box over the numbers it changed.
  useWhenChanged(getAction(view, filters), () => {
    if (box.current) box.current.open = false;
  });
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
          <FilterIcon className="size-4 shrink-0 max-lg:hidden" />
          <span className="truncate">{count > 0 ? `Filters: ${count}` : 'Filters'}</span>
        </span>
        <ChevronIcon className="size-3 shrink-0 md:size-3.5 opacity-70" />
      </summary>
      <div className="filter-box">
        <Forms {...props} isNear={isNear} />
      </div>
    </details>
  );
}

/** The forms that add a filter, in a panel that has a button of its own. */
export function FilterFields({ filters, begin, view, refused }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const action = getAction(view, filters);
  useWhenChanged(action, () => {
    if (box.current?.contains(document.activeElement))
      box.current.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  return (
    <div ref={box} className="contents">
      <HydrateOnApproach at={action} load={forms} className="filter-fields">
        <FilterForms key={action} {...toForms({ filters, begin, view, refused })} />
      </HydrateOnApproach>
    </div>
  );
}

type FormsProps = Props & {
  /** Whether a visitor has approached the forms. */
  isNear: boolean;
};

function Forms({ isNear, ...props }: FormsProps) {
  const action = getAction(props.view, props.filters);
  const [first] = useState(action);
  return (
    <Island
      key={action}
      className="contents"
      hydrated={isNear || action !== first || props.refused !== undefined}
    >
      <FilterForms {...toForms(props)} />
    </Island>
  );
}

/** What the forms show: their own input, or that of the one that was refused. */
function toForms({ filters, begin, view, refused }: Props) {
  const state = { ...begin, ...refused };
  const toError = (form: 'count' | 'name') => (state.error?.form === form ? state.error.message : null);
  return {
    action: getAction(view, filters),
    name: { form: state.nameForm, error: toError('name') },
    count: { form: state.countForm, error: toError('count') },
  };
}

function getAction(view: View, filters: DeckFilters): string {
  return view.withQuery(printDeckQuery(filters));
}

/** Whether the code of the forms is needed and there, and what asks for it. */
function useNearForms(atFirst: boolean): [boolean, () => void] {
  const [isNear, setNear] = useState(atFirst);
  return [isNear, () => void forms().then(() => startTransition(() => setNear(true)), ignore)];
}

function useWhenChanged(value: string, call: () => void): void {
  const before = useRef(value);
  const changed = useEffectEvent(call);
  useEffect(() => {
    if (before.current !== value) changed();
    before.current = value;
  }, [value]);
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
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

/** Without their code the forms stay as they were served. */
function ignore(): void {}
