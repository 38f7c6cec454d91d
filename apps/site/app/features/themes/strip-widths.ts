import { MAX_FEW } from '@deckwright/ui';

/** How a desktop shows a row of tiles. */
export type StripWidth = {
  /** Its class (grid.css): short, or beside a short one that follows; none if it has the line to itself. */
  className?: string;
  /** Whether its tiles have more room than they need. */
  few: boolean;
};

/** A longer row starts with this many, which fill the line. */
export const FIRST_TILES = 7;

/** A short one has room for its heading too. */
const MIN_COLUMNS = 2;

/**
 * The widths of rows of tiles, by their numbers of tiles: two short ones share a line, and a long one shows fewer tiles
 * of its own beside a single short one.
 */
export function toStripWidths(counts: readonly number[]): StripWidth[] {
  const widths: StripWidth[] = [];
  for (let index = 0; index < counts.length; index += 1) {
    const [count = 0, next, afterNext] = counts.slice(index);
    const columns = Math.max(next ?? 0, MIN_COLUMNS);
    if (isShort(count) && isShort(next)) {
      widths.push(...[count, next].map((tiles) => ({ className: 'strip-short', few: tiles < MAX_FEW })));
      index += 1;
    } else if (isShort(next) && !isShort(afterNext) && fits(count, FIRST_TILES - columns)) {
      widths.push(
        { className: `strip-beside-${columns}`, few: false },
        { className: 'strip-short', few: next < columns },
      );
      index += 1;
    } else widths.push({ few: isShort(count) });
  }
  return widths;
}

function isShort(count: number | undefined): count is number {
  return count !== undefined && count <= MAX_FEW;
}

/** As a whole, or by its beginning with a link to the rest. */
function fits(count: number, columns: number): boolean {
  return count <= columns || count > FIRST_TILES;
}
