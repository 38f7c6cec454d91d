import { BackToTop, DataLabel, EmptyState, formatExact } from '@deckwright/ui';
import { Link } from 'react-router';
import { ComboForm } from './combo-form.tsx';
import { ComboPages } from './combo-pages.tsx';
import { ComboSource } from './combo-source.tsx';
import type { CombosView } from './combo-views.ts';

type Props = { page: CombosView };

export function ComboListPage({ page }: Props) {
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.header}</h1>
        <ComboForm page={page} />
        <p role="status" className="text-sm text-muted tabular-nums">
          {page.shown === page.num_combos
            ? `${formatExact(page.num_combos)} combos, by decks that hold them`
            : `${formatExact(page.shown)} of ${formatExact(page.num_combos)} combos, by decks that hold them`}
        </p>
      </header>
      {page.combos.length === 0 ? (
        <NoCombos page={page} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          <ComboPages key={page.query} page={page} />
        </ul>
      )}
      <footer className="flex flex-col gap-1">
        <ComboSource sample={page.sample} />
        <DataLabel head={page} />
      </footer>
      <BackToTop />
    </div>
  );
}

function NoCombos({ page }: Props) {
  if (page.num_combos === 0)
    return (
      <EmptyState title="No combos in the data yet">
        <p>They come with the catalogue. Fetch or ingest one that has a combo list.</p>
      </EmptyState>
    );
  return (
    <EmptyState title="No combo fits all of this">
      <p>
        Allow more colors, another size or any result, or{' '}
        <Link to="/combos" className="link font-semibold">
          see all combos
        </Link>
        .
      </p>
    </EmptyState>
  );
}
