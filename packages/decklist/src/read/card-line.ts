import type { Board } from './section-names.data.ts';
import { parseBoard } from './sections.ts';
import type { Finish } from './types.ts';

export type CardLine = {
  name: string;
  quantity: number;
  finish: Finish;
  /** Where a mark of this line puts the card (*CMDR*, [Sideboard], a token set), or null. */
  board: Board | null;
  /** The first category of the line, as written ("Ramp"); empty without one. */
  category: string;
};

export type CardLineOptions = {
  /** Whether a card has exactly this name. */
  isName: (name: string) => boolean;
  maxQuantity: number;
};

export const MAX_NAME = 200;
export const NO_CARD_NAME = 'no card name';
export const NAME_TOO_LONG = `a name of more than ${MAX_NAME} letters`;

/** More marks and signs between them than any line has. */
const MAX_ROUNDS = 20;

/** Card names that start like a quantity. */
const NUMBERED = new Set(['50 feet of rope', '1996 world champion']);
/** "1", "1x", "x1", "2pcs", "1:", "1 -" or "[1]" before a name. All spaces are single ones. */
const QUANTITY_BEFORE =
  /^(?:(\d{1,20})(?: ?[xX×]| ?pcs\.?| ?pc\.?| ?copies(?: of)?)?:?(?: [-–—:])?|[xX×](\d{1,4})|\[(\d{1,4})\]) (.+)$/;
const ONLY_QUANTITY = /^(?:\d{1,20} ?[xX×]?|[xX×]\d{1,4})$/;
/** "x3", "x 3", "- 3" behind a name. */
const QUANTITY_BEHIND = / (?:[xX×] ?|[-–—] )(\d{1,4})$/;

/** What may follow a name: set code with number and finish, in the order of any site. */
const PRINTING =
  /^\((?:[A-Z0-9_]{1,6}|[a-z0-9_]{1,6}|foil|etched)(?::[A-Za-z0-9★†-]{1,12})?\)(?: \*[A-Za-z]{1,8}\*)?(?: [A-Za-z0-9★†Φ*_-]{1,12})?(?: (?:F|E|foil|etched|\*[A-Za-z]{1,8}\*))?$/i;
