// How many names have a word that docs/GLOSSARY.md avoids. Written by `node tooling/check-words.mjs --write`.

/** @type {Record<string, number>} */
export const AVOIDED_NAMES = {
  asked: 184,
  asking: 7,
  beside: 38,
  catalogue: 61,
  fault: 83,
  faults: 50,
  held: 178,
  kept: 151,
  letter: 63,
  letters: 61,
  'longest…': 1,
  place: 363,
  places: 50,
  tell: 25,
  told: 68,
  '…of': 1128,
  '…words': 149,
};
