// How many names have a word that docs/GLOSSARY.md avoids. Written by `node tooling/check-words.mjs --write`.

/** @type {Record<string, number>} */
export const AVOIDED_NAMES = {
  places: 1,
};
