import { AppError, searchWords } from '@deckwright/domain';
import { encodeTables } from './format.ts';
import type { NameEntry } from './types.ts';

const MAX_UINT32 = 0xffff_ffff;

/**
 * The index as bytes; equal entries in any order give equal bytes. Keys without letters and digits are omitted.
 * @throws AppError `invalid-argument` for a number outside its range or a label with a line break.
 */
export function buildNameIndex(entries: readonly NameEntry[]): Uint8Array {
  const ordered = [...entries].sort(byRank);
  for (const entry of ordered) check(entry);
  const keyEntry: number[] = [];
  const keyStart: number[] = [];
  const starts: number[] = [];
  const suffixes: string[] = [];
  const keys: string[] = [];
  let length = 0;
  ordered.forEach((entry, index) => {
    for (const words of distinctKeys(entry.keys)) {
      const key = words.join('');
      keyEntry.push(index);
      keyStart.push(length);
      keys.push(key);
      let offset = 0;
      for (const word of words) {
        starts.push(length + offset);
        suffixes.push(key.slice(offset));
        offset += word.length;
      }
      length += key.length + 1;
    }
  });
  keyStart.push(length);
  const order = starts.map((_, index) => index).sort((a, b) => compare(suffixes[a], suffixes[b]) || a - b);
  return encodeTables({
    weight: Uint32Array.from(ordered, (entry) => entry.weight),
    kind: Uint32Array.from(ordered, (entry) => entry.kind),
    ref: Uint32Array.from(ordered, (entry) => entry.ref),
    keyEntry: Uint32Array.from(keyEntry),
    keyStart: Uint32Array.from(keyStart),
    starts: Uint32Array.from(order, (index) => starts[index] ?? 0),
    text: keys.map((key) => `${key}\n`).join(''),
    labels: ordered.map((entry) => entry.label),
  });
}

function byRank(a: NameEntry, b: NameEntry): number {
  return b.weight - a.weight || compare(a.label, b.label) || a.kind - b.kind || a.ref - b.ref;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Word lists of the keys, sorted, each once. */
function distinctKeys(keys: readonly string[]): string[][] {
  const lists = new Map(keys.map((key) => searchWords(key)).map((words) => [words.join(' '), words]));
  lists.delete('');
  return [...lists].sort(([a], [b]) => compare(a, b)).map(([, words]) => words);
}

function check(entry: NameEntry): void {
  const isInside = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max;
  if (!isInside(entry.weight, MAX_UINT32) || !isInside(entry.ref, MAX_UINT32) || !isInside(entry.kind, 255)) {
    throw new AppError(
      'invalid-argument',
      `Index entry "${entry.label}" has weight ${entry.weight}, ref ${entry.ref}, kind ${entry.kind}: whole numbers wanted, kind at most 255.`,
    );
  }
  if (entry.label.includes('\n')) {
    throw new AppError('invalid-argument', `Index entry "${entry.label}" has a line break in its label.`);
  }
}
