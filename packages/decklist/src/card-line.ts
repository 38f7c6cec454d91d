import type { DeckSection } from './sections.ts';
import { sectionOf } from './sections.ts';

export type CardLine = {
  name: string;
  quantity: number;
  /** Section by a mark of this line (*CMDR*, [Sideboard]), or null. */
  section: DeckSection | null;
};

const MAX_QUANTITY = 999;
const MAX_NAME = 200;
/** Much longer than any card line. */
const MAX_LINE = 1000;

/** Card names that start like a quantity. */
const NUMBERED = new Set(['50 feet of rope', '1996 world champion']);

/** What may follow a name: foil and commander marks, categories, labels, tags, set code with number. */
const TAGS = /(?:^|\s)#.*$/;
const PRINTING = /^\([A-Za-z0-9_]{1,6}(?::[A-Za-z0-9★†-]{1,12})?\)(?:\s+[A-Za-z0-9★†Φ*_-]{1,12})?$/;
/** "[CMM] Sol Ring", "[CMM:410] Sol Ring", "[CMM#410] Sol Ring": a printing in front of the name. */
const SET_BEFORE = /^(?:\[[A-Za-z0-9]{2,6}(?:[:#][A-Za-z0-9★†-]{1,12})?\]\s+)+(?=\S)/;
/** "Sol Ring|C21|1": a printing behind it, as Forge writes it. */
const SET_BEHIND = /\|[A-Za-z0-9]{2,6}(?:\|[A-Za-z0-9[\]]{0,12}){0,2}$/;
/** "A-Omnath, Locus of Creation": Magic Arena's rebalanced version of a card; no paper card has this prefix. */
const REBALANCED = /(^|\/\/ )A-(?=\p{Lu})/gu;
const PRICE = /\s(?:[-–—]\s)?(?:US|CA)?[$€£]\s?\d{1,6}(?:[.,]\d{1,2})?$/;
/** "# !Commander", as Deckstats marks it among the notes of a line. */
const COMMANDER_NOTE = /\s#\s*!commander\b/i;
/** Marks by their last letter: the letter each begins with, and its whole form. */
const MARKS: ReadonlyMap<string, { open: string; form: RegExp }> = new Map([
  ['*', { open: '*', form: /^\*([A-Za-z -]{1,20})\*$/ }],
  [']', { open: '[', form: /^\[([^[\]]*)\]$/ }],
  ['^', { open: '^', form: /^\^[^^]*\^$/ }],
  ['>', { open: '<', form: /^<[^<>]*>$/ }],
]);

/** Parses a card line, or returns why it is not one. */
export function parseCardLine(line: string): CardLine | { reason: string } {
  if (line.length > MAX_LINE) return { reason: `a line of more than ${MAX_LINE} letters` };
  const { quantity, rest } = splitQuantity(line);
  const { name: printed, section } = stripMarks(rest.replace(SET_BEFORE, ''));
  const name = printed.replace(REBALANCED, '$1');
  if (name === '') return { reason: 'no card name' };
  if (name.length > MAX_NAME) return { reason: `a name of more than ${MAX_NAME} letters` };
  if (!/[\p{L}\p{N}_]/u.test(name)) return { reason: 'no card name' };
  if (quantity < 1 || quantity > MAX_QUANTITY) return { reason: `the quantity must be 1 to ${MAX_QUANTITY}` };
  return { name, quantity, section };
}

/** Whether the line starts with a quantity, which no heading does. */
export function hasQuantity(line: string): boolean {
  return /^\d+\s*[xX×]?\s/.test(line);
}

function splitQuantity(line: string): { quantity: number; rest: string } {
  if (NUMBERED.has(stripMarks(line).name.toLowerCase())) return { quantity: 1, rest: line };
  const [, before = '', first = ''] = /^(\d+)\s*[xX×]?\s+(.*)$/.exec(line) ?? [];
  if (before !== '') return { quantity: Number(before), rest: first };
  if (/^\d+\s*[xX×]?$/.test(line)) return { quantity: 1, rest: '' };
  const [, name = '', after = ''] = /^(.*\S)\s+[xX×](\d+)$/.exec(stripMarks(line).name) ?? [];
  if (after === '') return { quantity: 1, rest: line };
  return { quantity: Number(after), rest: `${name}${line.slice(stripMarks(line).name.length)}` };
}

/** Strips all marks from the end, so that a printed name parses back unchanged. */
function stripMarks(text: string): { name: string; section: DeckSection | null } {
  let section: DeckSection | null = COMMANDER_NOTE.test(text) ? 'commanders' : null;
  let name = text.replace(TAGS, '').trim();
  for (;;) {
    const mark = lastMark(name) ?? lastNote(name);
    if (mark === null) return { name, section };
    section = mark.section ?? section;
    name = name.slice(0, mark.at).trimEnd();
  }
}

/** The mark at the end, searched backwards, so that a line of only marks takes linear time. */
function lastMark(name: string): { at: number; section: DeckSection | null } | null {
  const kind = MARKS.get(name.at(-1) ?? '');
  if (kind) {
    const at = name.lastIndexOf(kind.open, name.length - 2);
    const found = at < 0 ? null : kind.form.exec(name.slice(at));
    if (found) {
      const [, words = ''] = found;
      if (kind.open === '*') return { at, section: sectionOf(words) === 'commanders' ? 'commanders' : null };
      return { at, section: kind.open === '[' ? categorySection(words) : null };
    }
  }
  const at = name.lastIndexOf('(');
  if (at < 0 || (at > 0 && !/\s/.test(name[at - 1] ?? ''))) return null;
  return PRINTING.test(name.slice(at)) ? { at, section: null } : null;
}

/** A price at the end, or a printing as Forge writes it. */
function lastNote(name: string): { at: number; section: DeckSection | null } | null {
  const found = PRICE.exec(name) ?? SET_BEHIND.exec(name);
  return found ? { at: found.index, section: null } : null;
}

/** "[Commander{top}]", "[Maybeboard{noDeck}{noPrice},Draw]"; types as categories mean nothing here. */
function categorySection(words: string): DeckSection | null {
  for (const word of words.split(',')) {
    const section = sectionOf(word.replace(/\{[^{}]*\}/g, '').trim());
    if (section !== null && section !== 'cards' && section !== 'about') return section;
    if (/\{noDeck\}/i.test(word)) return 'maybeboard';
  }
  return null;
}
