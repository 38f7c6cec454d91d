import { assemble } from './assemble.ts';
import { decodeFile } from './decode.ts';
import type { Item, ReadContext } from './items.ts';
import { readMarkdown } from './markdown-table.ts';
import { damagedJson, NO_FACTS, readJsonDeck } from './read-json.ts';
import { findTable, readTable } from './read-table.ts';
import { type Line, readText } from './read-text.ts';
import { readXml, xmlFormat } from './read-xml.ts';
import type { DeckFormat, DeckListReading, FindCard, ListFacts, ReadOptions } from './types.ts';

const MAX_QUANTITY = 999;
const LINES_AT_ONCE = 1000;
const NOT_TEXT = 'not a text file; export the deck as text, CSV, JSON, .dek or .cod';

type Steps = Generator<number, DeckListReading>;

/**
 * Reads a deck list of any known format from text, or from the bytes of a file in any usual encoding. Never throws, and
 * takes time in proportion to the input.
 */
export function readDeckList(input: string | Uint8Array, options: ReadOptions = {}): DeckListReading {
  const steps = getSteps(input, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Reads a list as `readDeckList` does, with pauses: `onProgress` is called with the share read, above 0 and up to 1, about every thousand lines, and
 * awaited, so that a browser stays responsive while it reads a large file.
 */
export async function readDeckListInSteps(
  input: string | Uint8Array,
  { onProgress, ...options }: ReadOptions & { onProgress?: (share: number) => void | Promise<void> },
): Promise<DeckListReading> {
  const steps = getSteps(input, options);
  for (;;) {
    const step = steps.next();
    if (!step.done) await onProgress?.(step.value);
    else {
      if (input.length > 0) await onProgress?.(1);
      return step.value;
    }
  }
}

/** Reads a deck from a JSON value, as `readDeckList` reads its text. */
export function readDeckValue(value: unknown, options: ReadOptions = {}): DeckListReading {
  const { format, items, facts } = readJsonDeck(value, toReadContext(options));
  return assemble(items, { format, facts, lookUp: options.cards });
}

function* getSteps(input: string | Uint8Array, options: ReadOptions): Steps {
  const decoded = typeof input === 'string' ? input : decodeFile(input);
  const context = toReadContext(options);
  const finish = (format: DeckFormat, items: readonly Item[], facts: ListFacts = NO_FACTS) =>
    assemble(items, { format, facts, lookUp: options.cards });
  if (decoded === null)
    return finish('text', [{ kind: 'not-read', line: 1, text: options.fileName ?? '', reason: NOT_TEXT }]);
  const text = decoded.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const json = jsonIn(text, options.fileName, context);
  if (json) return finish(json.format, json.items, json.facts);
  const xml = xmlFormat(text);
  if (xml) return finish(xml, readXml(text, context));
  const items: Item[] = [];
  const lines = text.split('\n').map((raw, index): Line => ({ number: index + 1, raw }));
  const markdown = text.includes('|') ? readMarkdown(lines, context) : null;
  const table = markdown ? null : findTable(text);
  if (table) {
    for (const part of readTable(text, table, context)) {
      for (const item of part.items) items.push(item);
      if (part.at < text.length) yield Math.max(part.at, 1) / text.length;
    }
    return finish('table', items);
  }
  let read = 0;
  for (const item of readText(lines, context, markdown ?? undefined)) {
    items.push(item);
    read += 1;
    if (read % LINES_AT_ONCE === 0 && item.line < lines.length) yield item.line / lines.length;
  }
  return finish(markdown ? 'markdown' : textFormat(text), items);
}

function jsonIn(text: string, fileName: string | undefined, context: ReadContext) {
  if (!/^\s{0,1000}(?:\{|\[\s{0,1000}[[{"\]])/.test(text)) return null;
  try {
    return readJsonDeck(JSON.parse(text), context);
  } catch {
    // One "{…}" among lines is a line that is not read; a whole file of it is damaged.
    const isFile = fileName?.toLowerCase().endsWith('.json') ?? false;
    return isFile || /^\s{0,1000}[[{]\s{0,1000}["{]/.test(text) ? damagedJson(text) : null;
  }
}

/** Forge and XMage write plain lists with signs of their own. */
function textFormat(text: string): DeckFormat {
  if (
    /^LAYOUT (?:MAIN|SIDEBOARD):/m.test(text) ||
    /^(?:SB: )?\d{1,4} \[[A-Z0-9]{2,6}:[^\]\n]{1,12}\] /m.test(text)
  )
    return 'xmage';
  return /^\[metadata\]$/im.test(text) || /^\d{1,4} [^|\n]{1,200}\|[A-Z0-9]{2,6}(?:[|+\n]|$)/m.test(text)
    ? 'forge'
    : 'text';
}

function toReadContext({ cards, maxQuantity = MAX_QUANTITY }: ReadOptions): ReadContext {
  return { isName: cards ? exactNames(cards) : () => false, maxQuantity };
}

/** The look-up forgives marks around a name; a name is exact if it has the letters of the card or of one of its faces. */
function exactNames(lookUp: FindCard): (name: string) => boolean {
  return (name) => {
    const found = lookUp(name);
    if (!found) return false;
    const letters = normalizeName(name);
    return [found.name, ...found.name.split(' // ')].some((each) => normalizeName(each) === letters);
  };
}

function normalizeName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .toLowerCase();
}
