import { BOARD_NAMES, type Board, CATEGORY_NAMES } from './section-names.data.ts';

const BOARDS: ReadonlyMap<string, Board> = new Map(
  (Object.entries(BOARD_NAMES) as [Board, readonly string[]][]).flatMap(([board, names]) =>
    names.map((name) => [name, board]),
  ),
);
const CATEGORIES: ReadonlySet<string> = new Set(CATEGORY_NAMES);

/** Headings by card type; none of them is the name of a card. */
const TYPES =
  /^(?:(?:basic|nonbasic|non-basic|other|mana|legendary) )?(?:creatures?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|battles?|planeswalkers?|lands?|spells?|basics?|nonbasics?|others?)$/;

/** The part of a list with this name, whatever its case and the marks around it; null for an unknown one. */
export function parseBoard(name: string): Board | null {
  const words = plainWords(name);
  return BOARDS.get(words) ?? (isCategory(words) ? 'cards' : null);
}

/** Whether the words name a card type or a usual category of cards. */
export function isCategory(words: string): boolean {
  const plain = plainWords(words);
  return CATEGORIES.has(plain) || plain.split(/ ?[&/,+] ?| and /).every((word) => TYPES.test(word));
}

/** Of a zone, board or column: known ones as headings, an unknown zone name as a part of the deck. */
export function boardOfZone(name: string): Board {
  const board = parseBoard(name.replace(/([a-z])([A-Z])/g, '$1 $2'));
  return board === null || board === 'about' || board === 'sum' ? 'cards' : board;
}

/** Lower case, without a count in brackets, brackets, colons and underscores. */
function plainWords(text: string): string {
  return text
    .slice(0, 80)
    .toLowerCase()
    .replace(/\(\d+\)$/, '')
    .replace(/[[\]{}:_]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** A line taken apart as a heading: "--- Lands (10) +1 MDFC ---". */
export type HeadingParts = {
  words: string;
  /** The first number behind or before the words. */
  count: number | null;
  /** How the number or the colon follows: "Lands: 36", "Ramp (10)", "Creatures - 2", "Lands 36". */
  by: 'nothing' | 'brackets' | 'colon' | 'dash' | 'space' | 'before';
  /** Lines or signs stand around it: "=== Ramp ===". */
  isDecorated: boolean;
};

const DECORATION = '-=~*_#—–•·';
/** What may follow the words: numbers in any brackets, signs, and words that count cards. */
const COUNTING = /^[([{+:=–—-]{0,3}\d{1,4}%?[)\]},.:%]{0,3}$/;
const COUNT_START = /^[([{+:=–—-]{0,3}\d|^[+:=–—&/-]$/;
const COUNT_PATTERN = /^[([]?(?:cards?|total|copies|mdfcs?|spells?|lands?|in|of|[+–—:=/&-])[)\],.:]{0,2}$/i;

/** The parts of a line that may be a heading; null where it begins with more than words. */
export function headingParts(line: string): HeadingParts | null {
  let from = 0;
  let to = line.length;
  while (from < to && DECORATION.includes(line[from] ?? '')) from += 1;
  while (to > from && DECORATION.includes(line[to - 1] ?? '')) to -= 1;
  const isDecorated = from >= 2 || (from >= 1 && line.length - to >= 1);
  const core = (isDecorated ? line.slice(from, to) : line)
    .replace(/^([^([:]{1,60}):(?=\d)/, '$1: ')
    .replace(/(?<=[^\s(])\((?=\d{1,4}\))/g, ' (')
    .trim();
  if (core === '' || core.length > 120) return null;
  const tokens = core.split(' ');
  const before = /^\(?(\d{1,4})\)?$/.exec(tokens[0] ?? '');
  if (before) {
    const words = tokens.slice(1).join(' ').replace(/:$/, '');
    return words === '' ? null : { words, count: Number(before[1]), by: 'before', isDecorated };
  }
  let at = tokens.length;
  while (at > 1 && (COUNTING.test(tokens[at - 1] ?? '') || COUNT_PATTERN.test(tokens[at - 1] ?? ''))) at -= 1;
  while (at < tokens.length && !COUNT_START.test(tokens[at] ?? '')) at += 1;
  const counted = tokens.slice(at).join(' ');
  const digits = /\d+/.exec(counted)?.[0];
  const head = (digits === undefined ? core : tokens.slice(0, at).join(' ')).trim();
  const words = head.replace(/(?<![ :])[ :]+$/, '');
  if (words === '') return null;
  const hasColon = head.endsWith(':') || (digits !== undefined && counted.startsWith(':'));
  const by = hasColon
    ? 'colon'
    : digits === undefined
      ? 'nothing'
      : /^[([{]/.test(counted)
        ? 'brackets'
        : /^[=–—-]/.test(counted)
          ? 'dash'
          : 'space';
  return { words, count: digits === undefined ? null : Number(digits), by, isDecorated };
}
