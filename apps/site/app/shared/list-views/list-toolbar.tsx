import { DEFAULT_VIEW } from '@deckwright/api-client';
import { LIST_GROUPS, LIST_SORTS, type ListGroup, type ListSort } from '@deckwright/domain';
import { ChoiceMenu, cn, FilterIcon } from '@deckwright/ui';
import { type ReactNode, useId } from 'react';
import { toasts } from '../toasts/toasts.ts';
import { useHydrated } from '../view/use-hydrated.ts';
import type { View } from '../view/use-view.ts';
import { Looks } from './looks.tsx';
import { usePersist } from './remembering.ts';

type Props = {
  view: View;
  /** What decides which decks are counted, left of what decides how cards are shown. */
  children?: ReactNode;
  /** Between the two. */
  field?: ReactNode;
  /** There are cards to show one way or another. */
  hasCards: boolean;
  /** What a phone shows of `children` beside the button for all of it. */
  lead?: ReactNode;
  /** How many choices are not those that a page begins with. */
  changed?: number;
};

/** One bar above the lists: which decks are counted, and how their cards are shown. A phone has it in a sheet. */
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
          className="inline-flex min-h-11 items-center justify-center rounded-md bg-accent px-4 text-sm font-semibold text-on-accent md:hidden"
        >
          Show cards
        </button>
      </section>
    </div>
  );
}

type BarsProps = Pick<Props, 'view' | 'children' | 'field' | 'hasCards'>;

function Bars({ view, children, field, hasCards }: BarsProps) {
  const { group, sort } = view.query;
  return (
    <>
      {children ? <div className="bar">{children}</div> : null}
      {field}
      {hasCards ? (
        <div className={cn('bar', !children && !field && 'md:ml-auto')}>
          <ChoiceMenu
            label="Group"
            changed={group !== DEFAULT_VIEW.group}
            choices={LIST_GROUPS.map((key) => ({
              key,
              label: GROUP_WORDS[key],
              to: view.to({ group: key }),
              current: key === group,
            }))}
          >
            <RememberSwitch />
          </ChoiceMenu>
          <ChoiceMenu
            label="Sort"
            value={sort === DEFAULT_VIEW.sort ? 'Default order' : SORT_WORDS[sort]}
            changed={sort !== DEFAULT_VIEW.sort}
            choices={LIST_SORTS.map((key) => ({
              key,
              label: SORT_WORDS[key],
              to: view.to({ sort: key }),
              current: key === sort,
            }))}
          >
            <RememberSwitch />
          </ChoiceMenu>
          <Looks view={view} />
        </div>
      ) : null}
    </>
  );
}

const GROUP_WORDS: Readonly<Record<ListGroup, string>> = {
  default: 'Category',
  type: 'Type',
  'mana-value': 'Mana Value',
  price: 'Price',
  rarity: 'Rarity',
  'release-date': 'Release date',
  ungrouped: 'Ungrouped',
};

const SORT_WORDS: Readonly<Record<ListSort, string>> = {
  default: 'Default',
  inclusion: 'Inclusion',
  'deck-count': 'Deck Count',
  synergy: 'Synergy',
  name: 'Name',
  'mana-value': 'Mana Value',
  price: 'Price',
  'release-date': 'Release date',
  salt: 'Salt',
};

/** Keeps group, order and filters for the next page and the next visit; needs JavaScript and is absent without. */
function RememberSwitch() {
  const [on, setOn] = usePersist();
  if (!useHydrated()) return null;
  function choose(next: boolean): void {
    setOn(next);
    const text = next
      ? 'Your choices will be remembered for your next visit.'
      : 'Your choices will no longer be remembered.';
    toasts.add({ key: 'remember', text });
  }
  return (
    <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5 border-t border-line px-3 pt-1 text-sm whitespace-nowrap md:min-h-10">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => choose(event.target.checked)}
        className="size-4.5 accent-accent"
      />
      Remember my choices
    </label>
  );
}
