import { type ColorIdentity, FIVE_COLOR, parseColorIdentity } from './color-identity.ts';
import { LAND_CYCLE_ROWS, PAIRS } from './land-cycles.data.ts';

export type CycleLand = {
  name: string;
  /** Colors it produces or fetches; all five for any color. */
  colors: ColorIdentity;
};

export type LandCycle = {
  tag: string;
  name: string;
  /** Short description of its lands in players' terms. */
  note: string;
  lands: readonly CycleLand[];
};

/** The land cycles, most general first. Each land is in exactly one cycle. */
export const LAND_CYCLES: readonly LandCycle[] = LAND_CYCLE_ROWS.map(({ tag, name, note, lands }) => {
  const rows = lands.split('|');
  const isStated = rows.every((row) => /^(?:[WUBRG]{1,3}|any|-) /.test(row));
  return {
    tag,
    name,
    note,
    lands: rows.map((row, index) =>
      isStated ? statedLand(row) : { name: row, colors: parseColorIdentity(PAIRS[index] ?? '') },
    ),
  };
});

function statedLand(row: string): CycleLand {
  const at = row.indexOf(' ');
  const letters = row.slice(0, at);
  return { name: row.slice(at + 1), colors: letters === 'any' ? FIVE_COLOR : parseColorIdentity(letters) };
}
