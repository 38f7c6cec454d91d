import { BarChart, formatAverage, formatExact, LineChart, Panel } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';

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
  ['basic', 'of these basic'],
  ['nonbasic', 'of these nonbasic'],
] as const;

export function CommanderPanels({ page }: Props) {
  return (
    <>
      <Panel title="Average deck">
        <TypeAverages page={page} />
      </Panel>
      <Panel>
        <ManaCurve page={page} />
      </Panel>
      <RankPanel page={page} />
    </>
  );
}

function TypeAverages({ page }: Props) {
  const estimated = page.decks_with_estimated_basics;
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Average number of cards by type</caption>
        <tbody>
          {TYPES.map(([key, label]) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 text-left font-normal text-muted">
                {label}
              </th>
              <td className="py-1 text-right font-semibold">{formatAverage(page[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
  const bars = entries.map(([label, value]) => ({ label, value, text: formatAverage(value) }));
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
