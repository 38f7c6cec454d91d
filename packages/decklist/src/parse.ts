import type { DeckEntry } from '@deckwright/domain';
import { type CardLine, hasQuantity, parseCardLine } from './card-line.ts';
import { countedSection, type DeckSection, inlineSection, isOwnHeading, sectionOf } from './sections.ts';
import { linesOfTable } from './table.ts';
import type { ParsedDeck } from './types.ts';

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^(?:[\w-]+\.)+(?:com|net|org|gg|io|app|de|fr)\/\S*$/i;
/** No card name begins like a tag or an object. */
const CODE = /^(?:<[/?!a-z]|[{}])/i;

/**
 * Reads a deck list as players paste it: "1 Sol Ring", "1x Sol Ring (C21) 263 *F* [Ramp] #tag", headings with or
 * without "//", "Commander: …", "SB: …", "*CMDR*"; also a table with a heading row and MTGO's .dek files. A blank line
 * ends the commanders. Never throws; a line that is neither a card nor a heading becomes a problem with its line
 * number, so that nothing is lost silently. Names keep their " // ".
 */
export function parseDeckText(text: string): ParsedDeck {
  const deck: ParsedDeck = {
    commanders: [],
    cards: [],
    companion: null,
    sideboard: [],
    maybeboard: [],
    problems: [],
  };
  const state: State = { section: 'cards', byComment: false, filled: false };
  const lists = { cards: new Map(), sideboard: new Map(), maybeboard: new Map() };
  // Deck files in XML may be one long line.
  const lines = text.replace(/(?<=>)\s*(?=<(?:Cards|card|zone)\s)/g, '\n').split(/\r\n|\r|\n/);
  const table = linesOfTable(lines);
  const take = (line: string, raw: string, index: number): void => {
    if (line === '') {
      if (state.section === 'commanders' && state.filled) open(state, 'cards', false);
      return;
    }
    if (takesHeading(line, state)) return;
    const inline = inlineSection(line);
    const parsed = parseCardLine(inline?.rest ?? line.replace(/^(?:[-*•]|\d+[.)])\s+/, ''));
    const problem = (reason: string) => deck.problems.push({ line: index + 1, text: raw.trim(), reason });
    if (ADDRESS.test(line)) {
      problem('an address; open the deck there, copy its list as text and paste that');
      return;
    }
    if (CODE.test(line)) {
      problem('code, not a card; paste the list as text');
      return;
    }
    if ('reason' in parsed) {
      problem(parsed.reason);
      return;
    }
    if (!inline) state.filled = true;
    const reason = place(deck, lists, parsed, inline?.section ?? parsed.section ?? state.section);
    if (reason !== null) problem(reason);
  };
  lines.forEach((raw, index) => {
    const line = tidy(table?.[index] ?? raw);
    for (const part of partsOf(line)) take(part, part === line ? raw : part, index);
  });
  return deck;
}

type State = {
  section: DeckSection;
  /** The section was opened by a "//" heading. */
  byComment: boolean;
  /** A card followed the heading. */
  filled: boolean;
};

type Lists = Record<'cards' | 'sideboard' | 'maybeboard', Map<string, DeckEntry>>;

function tidy(raw: string): string {
  return raw
    .replace(/[\uFEFF\u200B]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1')
    .replace(/^\*\*([^*]+)\*\*$/, '$1');
}

/** "1 Sol Ring; 1 Opt" is two lines; no card name has a semicolon. */
function partsOf(line: string): string[] {
  return /^(?:\/\/|#)/.test(line) ? [line] : line.split(/\s*;\s*(?=\d+\s*[xX×]?\s)/);
}

/** True when the line is a heading or a comment; the state then knows the section it opens. */
function takesHeading(line: string, state: State): boolean {
  if (line.startsWith('//') || line.startsWith('#')) {
    const section = sectionOf(line.replace(/^[/#]+/, '').trim());
    if (section !== null) open(state, section, true);
    else if (state.byComment && state.filled) open(state, 'cards', true);
    return true;
  }
  const bracketed = /^\[([A-Za-z ]+)\]$/.exec(line)?.[1];
  const section = sectionOf(bracketed ?? line);
  if (section !== null) {
    open(state, section, false);
    return true;
  }
  const counted = countedSection(line);
  if (counted) open(state, counted, false);
  if (counted !== undefined || isAbout(line, state)) return true;
  if (hasQuantity(line) || !isOwnHeading(line)) return false;
  open(state, 'cards', false);
  return true;
}

/** Metadata of a list, such as the name of the deck or the position of cards on the table. */
function isAbout(line: string, { section }: State): boolean {
  if (/^name:/i.test(line) || /^LAYOUT (?:MAIN|SIDEBOARD):/.test(line)) return true;
  return section === 'about' && /^name\b|^[a-z ]{2,20}=/i.test(line);
}

function open(state: State, section: DeckSection, byComment: boolean): void {
  state.section = section;
  state.byComment = byComment;
  state.filled = false;
}

/** Adds the card to its section; returns a reason if it could not be added unchanged. */
function place(deck: ParsedDeck, lists: Lists, card: CardLine, section: DeckSection): string | null {
  const { name, quantity } = card;
  if (section === 'tokens') return 'a token, not a card of the deck';
  if (section === 'commanders') {
    if (deck.commanders.includes(name)) return 'this commander is already named';
    deck.commanders.push(name);
    return quantity > 1 ? 'a commander counts once' : null;
  }
  if (section === 'companion') {
    if (deck.companion === null) {
      deck.companion = name;
      return quantity > 1 ? 'a companion counts once' : null;
    }
    addEntry(deck.sideboard, lists.sideboard, name, quantity);
    return 'a second companion; put into the sideboard';
  }
  const list = section === 'about' ? 'cards' : section;
  addEntry(deck[list], lists[list], name, quantity);
  return null;
}

function addEntry(
  entries: DeckEntry[],
  byName: Map<string, DeckEntry>,
  name: string,
  quantity: number,
): void {
  const known = byName.get(name);
  if (known) {
    known.quantity += quantity;
    return;
  }
  const entry = { name, quantity };
  byName.set(name, entry);
  entries.push(entry);
}
