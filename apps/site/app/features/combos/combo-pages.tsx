import { Link, useFetcher } from 'react-router';
import { ComboItem } from './combo-item.tsx';
import type { CombosView } from './combo-views.ts';
import { combosUrl } from './combos-query.ts';

type Props = { page: CombosView };

/** One page of the list and, once asked for, those after it. Without JavaScript the link leads to the next page. */
export function ComboPages({ page }: Props) {
  const fetcher = useFetcher<CombosView>();
  const next = combosUrl(page.form, page.page + 1);
  const busy = fetcher.state !== 'idle';
  return (
    <>
      {page.combos.map((combo) => (
        <li key={combo.id} className="min-w-0">
          <ComboItem combo={combo} sample={page.sample} />
        </li>
      ))}
      {fetcher.data ? (
        <ComboPages page={fetcher.data} />
      ) : page.more ? (
        <li className="col-span-full flex justify-center pt-2">
          <Link
            to={next}
            aria-disabled={busy}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (!busy) void fetcher.load(next);
            }}
            className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-6 text-sm font-semibold hover:bg-raised"
          >
            {busy ? 'Loading…' : 'Load more'}
          </Link>
        </li>
      ) : null}
    </>
  );
}
