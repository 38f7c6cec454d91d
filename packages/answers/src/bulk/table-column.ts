/**
 * A column of a table that we publish: bulk data in every form, the lake for other engines, card lists as CSV. Writers
 * and documents print it.
 */
export type TableColumn = {
  name: string;
  /** A date is written as days since 1970-01-01; a boolean as true or false. */
  type: 'text' | 'integer' | 'number' | 'date' | 'boolean';
  nullable: boolean;
  meaning: string;
  /** Unit of a number; empty for everything else. */
  unit: string;
  /** Values that can occur, such as `0…1`; empty where any can. */
  range: string;
};

const plain = (type: TableColumn['type'], name: string, meaning: string): TableColumn => ({
  name,
  type,
  nullable: false,
  meaning,
  unit: '',
  range: '',
});

/** Columns by what they hold; none has nulls unless `orNull` allows them. */
export const column = {
  text: (name: string, meaning: string): TableColumn => plain('text', name, meaning),
  date: (name: string, meaning: string): TableColumn => plain('date', name, meaning),
  boolean: (name: string, meaning: string): TableColumn => plain('boolean', name, meaning),
  integer: (name: string, meaning: string, unit: string, range: string): TableColumn => ({
    ...plain('integer', name, meaning),
    unit,
    range,
  }),
  count: (name: string, meaning: string, unit = 'decks'): TableColumn =>
    column.integer(name, meaning, unit, '0…'),
  rank: (meaning: string, name = 'rank'): TableColumn =>
    column.integer(name, `${meaning}; equal counts share a rank`, 'place', '1…'),
  number: (name: string, meaning: string, unit: string, range: string): TableColumn => ({
    ...plain('number', name, meaning),
    unit,
    range,
  }),
  share: (name: string, meaning: string): TableColumn => column.number(name, meaning, 'share', '0…1'),
};

/** A column with nulls. @param when what a null says, such as `without a deck` */
export function orNull(one: TableColumn, when: string): TableColumn {
  return { ...one, nullable: true, meaning: `${one.meaning}. Null ${when}` };
}

/** A column under the name that another table publishes it by. */
export function renamed(name: string, one: TableColumn): TableColumn {
  return { ...one, name };
}
