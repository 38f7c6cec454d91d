import { printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import { CloseIcon } from '@deckwright/ui';
import { createPath, Link, useLocation } from 'react-router';
import { toasts } from '../feedback/toasts.ts';
import type { View } from '../page/use-view.ts';
import { toRestrictions } from './restrictions.ts';

type Props = { filters: DeckFilters; view: View };

/** The active filters, each with a button that removes it, and one that removes all. */
export function ChipList({ filters, view }: Props) {
  const active = toRestrictions(filters);
  const here = createPath(useLocation());
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {active.map(({ key, words, without }) => (
          <li key={key} className="min-w-0">
            <Link
              to={view.withQuery(printDeckQuery(without))}
              preventScrollReset
              onClick={() => toasts.add({ key: 'filters', text: `Removed: ${words}.`, undo: here })}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-accent bg-surface px-3 text-sm text-accent hover:bg-raised md:min-h-9"
            >
              <span className="truncate">{words}</span>
              <CloseIcon className="size-3.5 shrink-0" />
              <span className="sr-only">, remove this filter</span>
            </Link>
          </li>
        ))}
      </ul>
      {active.length > 1 ? (
        <Link
          to={view.withQuery(printDeckQuery({ ...filters, counts: [], names: [] }))}
          preventScrollReset
          onClick={() => toasts.add({ key: 'filters', text: 'Removed all filters.', undo: here })}
          className="link inline-flex min-h-11 items-center px-1 text-sm md:min-h-9"
        >
          Reset all filters
        </Link>
      ) : null}
    </div>
  );
}
