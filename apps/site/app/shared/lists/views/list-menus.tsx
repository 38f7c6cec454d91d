import { DEFAULT_VIEW } from '@deckwright/contract';
import { LIST_GROUPS, LIST_SORTS, type ListGroup, type ListSort } from '@deckwright/domain';
import { useHydrated } from '@deckwright/islands';
import { ChoiceMenu } from '@deckwright/ui';
import { toasts } from '../../feedback/toasts.ts';
import type { View } from '../../page/use-view.ts';
import { Looks } from '../looks/looks.tsx';
import { usePersist } from './persist-view.ts';

type Props = { view: View; className?: string | undefined };

/** How the cards of lists are grouped; in the panel of the bar. */
export function GroupMenu({ view }: Props) {
  const { group } = view.query;
  return (
    <ChoiceMenu
      label="Group"
      changed={group !== DEFAULT_VIEW.group}
      choices={LIST_GROUPS.map((key) => ({
        key,
        label: GROUP_LABELS[key],
        to: view.to({ group: key }),
        current: key === group,
      }))}
    >
      <RememberSwitch />
    </ChoiceMenu>
  );
}

/** How they are sorted and shown. */
export function ListMenus({ view, className }: Props) {
  const { sort } = view.query;
  return (
    <>
      <ChoiceMenu
        label="Sort"
        value={sort === DEFAULT_VIEW.sort ? 'Default order' : SORT_LABELS[sort]}
        changed={sort !== DEFAULT_VIEW.sort}
        choices={LIST_SORTS.map((key) => ({
          key,
          label: SORT_LABELS[key],
          to: view.to({ sort: key }),
          current: key === sort,
        }))}
        className={className}
      >
        <RememberSwitch />
      </ChoiceMenu>
      <Looks view={view} className={className} />
    </>
  );
}

const GROUP_LABELS: Readonly<Record<ListGroup, string>> = {
  default: 'Category',
  type: 'Type',
  'mana-value': 'Mana Value',
  price: 'Price',
  rarity: 'Rarity',
  'release-date': 'Release date',
  ungrouped: 'Ungrouped',
};

const SORT_LABELS: Readonly<Record<ListSort, string>> = {
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

/** Remembers grouping, order and filters for the next page and visit; needs JavaScript and is absent without it. */
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
        className="size-4.5 accent-gold"
      />
      Remember my choices
    </label>
  );
}
