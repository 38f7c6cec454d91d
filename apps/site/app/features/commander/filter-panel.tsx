import { printDeckQuery } from '@deckwright/api-client';
import { FilterIcon } from '@deckwright/ui';
import { Link } from 'react-router';
import type { CommanderPageView } from '../../page-views.ts';
import type { FilterFormError } from './add-filter.server.ts';
import { CountFilterForm, NameFilterForm } from './filter-forms.tsx';
import { restrictionsOf } from './restrictions.ts';

type Props = { page: CommanderPageView; error: FilterFormError | undefined };

/** The filters in force, each with its way out, and the forms that add one. */
export function FilterPanel({ page, error }: Props) {
  const { filters, canonical } = page;
  const active = restrictionsOf(filters);
  const action = canonical + printDeckQuery(filters);
  return (
    <div className="flex flex-col gap-2">
      {active.length > 0 ? (
        <ul aria-label="Filters in force" className="flex flex-wrap gap-2">
          {active.map(({ key, words, without }) => (
            <li key={key}>
              <Link
                to={canonical + printDeckQuery(without)}
                preventScrollReset
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent bg-surface md:min-h-9 px-3 text-sm text-accent hover:bg-raised"
              >
                {words}
                <span aria-hidden="true">✕</span>
                <span className="sr-only">, remove this filter</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <details
        open={error ? true : undefined}
        className="group/filters rounded-lg open:border open:border-line open:bg-surface open:px-3"
      >
        <summary className="inline-flex min-h-11 w-fit list-none items-center gap-2 rounded-md text-sm font-medium not-group-open/filters:border not-group-open/filters:border-line not-group-open/filters:bg-surface/80 not-group-open/filters:px-3 hover:text-accent md:min-h-9 [&::-webkit-details-marker]:hidden">
          <FilterIcon className="size-4" />
          Filter these decks
        </summary>
        <div key={action} className="grid gap-4 pt-1 pb-4 md:grid-cols-2">
          <CountFilterForm action={action} error={error?.form === 'count' ? error.message : null} />
          <NameFilterForm action={action} error={error?.form === 'name' ? error.message : null} />
        </div>
      </details>
    </div>
  );
}
