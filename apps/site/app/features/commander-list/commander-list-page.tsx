import { CardGrid, ChipLink, DataLabel, formatExact, RANGE_CHOICES } from '@deckwright/ui';
import type { CommandersView } from '../../page-views.ts';
import { ListPages } from './list-pages.tsx';
import { listUrl } from './list-query.ts';

type Props = { page: CommandersView };

export function CommanderListPage({ page }: Props) {
  const { range } = page.window;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold">{page.header}</h1>
        <DataLabel head={page} />
        <nav aria-label="Time range" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
          {RANGE_CHOICES.map((choice) => (
            <ChipLink key={choice.range} to={listUrl(choice.range)} current={choice.range === range}>
              {choice.label}
            </ChipLink>
          ))}
        </nav>
        <p role="status" className="text-sm text-muted tabular-nums">
          {formatExact(page.num_commanders)} commanders, by number of decks
        </p>
      </header>
      {page.num_commanders === 0 ? (
        <p>
          {range === 'none'
            ? 'No commander leads a deck in the data yet.'
            : 'No deck falls into this window. Choose a longer one.'}
        </p>
      ) : (
        <CardGrid>
          <ListPages key={page.query} page={page} />
        </CardGrid>
      )}
    </div>
  );
}
