import type { RowWidth } from './picture-row.tsx';

type InRow<T> = { item: T; width: RowWidth };

type Rules<T> = {
  /** Number of pictures of an item. */
  count: (item: T) => number;
  /** A row may be filled with an item this far behind; further ones stay in their order. */
  maxAhead: number;
};

/** Most pictures of the smaller widths. */
const FEW = 2;
const HALF = 6;

/** Widths that fill a row, by the number of its items; three fill it as they are. */
const FILLED: readonly (RowWidth | undefined)[] = [undefined, 'row', 'half'];

/** Columns of the grid. */
const COLUMNS: Readonly<Record<RowWidth, number>> = { row: 12, half: 6, few: 4 };

/**
 * The parts of a list in reading order, with their widths: a short one shares its row with the next short ones, if they
 * are not far behind it; otherwise it has the row to itself. Two share it equally, however few their pictures.
 */
export function toPictureRows<T>(items: readonly T[], { count, maxAhead }: Rules<T>): InRow<T>[] {
  const laidOut: InRow<T>[] = [];
  const waiting = items.map((item) => ({ item, width: getWidth(count(item)) }));
  while (waiting.length > 0) {
    const row = waiting.splice(0, 1);
    let left = COLUMNS.row - countColumns(row);
    for (let index = 0; index < Math.min(waiting.length, maxAhead); ) {
      const next = waiting[index];
      if (next && COLUMNS[next.width] <= left) {
        left -= COLUMNS[next.width];
        row.push(...waiting.splice(index, 1));
      } else index += 1;
    }
    const width = FILLED[row.length];
    laidOut.push(...row.map((each) => ({ ...each, width: width ?? each.width })));
  }
  return laidOut;
}

function getWidth(pictures: number): RowWidth {
  if (pictures <= FEW) return 'few';
  return pictures <= HALF ? 'half' : 'row';
}

function countColumns(row: readonly { width: RowWidth }[]): number {
  return row.reduce((sum, { width }) => sum + COLUMNS[width], 0);
}
