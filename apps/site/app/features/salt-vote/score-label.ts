/** A label for each of the five scores. */
export const SCORES = [
  { score: 0, word: 'Fine' },
  { score: 1, word: 'A little' },
  { score: 2, word: 'Annoying' },
  { score: 3, word: 'A lot' },
  { score: 4, word: 'Never again' },
] as const;
