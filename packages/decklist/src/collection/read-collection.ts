import { readDeckListInSteps } from '../read/read-deck-list.ts';
import type { NotReadLine, ReadOptions } from '../read/types.ts';

/** A card of a collection by its name in the file. */
export type CollectionEntry = { name: string; quantity: number };

/** Lines that could not be read, counting from 1. */
export type CollectionProblem = NotReadLine;

export type ReadCollection = {
  /** Each name once with its total copies, in file order. */
  entries: CollectionEntry[];
  problems: CollectionProblem[];
};

type Watch = ReadOptions & {
  /** Called between steps with the share read, above 0 and up to 1; the result is awaited. */
  onProgress?: (share: number) => void | Promise<void>;
};

const MAX_COPIES = 100_000;

/**
 * Reads a collection as players' apps export it, or any deck list. Cards of all sections but tokens are owned. Never
 * throws; an unreadable row becomes a problem, so that nothing is lost silently.
 */
export async function readCollection(
  input: string | Uint8Array,
  options: Watch = {},
): Promise<ReadCollection> {
  const reading = await readDeckListInSteps(input, { maxQuantity: MAX_COPIES, ...options });
  const { commanders, companion, cards, outside, notRead } = reading;
  const found = new Map<string, CollectionEntry>();
  const tokens = outside.filter(({ board }) => board === 'tokens');
  const owned = outside.filter(({ board }) => board !== 'tokens');
  const inOrder = [...commanders, ...(companion ? [companion] : []), ...cards, ...owned].sort(
    (a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
  );
  for (const { name, quantity } of inOrder) {
    const known = found.get(name);
    if (known) known.quantity += quantity;
    else found.set(name, { name, quantity });
  }
  const problems = tokens.map(({ name, lines }) => ({
    line: lines[0] ?? 0,
    text: name,
    reason: 'a token, not a card',
  }));
  return {
    entries: [...found.values()],
    problems: [...notRead, ...problems].sort((a, b) => a.line - b.line),
  };
}
