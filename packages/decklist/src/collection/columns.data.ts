/**
 * Heads of the column of names in the collection exports of players' apps, the surest first: TCGplayer's "Simple Name"
 * lacks what its "Name" adds in brackets; "Card" alone may be a number elsewhere.
 */
export const NAME_HEADS: readonly string[] = ['simple name', 'card name', 'name', 'product name', 'card'];

/** Heads of the column of copies, the surest first. */
export const QUANTITY_HEADS: readonly string[] = [
  'quantity',
  'count',
  'qty',
  'amount',
  'total quantity',
  'total qty',
  'copies',
  'quantityx',
  'quantity x',
  'owned',
  'have',
];

/** Columns that are added up where a table has no column of all copies. */
export const ADDED_HEADS: readonly string[] = ['reg qty', 'foil qty', 'regular quantity', 'foil quantity'];
