import type { Board } from './section-names.data.ts';
import { isCategory, parseBoard } from './sections.ts';

type Fields = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A number, also one written as text ("2"); null for anything else. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : null;
}

/** The name of the card in an entry: `card.oracleCard.name`, `card.name`, `name`, the text itself, or the entry's key. */
export function readCardName(entry: unknown, key: string): string {
  const text = textIn(entry);
  if (text !== null) return text;
  const fields = objectIn(entry);
  const card = objectIn(fields?.card);
  return (
    textIn(objectIn(card?.oracleCard)?.name) ??
    textIn(card?.name) ??
    textIn(fields?.card) ??
    textIn(fields?.name) ??
    (fields || typeof entry === 'number' ? key : '')
  );
}

/** Where the cards below this key of a deck belong; null for a key that names no part of a list. */
export function boardOfEntry(key: string): Board | null {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2');
  if (/^(?:display ?commanders?|cards)$/i.test(words)) return /^cards$/i.test(words) ? 'cards' : 'other';
  const board = parseBoard(words);
  return board === null || board === 'about' || board === 'sum' || isCategory(words) ? null : board;
}

/** Whether an object looks like a deck: boards, or cards beside commanders or categories. */
export function isDeckValue(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([key, value]) =>
      (/^(?:boards|mainboard|main ?deck|main|deck|cards)$/i.test(key) &&
        (Array.isArray(value) || objectIn(value) !== null)) ||
      (/^commanders?$/i.test(key) && value !== null && typeof value === 'object'),
  );
}
