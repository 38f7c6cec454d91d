import { BackToTop, ChipLink, DataLabel, EmptyState, formatExact } from '@deckwright/ui';
import { Link } from 'react-router';
import { PreconForm } from './precon-form.tsx';
import { PreconTile } from './precon-tile.tsx';
import type { PreconsView } from './precons-view.ts';

type Props = { page: PreconsView };

export function PreconListPage({ page }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.header}</h1>
        <p className="max-w-prose text-muted text-pretty">
          Preconstructed Commander decks by set: what each one holds, what it is worth, and what players who
          lead it add and cut.
        </p>
        <PreconForm page={page} />
        <p role="status" className="text-sm text-muted tabular-nums">
          {page.shown === page.num_precons
            ? `${formatExact(page.num_precons)} precons`
            : `${formatExact(page.shown)} of ${formatExact(page.num_precons)} precons`}
        </p>
      </header>
      {page.groups.length > 1 ? (
        <details className="rounded-lg border border-line bg-surface px-4">
          <summary className="min-h-11 content-center text-sm font-semibold">Jump to a set</summary>
          <nav aria-label="Precon groups" className="flex flex-wrap gap-2 pb-4">
            {page.groups.map((group) => (
              <ChipLink key={group.tag} to={`#${group.tag}`} current={false}>
                {group.name}
              </ChipLink>
            ))}
          </nav>
        </details>
      ) : null}
      {page.groups.map((group, index) => (
        <section
          key={group.tag}
          id={group.tag}
          aria-labelledby={`${group.tag}-heading`}
          className={`flex scroll-mt-2 flex-col gap-4 ${index > 1 ? 'lazy-section' : ''}`}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
            <h2 id={`${group.tag}-heading`} className="font-display text-xl font-semibold md:text-2xl">
              {group.name}
            </h2>
            <p className="text-sm text-muted tabular-nums">{group.precons[0]?.released.slice(0, 4)}</p>
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 xxl:grid-cols-4">
            {group.precons.map((tile) => (
              <li key={tile.slug}>
                <PreconTile tile={tile} sample={page.sample} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {page.shown === 0 ? <NoPrecons page={page} /> : null}
      <DataLabel head={page} withWindow={false} />
      <BackToTop />
    </div>
  );
}

function NoPrecons({ page }: Props) {
  if (page.num_precons === 0)
    return (
      <EmptyState title="No precons in the data yet">
        <p>They come with the catalogue. Fetch or ingest one that has a deck list.</p>
      </EmptyState>
    );
  return (
    <EmptyState title="No precon is called that">
      <p>
        Try part of a deck’s, a set’s or a commander’s name, or{' '}
        <Link to="/precon" className="link font-semibold">
          see all precons
        </Link>
        .
      </p>
    </EmptyState>
  );
}
