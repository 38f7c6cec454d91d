import { type ColorIdentity, colorIdentityOf, FIVE_COLOR } from './color-identity.ts';
import { LAND_CYCLE_ROWS, PAIRS } from './land-cycles.data.ts';

export type CycleLand = {
  name: string;
  /** Colors it makes or finds; all five for any color. */
  colors: ColorIdentity;
};

export type LandCycle = {
  tag: string;
  name: string;
  /** What its lands are like, in a player's words. */
  note: string;
  lands: readonly CycleLand[];
};

/** Lands that belong together, the general ones first. A land is in one cycle only. */
export const LAND_CYCLES: readonly LandCycle[] = LAND_CYCLE_ROWS.map(({ tag, name, note, lands }) => {
  const rows = lands.split('|');
  const isStated = rows.every((row) => /^(?:[WUBRG]{1,3}|any|-) /.test(row));
  return {
    tag,
    name,
    note,
    lands: rows.map((row, place) =>
      isStated ? statedLand(row) : { name: row, colors: colorIdentityOf(PAIRS[place] ?? '') },
    ),
  };
});

function statedLand(row: string): CycleLand {
  const at = row.indexOf(' ');
  const letters = row.slice(0, at);
  return { name: row.slice(at + 1), colors: letters === 'any' ? FIVE_COLOR : colorIdentityOf(letters) };
}
