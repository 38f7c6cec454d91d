/**
 * Heads of the column of names in the exports of players' apps, the surest first: TCGplayer's "Simple Name" lacks what its
 * "Name" adds in brackets; "Card" alone may be a number elsewhere. All heads are in lower case without dots and underscores.
 */
export const NAME_HEADS: readonly string[] = [
  'simple name',
  'card name',
  'cardname',
  'name',
  'product name',
  'card title',
  'card',
];

/** Heads of the column of copies, the surest first. */
export const QUANTITY_HEADS: readonly string[] = [
  'quantity',
  'count',
  'qty',
  'amount',
  'total quantity',
  'total qty',
  'total count',
  'main quantity',
  'main qty',
  'mainboard quantity',
  'card count',
  'copies',
  'number of copies',
  'quantityx',
  'quantity x',
  'owned',
  'have',
  'qty owned',
  'anzahl',
  'menge',
  'quantité',
  'cantidad',
  'quantità',
  'quantidade',
  '#',
];

/** Copies, where no column says of which printing a row is: "Number" is a collector number beside a set. */
export const NUMBER_HEADS: readonly string[] = ['number', 'no', 'num'];

/** Columns that are added up where a table has no column of all copies. */
export const ADDED_HEADS: readonly string[] = [
  'reg qty',
  'foil qty',
  'regular qty',
  'regular quantity',
  'foil quantity',
  'normal quantity',
  'nonfoil quantity',
  'etched quantity',
];

export const SET_HEADS: readonly string[] = [
  'set',
  'set code',
  'set name',
  'edition',
  'edition code',
  'expansion',
  'printing',
];

/** Columns of apps that write a row for each copy and no count. */
export const ROW_PER_COPY_HEADS: readonly string[] = ['json id'];

export const SECTION_HEADS: readonly string[] = [
  'board',
  'zone',
  'section',
  'category',
  'categories',
  'deck section',
  'board type',
];
export const COMMANDER_HEADS: readonly string[] = ['commander', 'is commander'];
export const SIDEBOARD_HEADS: readonly string[] = ['sideboard', 'is sideboard'];
export const FINISH_HEADS: readonly string[] = ['finish', 'foil', 'printing', 'is foil'];
