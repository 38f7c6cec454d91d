import { DEFAULT_VIEW, LIST_GROUPS, LIST_LOOKS, LIST_SORTS, type ListLook } from '@deckwright/api-client';
import { ChoiceMenu, cn, ImagesIcon, TableIcon, TextIcon } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { View } from '../view/use-view.ts';
import { GROUP_WORDS, LOOK_WORDS, SORT_WORDS } from './list-words.ts';
import { RememberSwitch } from './remember-switch.tsx';

type Props = {
  view: View;
  /** What decides which decks are counted, left of what decides how cards are shown. */
  children?: ReactNode;
  /** Between the two. */
  field?: ReactNode;
  /** There are cards to show one way or another. */
  hasCards: boolean;
};

/** One bar above the lists: which decks are counted, and how their cards are shown. */
export function ListToolbar({ view, children, field, hasCards }: Props) {
  const { group, sort } = view.query;
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-between">
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
    </div>
  );
}

const LOOK_ICONS: Readonly<Record<ListLook, typeof ImagesIcon>> = {
  images: ImagesIcon,
  table: TableIcon,
  text: TextIcon,
};

/** Images, table or text. */
export function Looks({ view }: Pick<Props, 'view'>) {
  return (
    <nav aria-label="View" className="flex rounded-md border border-line bg-surface/85">
      {LIST_LOOKS.map((look) => {
        const Icon = LOOK_ICONS[look];
        const current = look === view.query.view;
        return (
          <Link
            key={look}
            to={view.to({ view: look })}
            rel="nofollow"
            preventScrollReset
            title={LOOK_WORDS[look]}
            aria-current={current ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-10.5 flex-1 items-center justify-center rounded-sm px-2 md:min-h-8.5 md:px-2.5',
              current ? 'bg-raised text-accent' : 'text-muted hover:text-text',
            )}
          >
            <Icon className="size-5 md:size-4.5" />
            <span className="sr-only">{LOOK_WORDS[look]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
