import { type CardLine, hasQuantity, parseCardLine } from './card-line.ts';
import { cleanCharacters, collapseSpaces } from './clean-text.ts';
import { cardOfRow } from './headless-row.ts';
import type { Item, ReadContext } from './items.ts';
import type { Board } from './section-names.data.ts';
import { type HeadingParts, headingParts, isCategory, parseBoard } from './sections.ts';

/** Much longer than any card line. */
const MAX_LINE = 1000;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^(?:[\w-]+\.)+(?:com|net|org|gg|io|app|de|fr)\/\S*$/i;
/** No card name begins like a tag or an object. */
const CODE = /^(?:<[/?!a-z]|[{}])/i;
/** The position of cards on the table, as XMage writes it: one long line. */
const LAYOUT = /^LAYOUT (?:MAIN|SIDEBOARD):/;
const ABOUT =
  /^(?:name|deck ?name|format|author|creator|created by|title|description|date|last updated|url|source|exported from|bracket)\s?[:=]/i;
const SEPARATOR_LINE = /^"?sep=.?"?$/i;

export type Line = { number: number; raw: string };

/**
 * Reads a plain list: "1 Sol Ring", "1x Sol Ring (C21) 263 *F* [Ramp] #tag", headings with or without "//", single rows of a
 * table, "Commander: …", "SB: …", "*CMDR*". A blank line ends the commanders. Yields once for each line that says something.
 * `rows` are the lines that belong to tables, already read, by their position.
 */
export function* readText(
  lines: readonly Line[],
  context: ReadContext,
  rows: ReadonlyMap<number, Item> = NO_ROWS,
): Generator<Item> {
  const reader = new TextReader(lines, context);
  for (let at = 0; at < lines.length; at += 1) {
    const row = rows.get(at);
    if (row) yield reader.inSection(row);
    else yield* reader.read(at);
  }
}

const NO_ROWS: ReadonlyMap<number, Item> = new Map();

class TextReader {
  readonly #lines: readonly Line[];
  readonly #context: ReadContext;
  #board: Board = 'cards';
  #section = '';
  /** The section was opened by a "//" heading. */
  #byComment = false;
  /** A card followed the heading. */
  #filled = false;
  #block = 1;

  constructor(lines: readonly Line[], context: ReadContext) {
    this.#lines = lines;
    this.#context = context;
  }

  *read(at: number): Generator<Item> {
    const { number, raw } = this.#lines[at] ?? { number: 0, raw: '' };
    if (LAYOUT.test(raw)) {
      yield { kind: 'metadata', line: number, text: raw.slice(0, MAX_LINE) };
      return;
    }
    if (raw.length > MAX_LINE) {
      if (raw.trim() === '') this.#endBlock();
      else yield this.#notRead(number, raw, `a line of more than ${MAX_LINE} letters`);
      return;
    }
    const characters = cleanCharacters(raw);
    const line = plainLine(characters);
    if (line === '') {
      this.#endBlock();
      return;
    }
    for (const part of splitLine(line)) {
      const row = part === line && !this.#context.isName(line) ? cardOfRow(characters.trim()) : null;
      yield this.#item(row ?? part, { number, raw: part === line ? raw : part, at, isRow: row !== null });
    }
  }

