import type { RowWidth } from '../../shared/lists/picture-row.tsx';
import type { CycleView } from './cycle-view.ts';

type CycleInRow = { cycle: CycleView; width: RowWidth };

/** Most lands of the smaller widths. */
const FEW = 2;
const HALF = 6;

/** Columns of the grid. */
const COLUMNS: Readonly<Record<RowWidth, number>> = { row: 12, half: 6, few: 4 };

/** A row may begin with this many cycles of higher share than what follows them; further ones stay in their order. */
const MAX_AHEAD = 3;

/**
 * The cycles in reading order, with their widths: a short one shares its row with the next short ones, if they are not far
 * behind it; otherwise it has the row to itself.
 */
export function toRows(cycles: readonly CycleView[]): CycleInRow[] {
  const laidOut: CycleInRow[] = [];
  const waiting = cycles.map((cycle) => ({ cycle, width: getWidth(cycle) }));
  while (waiting.length > 0) {
    const row = waiting.splice(0, 1);
    let left = COLUMNS.row - countColumns(row);
    for (let index = 0; index < Math.min(waiting.length, MAX_AHEAD); ) {
      const next = waiting[index];
      if (next && COLUMNS[next.width] <= left) {
        left -= COLUMNS[next.width];
        row.push(...waiting.splice(index, 1));
      } else index += 1;
    }
    const [alone] = row;
    laidOut.push(...(row.length === 1 && alone ? [{ ...alone, width: 'row' as const }] : row));
  }
  return laidOut;
}

function getWidth({ lands }: CycleView): RowWidth {
  if (lands.length <= FEW) return 'few';
  return lands.length <= HALF ? 'half' : 'row';
}

function countColumns(row: readonly CycleInRow[]): number {
  return row.reduce((sum, { width }) => sum + COLUMNS[width], 0);
}
