/** One printed symbol: `key` is its text without braces in upper case, `words` what a screen reader says. */
export type ManaSymbol = { key: string; words: string };

const WORDS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
  S: 'snow',
  X: 'X',
  P: 'phyrexian',
  T: 'tap',
  Q: 'untap',
  E: 'energy',
};

/** Splits "{2}{W/U}" into symbols; text outside braces is ignored. */
export function parseManaCost(cost: string): ManaSymbol[] {
  return [...cost.matchAll(/\{([^{}]+)\}/g)].map(([, inner = '']) => {
    const key = inner.toUpperCase();
    const words = key.split('/').map((part) => WORDS[part] ?? part);
    return { key, words: words.join(' or ').replace(' or phyrexian', ' phyrexian') };
  });
}
