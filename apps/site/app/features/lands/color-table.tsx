import { formatAverage, formatShare } from '@deckwright/domain';
import { DataTable, ManaCost } from '@deckwright/ui';
import type { LandsView } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'colors'> };

const NAMES: Readonly<Record<string, string>> = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' };

/** How many mana symbols each color has and how many lands produce it. */
export function ColorTable({ page: { colors = [] } }: Props) {
  if (colors.length === 0) return null;
  return (
    <section aria-labelledby="sources-heading" className="flex flex-col gap-3">
      <h2
        id="sources-heading"
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        Color sources
      </h2>
      <div className="max-w-[52rem]">
        <DataTable
          caption="Mana symbols and sources of each color"
          columns={[
            { key: 'color', label: 'Color', sorts: true },
            { key: 'pips', label: 'Mana symbols', numeric: true, sorts: true },
            { key: 'sources', label: 'Lands that produce it', numeric: true, sorts: true },
            { key: 'base', label: 'In the base above', numeric: true, sorts: true },
          ]}
          rows={colors.map((row) => ({
            key: row.color,
            cells: [
              <span key="color" className="inline-flex items-center gap-2">
                <ManaCost cost={`{${row.color}}`} label={null} />
                {NAMES[row.color]}
              </span>,
              `${formatAverage(row.pips)} (${formatShare(row.pipShare)})`,
              formatAverage(row.sources),
              row.baseSources === null ? '' : `${row.baseSources}`,
            ],
          }))}
        />
      </div>
    </section>
  );
}