  /** A row of a table below a heading of the text. */
  inSection(row: Item): Item {
    if (row.kind !== 'card' || row.board !== 'cards' || row.section !== '') return row;
    this.#filled = true;
    return { ...row, board: this.#board === 'about' ? 'cards' : this.#board, section: this.#section };
  }

  #item(line: string, from: { number: number; raw: string; at: number; isRow: boolean }): Item {
    const { number, raw } = from;
    const text = raw.trim();
    if (line.startsWith('//') || line.startsWith('#')) return this.#comment(line, number, text);
    if (ADDRESS.test(line))
      return this.#notRead(
        number,
        raw,
        'an address; open the deck there, copy its list as text and paste that',
      );
    if (CODE.test(line)) return this.#notRead(number, raw, 'code, not a card; paste the list as text');
    if (SEPARATOR_LINE.test(line) || this.#isAbout(line)) return { kind: 'metadata', line: number, text };
    if (!/[\p{L}\p{N}]/u.test(line) && /^[-=~*_#—–•·. ]{3,}$/.test(line))
      return { kind: 'metadata', line: number, text };
    const heading = from.isRow ? null : this.#heading(line, from.at);
    if (heading === 'heading') return { kind: 'heading', line: number, text };
    const inline = heading === null ? inlineSection(line) : null;
    const written = heading?.card ?? inline?.rest ?? line.replace(/^(?:[-*•]|\d{1,4}[.)]) (?=\S)/, '');
    const parsed = parseCardLine(written, this.#context);
    if ('reason' in parsed) return this.#notRead(number, raw, parsed.reason);
    if (!inline) this.#filled = true;
    const board = inline?.board ?? parsed.board ?? (this.#board === 'about' ? 'cards' : this.#board);
    return {
      kind: 'card',
      line: number,
      text,
      ...this.#named(parsed, board),
      quantity: parsed.quantity,
      finish: parsed.finish,
      section: inline?.word ?? (parsed.category || this.#section),
      block: this.#block,
    };
  }

  /** "Saproling Token" is a token, unless a card has that name. */
  #named({ name }: CardLine, board: Board): { name: string; board: Board } {
    const token = / tokens?$/i.exec(name);
    if (!token || this.#context.isName(name)) return { name, board };
    return { name: name.slice(0, token.index), board: 'tokens' };
  }

  #comment(line: string, number: number, text: string): Item {
    const words = line.replace(/^[/#]{1,12} ?!?/, '').trim();
    const parts = headingParts(words);
    const board = parts ? parseBoard(parts.words) : null;
    if (board === 'sum') return { kind: 'metadata', line: number, text };
    if (parts && board !== null) this.#open(board, parts.words, true);
    else if (this.#byComment && this.#filled) this.#open('cards', parts?.words ?? '', true);
    else return { kind: 'metadata', line: number, text };
    return { kind: 'heading', line: number, text };
  }

  /** A heading, or the card line that a line like a heading stands for, or null for any other line. */
  #heading(line: string, at: number): 'heading' | { card: string } | null {
    const { isName } = this.#context;
    const inBrackets = /^\[([^[\]]{1,60})\]$/.exec(line)?.[1];
    if (inBrackets !== undefined) {
      if (isName(inBrackets) && parseBoard(inBrackets) === null) return { card: inBrackets };
      this.#open(parseBoard(inBrackets) ?? 'cards', inBrackets, false);
      return 'heading';
    }
    const parts = headingParts(line);
    if (!parts || isName(line)) return null;
    const { words, by, count, isDecorated } = parts;
    if (by !== 'before' && hasQuantity(line)) return null;
    const board = parseBoard(words);
    // "20 creatures", "15 cards total"; other words behind a number are names.
    if (
      by === 'before' &&
      (board !== 'sum' ? !/s$/i.test(words) || !isCategory(words) || isName(words) : false)
    )
      return null;
    if (board === 'sum') return by === 'nothing' && !isDecorated ? null : 'heading';
    if (isDecorated || (board !== null && !(isName(words) && board === 'cards'))) {
      this.#open(board ?? 'cards', words, false);
      return 'heading';
    }
    if (by === 'nothing' || by === 'before' || by === 'space') return null;
    if (isName(words) || !this.#isOwnHeading(parts, at))
      return { card: `${by === 'brackets' || count === null ? 1 : count} ${words}` };
    this.#open('cards', words, false);
    return 'heading';
  }

  /** "Ramp (10)", "My tricks:": cards follow, as many as it says or with quantities that it lacks itself. */
  #isOwnHeading({ count }: HeadingParts, at: number): boolean {
    let copies = 0;
    for (let next = at + 1; next < this.#lines.length; next += 1) {
      const line = plainLine(cleanCharacters((this.#lines[next]?.raw ?? '').slice(0, MAX_LINE)));
      if (line === '' && copies === 0) continue;
      if (hasQuantity(line)) return true;
      if (line === '' || line.endsWith(':') || /\(\d{1,4}\)$/.test(line)) break;
      copies += 1;
      if (count === null || copies > count) break;
    }
    return count === null ? copies > 0 : copies === count;
  }

  /** What a list says of itself, such as the name of the deck. */
  #isAbout(line: string): boolean {
    if (ABOUT.test(line) && !this.#context.isName(line)) return true;
    return this.#board === 'about' && /^name\b|^[a-z ]{2,20}=/i.test(line);
  }

  #open(board: Board, section: string, byComment: boolean): void {
    this.#board = board === 'sum' ? 'cards' : board;
    this.#section = section;
    this.#byComment = byComment;
    this.#filled = false;
    this.#block += 1;
  }

  #endBlock(): void {
    this.#block += 1;
    if (this.#board === 'commanders' && this.#filled) this.#open('cards', '', false);
  }

  #notRead(line: number, raw: string, reason: string): Item {
    return { kind: 'not-read', line, text: raw.trim().slice(0, MAX_LINE), reason };
  }
}

/** With single spaces, without links and bold; list marks stay. */
function plainLine(characters: string): string {
  return collapseSpaces(characters)
    .replace(/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1')
    .replace(/^\*\*([^*]+)\*\*$/, '$1');
}

/** "1 Sol Ring; 1 Opt" is two lines; no card name has a semicolon. */
function splitLine(line: string): string[] {
  return /^(?:\/\/|#)/.test(line) ? [line] : line.split(/ ?; ?(?=\d{1,4} ?[xX×]? )/);
}

/** "Commander: Atraxa", "SB: 1 Duress": the part of one line and the rest; null for other lines. */
function inlineSection(line: string): { board: Board; word: string; rest: string } | null {
  const [, word = '', rest = ''] = /^(\p{L}[\p{L} ]{0,15}): ?(\S.*)$/u.exec(line) ?? [];
  const board = word === '' ? null : parseBoard(word);
  return board === null || board === 'about' || board === 'sum' || isCategory(word)
    ? null
    : { board, word, rest };
}
