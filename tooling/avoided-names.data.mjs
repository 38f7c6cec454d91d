// How many names have a word that docs/GLOSSARY.md avoids. Written by `node tooling/check-words.mjs --write`.

/** @type {Record<string, number>} */
export const AVOIDED_NAMES = {
  asked: 185,
  asking: 7,
  beside: 41,
  catalogue: 61,
  fault: 82,
  faults: 51,
  held: 182,
  kept: 152,
  letter: 63,
  letters: 61,
  'longest…': 1,
  place: 363,
  places: 50,
  tell: 25,
  told: 68,
  '…of': 1134,
  '…words': 149,
};
