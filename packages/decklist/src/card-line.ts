import type { Section } from './sections.ts';
import { sectionOf } from './sections.ts';

export type CardLine = {
  name: string;
  quantity: number;
  /** Section by a mark of this line (*CMDR*, [Sideboard]), or null. */
  section: Section | null;
};

const MAX_QUANTITY = 999;
const MAX_NAME = 200;
/** Marks are taken off one by one, so a line of nothing else must end somewhere. */
const MAX_LINE = 1000;

/** Names that begin like a quantity. */
const NUMBERED = new Set(['50 feet of rope', '1996 world champion']);

/** What may follow a name: foil and commander marks, categories, labels, tags, set code with number. */
const MARK = /\s*\*([A-Za-z ]{1,20})\*$/;
const CATEGORY = /\s*\[([^[\]]*)\]$/;
const LABEL = /\s*\^[^^]*\^$/;
const ANGLE = /\s*<[^<>]*>$/;
const TAGS = /(?:^|\s)#.*$/;
const PRINTING = /(?:^|\s+)\([A-Za-z0-9_]{1,6}\)(?:\s+[A-Za-z0-9★†Φ*_-]{1,12})?$/;

/** Reads one card line, or says why it is none. */
export function parseCardLine(line: string): CardLine | { reason: string } {
  if (line.length > MAX_LINE) return { reason: `a line of more than ${MAX_LINE} letters` };
  const { quantity, rest } = splitQuantity(line);
  const { name, section } = stripMarks(rest);
  if (name === '') return { reason: 'no card name' };
  if (name.length > MAX_NAME) return { reason: `a name of more than ${MAX_NAME} letters` };
  if (!/[\p{L}\p{N}_]/u.test(name)) return { reason: 'no card name' };
  if (quantity < 1 || quantity > MAX_QUANTITY) return { reason: `the quantity must be 1 to ${MAX_QUANTITY}` };
  return { name, quantity, section };
}

/** True when the line states a quantity in front, which no heading does. */
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

/** Takes marks off the end until none is left, so that a printed name reads back as itself. */
function stripMarks(text: string): { name: string; section: Section | null } {
  let section: Section | null = null;
  let name = text.trim();
  for (;;) {
    const before = name;
    name = name.replace(TAGS, '').trimEnd();
    name = name.replace(MARK, (_, word: string) => {
      section = sectionOf(word) === 'commanders' ? 'commanders' : section;
      return '';
    });
    name = name.replace(CATEGORY, (_, words: string) => {
      section = categorySection(words) ?? section;
      return '';
    });
    name = name.replace(LABEL, '').replace(ANGLE, '').replace(PRINTING, '').trim();
    if (name === before) return { name, section };
  }
}

/** "[Commander{top}]", "[Maybeboard{noDeck}{noPrice},Draw]"; types as categories mean nothing here. */
function categorySection(words: string): Section | null {
  for (const word of words.split(',')) {
    const section = sectionOf(word.replace(/\{[^{}]*\}/g, '').trim());
    if (section !== null && section !== 'cards' && section !== 'about') return section;
  }
  return null;
}
