/**
 * The sources of one color that costs need, as published by Frank Karsten: "How Many Sources Do You Need to Consistently
 * Cast Your Spells? A 2022 Update", ChannelFireball and TCGplayer, 2 August 2022. C is a symbol of the color; the digit
 * is other mana.
 */
export const PUBLISHED_DECKS = [
  { library: 60, lands: 25 },
  { library: 80, lands: 35 },
  { library: 99, lands: 41 },
  { library: 40, lands: 17 },
  { library: 60, lands: 20 },
  { library: 60, lands: 30 },
] as const;

/** A number for each of PUBLISHED_DECKS. */
export const PUBLISHED_SOURCES: readonly (readonly [cost: string, ...sources: number[]])[] = [
  ['5C', 9, 12, 14, 6, 7, 10],
  ['4C', 9, 14, 15, 6, 8, 11],
  ['3C', 10, 15, 16, 7, 9, 12],
  ['2C', 12, 16, 18, 8, 10, 13],
  ['5CC', 12, 17, 20, 8, 10, 15],
  ['1C', 13, 18, 19, 9, 11, 14],
  ['4CC', 13, 19, 22, 9, 11, 16],
  ['C', 14, 19, 19, 9, 12, 15],
  ['3CC', 15, 20, 23, 10, 12, 17],
  ['4CCC', 16, 22, 26, 10, 12, 19],
  ['2CC', 16, 23, 26, 11, 13, 19],
  ['3CCC', 17, 24, 28, 11, 14, 20],
  ['1CC', 18, 25, 28, 12, 15, 21],
  ['2CCC', 19, 26, 30, 13, 15, 22],
  ['CC', 21, 28, 30, 14, 18, 23],
  ['1CCC', 21, 29, 33, 14, 17, 24],
  ['1CCCC', 22, 31, 36, 15, 18, 26],
  ['CCC', 23, 32, 36, 16, 19, 27],
  ['CCCC', 24, 34, 39, 17, 20, 29],
];
