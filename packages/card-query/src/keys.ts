import { nearestWord } from './nearest-word.ts';
import { QueryError, type QuerySpan } from './query-error.ts';

/** Every key the language knows, with the other words for it. */
const KEYS = {
  color: ['c', 'colors'],
  identity: ['id', 'ci', 'commander', 'coloridentity'],
  name: ['n', 'card'],
  type: ['t'],
  oracle: ['o', 'text'],
  fulloracle: ['fo'],
  mana: ['m'],
  manavalue: ['mv', 'cmc'],
  power: ['pow'],
  toughness: ['tou'],
  loyalty: ['loy'],
  defense: ['def'],
  rarity: ['r'],
  set: ['s', 'e', 'edition'],
  usd: ['price'],
  eur: ['cardmarket', 'mkm'],
  tix: ['cardhoarder', 'ch'],
  cardkingdom: ['ck'],
  tcgplayer: ['tcg'],
  scg: [],
  manapool: ['mp'],
  face2face: ['f2f'],
  tcgl: [],
  year: [],
  date: ['released'],
  is: [],
  not: [],
  function: ['otag', 'oracletag', 'tag', 'role'],
  format: ['f', 'legal'],
  banned: [],
  keyword: ['kw', 'keywords'],
  in: ['playedby'],
  inclusion: ['incl'],
  lift: [],
  synergy: ['syn'],
  salt: [],
  decks: [],
  winrate: ['wr'],
  games: [],
  order: ['sort'],
  direction: ['dir'],
} as const;

export type Key = keyof typeof KEYS;

/** Keys of the language players know that ask what this product does not count. */
const FOREIGN: Readonly<Record<string, string>> = {
  ...reason('Search does not distinguish printings', [
    'a',
    'artist',
    'ft',
    'flavor',
    'wm',
    'watermark',
    'border',
    'frame',
    'stamp',
    'lang',
    'language',
    'cn',
    'number',
    'game',
    'new',
    'st',
    'settype',
    'b',
    'block',
    'cube',
    'prints',
    'sets',
    'papersets',
    'illustrations',
    'art',
    'atag',
    'arttag',
    'prefer',
    'unique',
    'display',
    'include',
  ]),
  restricted: 'Commander has no restricted list. Use banned:commander instead',
  produces:
    'Our data doesn’t say what lands and mana rocks produce. Search the text instead, as in o:"add {g}"',
  devotion: 'Devotion is not supported. Search for mana symbols instead, as in m:gg',
  pt: 'Search power and toughness separately, as in pow>=4 tou>=4',
  powtou: 'Search power and toughness separately, as in pow>=4 tou>=4',
  has: 'Use is: instead, as in is:dfc',
};

const BY_WORD = new Map<string, Key>(
  (Object.keys(KEYS) as Key[]).flatMap(
    (key) => [[key, key], ...KEYS[key].map((word) => [word, key] as const)] as const,
  ),
);

export function knowsKey(word: string): boolean {
  return BY_WORD.has(word) || Object.hasOwn(FOREIGN, word);
}

/** @throws QueryError for a word that is no key; it names the nearest one, or what to ask instead. */
export function keyNamed(word: string, span: QuerySpan): Key {
  const key = BY_WORD.get(word);
  if (key) return key;
  const here = { from: span.from, to: span.from + word.length };
  if (Object.hasOwn(FOREIGN, word))
    throw new QueryError(`“${word}” is not supported: ${FOREIGN[word]}.`, here);
  const near = nearestWord(word, BY_WORD.keys());
  const hint = near
    ? ` Did you mean “${near}”?`
    : ' Keys are t, o, id, mv, usd and others. Put it in quotes to search names.';
  throw new QueryError(`“${word}” is not a key.${hint}`, here);
}

function reason(words: string, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, words]));
}