/** A code is in capitals or in small letters: "(C21)", "(c21)", not "(Used)". */
const SET_CODE = /^\((?:[A-Z0-9_]{1,6}|[a-z0-9_]{1,6})[):]/;
const TOKEN_SET = /^\(T[A-Z0-9]{3}[):]/;
const TAGS = /(?:^| )#.*$/;
/** "[CMM] Sol Ring", "[CMM:410] Sol Ring", "(CMM) Sol Ring", "*F* Shock": a printing or a finish in front of the name. */
const BEFORE =
  /^(?:\[[A-Za-z0-9]{2,6}(?:[:#][A-Za-z0-9★†-]{1,12})?\]|\([A-Z0-9]{3,6}\)|\*(?:F|E|foil|etched)\*) (?=[^\d\s])/i;
/** "A-Omnath, Locus of Creation": Magic Arena's rebalanced version of a card; no paper card has this prefix. */
const REBALANCED = /(^|\/\/ )A-(?=\p{Lu})/gu;
const PRICE = / (?:[-–—] )?(?:US|CA)?[$€£] ?\d{1,6}(?:[.,]\d{1,2})?$/;
const FINISH_WORD = / (?:[-–—] )?\(?(foil|etched|etched foil|foil etched)\)?$/i;
/** "# !Commander", as Deckstats marks it among the notes of a line. */
const COMMANDER_NOTE = / # ?!commander\b/i;
/** Marks by their last letter: the letter each begins with, and its whole form. */
const MARKS: ReadonlyMap<string, { open: string; form: RegExp }> = new Map([
  ['*', { open: '*', form: /^\*([A-Za-z -]{1,20})\*$/ }],
  [']', { open: '[', form: /^\[([^[\]]*)\]$/ }],
  ['^', { open: '^', form: /^\^[^^]*\^$/ }],
  ['>', { open: '<', form: /^<[^<>]*>$/ }],
]);

/** Reads a line of single spaces as a card, or says why it is none. */
export function parseCardLine(line: string, options: CardLineOptions): CardLine | { reason: string } {
  const { quantity, rest } = splitQuantity(line, options);
  const { name, ...marks } = withoutMarks(rest, options);
  if (!/[\p{L}\p{N}_]/u.test(name)) return { reason: NO_CARD_NAME };
  if (name.length > MAX_NAME) return { reason: NAME_TOO_LONG };
  if (quantity < 1 || quantity > options.maxQuantity) return { reason: badQuantity(options.maxQuantity) };
  return { ...marks, name, quantity };
}

/** Strips marks and punctuation until none is left, so that a printed name parses back unchanged. */
function withoutMarks(text: string, options: CardLineOptions): Marked {
  let read = readMarks(text, options);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const name = withoutPunctuation(read.name.replace(/^\[\[([^[\]]+)\]\]$/, '$1')).replace(REBALANCED, '$1');
    const again = readMarks(name, options);
    read = {
      name: again.name,
      finish: again.finish === 'normal' ? read.finish : again.finish,
      board: again.board ?? read.board,
      category: again.category || read.category,
    };
    if (again.name === name) return read;
  }
  return { ...read, name: '' };
}

/** Lists in one sentence or one cell leave commas and colons at the ends of names. */
function withoutPunctuation(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && ',;:# '.includes(name[from] ?? '')) from += 1;
  while (to > from && ',;: '.includes(name[to - 1] ?? '')) to -= 1;
  return name.slice(from, to);
}

export function badQuantity(max: number): string {
  return `the quantity must be 1 to ${max}`;
}

/** Whether the line starts with a quantity, which no heading does. */
export function hasQuantity(line: string): boolean {
  return /^\d{1,20} ?[xX×]? \S/.test(line) && !NUMBERED.has(line.toLowerCase());
}

function splitQuantity(line: string, options: CardLineOptions): { quantity: number; rest: string } {
  const one = { quantity: 1, rest: line };
  if (ONLY_QUANTITY.test(line) && !options.isName(line)) return { quantity: 1, rest: '' };
  const before = QUANTITY_BEFORE.exec(line);
  if (before) {
    if (NUMBERED.has(readMarks(line, options).name.toLowerCase()) || options.isName(line)) return one;
    const [, first, second, third, rest = ''] = before;
    return { quantity: Number(first ?? second ?? third), rest };
  }
  const { name } = readMarks(line, options);
  const behind = QUANTITY_BEHIND.exec(name);
  if (!behind || options.isName(name)) return one;
  return { quantity: Number(behind[1]), rest: name.slice(0, behind.index) + line.slice(name.length) };
}

type Marked = Omit<CardLine, 'quantity'>;

/** The name without the marks around it, and what the marks say. */
function readMarks(text: string, { isName }: CardLineOptions): Marked {
  const read: Marked = {
    name: text,
    finish: 'normal',
    board: COMMANDER_NOTE.test(text) ? 'commanders' : null,
    category: '',
  };
  for (let mark = BEFORE.exec(read.name); mark; mark = BEFORE.exec(read.name)) {
    read.finish = parseFinish(mark[0].replaceAll('*', '').trim()) ?? read.finish;
    read.name = read.name.slice(mark[0].length);
  }
  read.name = read.name.replace(TAGS, '').trim();
  // "Korvold, Fae-Cursed King+|ELD|1": Forge's printing, with a plus for a foil.
  const bar = read.name.indexOf('|');
  if (bar > 0) {
    const foil = /^[^|]*\+ ?\||\|[A-Za-z0-9]{2,6}\+(?:\||$)/.test(read.name);
    const front = read.name.slice(0, bar).trim();
    read.name = front.endsWith('+') ? front.slice(0, -1) : front;
    if (foil) read.finish = 'foil';
  }
  for (;;) {
    const mark = lastMark(read.name) ?? lastNote(read.name, isName);
    if (mark === null) return read;
    read.board = mark.board ?? read.board;
    read.category = mark.category ?? read.category;
    read.finish = mark.finish ?? read.finish;
    read.name = read.name.slice(0, mark.at).trimEnd();
  }
}

type Mark = { at: number; board?: Board | null; category?: string; finish?: Finish | undefined };

/** The mark at the end, searched backwards, so that a line of only marks takes linear time. */
function lastMark(name: string): Mark | null {
  const kind = MARKS.get(name.at(-1) ?? '');
  if (kind) {
    const at = name.lastIndexOf(kind.open, name.length - 2);
    const found = at < 0 ? null : kind.form.exec(name.slice(at));
    if (found && !(kind.open === '[' && name[at - 1] === '[')) {
      const [, words = ''] = found;
      if (kind.open === '*') return { at, board: starBoard(words), finish: parseFinish(words) };
      return kind.open === '[' ? { at, ...parseCategory(words) } : { at };
    }
  }
  const at = name.lastIndexOf('(');
  if (at < 0 || (at > 0 && name[at - 1] !== ' ')) return null;
  const text = name.slice(at);
  if (!PRINTING.test(text) || !SET_CODE.test(text)) return null;
  const words = text.split(/[ ():]/);
  const finish = words.map(parseFinish).find((each) => each !== undefined);
  return { at, board: TOKEN_SET.test(text) ? 'tokens' : null, finish };
}

/** A price, or a finish in words, at the end. */
function lastNote(name: string, isName: (name: string) => boolean): Mark | null {
  const price = PRICE.exec(name);
  if (price) return { at: price.index };
  const finish = FINISH_WORD.exec(name);
  if (!finish || isName(name)) return null;
  return { at: finish.index, finish: parseFinish(finish[1] ?? '') };
}

/** The finish that a mark names: "F", "*F*", "foil", "E", "etched". */
export function parseFinish(mark: string): Finish | undefined {
  const word = mark.replaceAll('*', '').trim().toLowerCase();
  if (word === 'f' || word === 'foil' || word === 'true') return 'foil';
  return word === 'e' || word.includes('etched') ? 'etched' : undefined;
}

function starBoard(words: string): Board | null {
  if (/^t(?:oken)?$/i.test(words)) return 'tokens';
  return parseBoard(words) === 'commanders' ? 'commanders' : null;
}

/**
 * "[Commander{top}]", "[Maybeboard{noDeck}{noPrice},Draw]": the first category decides, as on the sites that write them.
 */
function parseCategory(words: string): { board?: Board | null; category?: string } {
  const [first = ''] = words.split(',');
  const category = first.replace(/\{[^{}]*\}/g, '').trim();
  // "[C21]", "[C21#263]": a printing behind the name.
  if (/^[A-Z0-9]{2,6}(?:[:#][A-Za-z0-9★†-]{1,12})?$/.test(category)) return {};
  const board = parseBoard(category);
  if (board !== null && board !== 'cards' && board !== 'about' && board !== 'sum') return { board, category };
  return { board: /\{noDeck\}/i.test(first) ? 'maybeboard' : null, category };
}
