import { BarChart, formatAverage, formatExact, LineChart, Panel } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';
import { AverageDeck } from './average-deck.tsx';

type Props = { page: CommanderPageView };

const TYPES = [
  ['creature', 'Creatures'],
  ['instant', 'Instants'],
  ['sorcery', 'Sorceries'],
  ['artifact', 'Artifacts'],
  ['enchantment', 'Enchantments'],
  ['battle', 'Battles'],
  ['planeswalker', 'Planeswalkers'],
  ['land', 'Lands'],
  ['basic', 'Basics'],
  ['nonbasic', 'Nonbasics'],
] as const;

/** Averages and curve stand beside the head where there is room, else below the cards like the rest. */
export function CommanderPanels({ page }: Props) {
  return (
    <>
      <aside
        aria-label="The average deck"
        className="relative grid content-start gap-4 md:grid-cols-2 xl:col-start-2 xl:row-start-1 xl:grid-cols-1"
      >
        <Panel title="Average deck">
          <TypeAverages page={page} />
        </Panel>
        <Panel>
          <ManaCurve page={page} />
        </Panel>
      </aside>
      <div className="col-span-full grid items-start gap-4 pt-4 md:grid-cols-2">
        <RankPanel page={page} />
        <AverageDeck page={page} />
      </div>
    </>
  );
}

function TypeAverages({ page }: Props) {
  const estimated = page.decks_with_estimated_basics;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 text-sm tabular-nums">
        {TYPES.map(([key, label]) => (
          <div key={key} className="flex items-baseline justify-between gap-2 border-b border-line py-1">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{formatAverage(page[key])}</dd>
          </div>
        ))}
      </dl>
      {estimated > 0 ? (
        <p className="text-xs text-muted">
          Land and basic counts are estimated in {formatExact(estimated)} of {formatExact(page.num_decks)}{' '}
          decks: their source lists each card once.
        </p>
      ) : null}
    </>
  );
}

function ManaCurve({ page }: Props) {
  const entries = Object.entries(page.panels.mana_curve);
  const bars = entries.map(([label, value], index) => ({
    // The last column holds that mana value and more.
    label: index === entries.length - 1 ? `${label}+` : label,
    value,
    text: formatAverage(value),
  }));
  return (
    <BarChart title="Nonland cards by mana value" columns={['Mana value', 'Cards a deck']} bars={bars} />
  );
}

function RankPanel({ page }: Props) {
  const months = Object.entries(page.panels.rank_over_time).sort(([a], [b]) => a.localeCompare(b));
  if (months.length < 2) return null;
  const ranks = months.map(([, month]) => month.rank);
  return (
    <Panel>
      <LineChart
        title="Rank by month"
        columns={['Month', 'Rank', 'Decks']}
        edges={[`#${Math.min(...ranks)}`, `#${Math.max(...ranks)}`]}
        points={months.map(([label, month]) => ({
          label,
          height: -month.rank,
          cells: [`#${month.rank}`, formatExact(month.commander_count)],
        }))}
      />
    </Panel>
  );
}
