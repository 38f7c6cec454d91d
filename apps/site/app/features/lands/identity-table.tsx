import { formatAverage, formatExact } from '@deckwright/domain';
import { DataTable, IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';
import { type LandsView, landsUrl } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'identities' | 'window' | 'sample'> };

/** The averages of every color combination with a deck. */
export function IdentityTable({ page }: Props) {
  const rows = (page.identities ?? []).filter(({ numDecks }) => numDecks > 0);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="identities-heading" className="flex flex-col gap-3">
      <h2
        id="identities-heading"
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        By color combination
      </h2>
      <DataTable
        caption="Average lands of each color combination"
        columns={[
          { key: 'name', label: 'Colors', sorts: true },
          { key: 'decks', label: page.sample ? 'Sample decks' : 'Decks', numeric: true, sorts: true },
          { key: 'land', label: 'Lands', numeric: true, sorts: true },
          { key: 'basic', label: 'Basic', numeric: true, sorts: true },
          { key: 'nonbasic', label: 'Nonbasic', numeric: true, sorts: true },
          { key: 'mana', label: 'Average mana value', numeric: true, sorts: true },
          { key: 'cheap', label: 'Cheap ramp and draw', numeric: true, sorts: true },
        ]}
        rows={rows.map((row) => ({
          key: row.slug,
          cells: [
            <Link
              key="name"
              to={landsUrl(row.slug, page.window.range)}
              className="inline-flex items-center gap-2 whitespace-nowrap hover:text-accent"
            >
              <IdentityPips colors={row.colors} silent />
              {row.name}
            </Link>,
            formatExact(row.numDecks),
            formatAverage(row.land),
            formatAverage(row.basic),
            formatAverage(row.nonbasic),
            row.manaValue?.toFixed(2) ?? '',
            formatAverage(row.cheap),
          ],
        }))}
      />
    </section>
  );
}
