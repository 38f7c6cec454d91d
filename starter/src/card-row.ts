import { AppError } from '@deckwright/domain';

/** One line of a card table, split and checked; faces in printed order. */
export type CardTableRow = {
  name: string;
  faces: { name: string; manaCost: string; typeLine: string; size: string }[];
  layout: string;
  rarity: string;
  set: string;
  priceCents: number;
  marks: string[];
  summary: string;
};

const LAYOUT_MARKS: Readonly<Record<string, string>> = {
  mdfc: 'modal_dfc',
  transform: 'transform',
  adventure: 'adventure',
  split: 'split',
  aftermath: 'aftermath',
};

/**
 * Reads a card table.
 * @throws `internal` naming the line when a column is missing or malformed.
 */
export function parseCardTable(table: string): CardTableRow[] {
  return table.trim().split('\n').map(parseCardRow);
}

function parseCardRow(line: string): CardTableRow {
  const columns = line.split('|');
  const [name = '', costs = '', types = '', sizes = '', rarity = '', set = '', price = '', marks = ''] =
    columns;
  const summary = columns[8];
  const priceCents = Math.round(Number(price) * 100);
  if (columns.length !== 9 || !summary || !(priceCents > 0)) {
    throw new AppError('internal', `A starter card needs nine columns and a price: "${line}".`);
  }
  const names = name.split(' // ');
  const [faceCosts, faceTypes, faceSizes] = [costs, types, sizes].map((text) => text.split(/ \/\/ ?/));
  const markList = marks.split(';').filter(Boolean);
  return {
    name,
    faces: names.map((faceName, index) => ({
      name: faceName,
      manaCost: faceCosts?.[index] ?? '',
      typeLine: faceTypes?.[index] ?? '',
      size: faceSizes?.[index] ?? '',
    })),
    layout: LAYOUT_MARKS[markList.find((mark) => mark in LAYOUT_MARKS) ?? ''] ?? 'normal',
    rarity,
    set,
    priceCents,
    marks: markList.filter((mark) => !(mark in LAYOUT_MARKS)),
    summary,
  };
}
