import { printDeckQuery } from '@deckwright/api-client';
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
                className="inline-flex min-h-8 items-center gap-2 rounded-full border border-accent px-3 text-sm text-accent hover:bg-raised"
              >
                {words}
                <span aria-hidden="true">✕</span>
                <span className="sr-only">, remove this filter</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <details open={error ? true : undefined} className="rounded-lg border border-line bg-surface px-3">
        <summary className="min-h-9 py-2 text-sm font-medium">Filter these decks</summary>
        <div key={action} className="grid gap-4 pt-1 pb-4 md:grid-cols-2">
          <CountFilterForm action={action} error={error?.form === 'count' ? error.message : null} />
          <NameFilterForm action={action} error={error?.form === 'name' ? error.message : null} />
        </div>
      </details>
    </div>
  );
}
