import { AppError } from '@deckwright/domain';
import type { Shard } from './types.ts';

/**
 * The shard of both shards' decks. Associative and commutative.
 * @throws AppError 'invalid-argument' when both hold decks of one commander key: identical lists could then not be
 * found.
 */
export function mergeShards(a: Shard, b: Shard): Shard {
  const order = mergedOrder(a.labels, b.labels);
  const decks = a.day.length + b.day.length;
  const merged: Shard = {
    identical: a.identical + b.identical,
    labels: [],
    commanders: new Uint16Array(order.length * 2),
    commanderStart: new Uint32Array(order.length + 1),
    day: new Uint16Array(decks),
    bracket: new Uint8Array(decks),
    estimatedBracket: new Uint8Array(decks),
    basics: new Uint8Array(decks),
    basicsEstimated: new Uint8Array(decks),
    basicsCents: new Uint32Array(decks),
    companion: new Uint16Array(decks),
    ref: new Uint32Array(decks),
    deckStart: new Uint32Array(decks + 1),
    deckCards: new Uint16Array(a.deckCards.length + b.deckCards.length),
    tagStart: new Uint32Array(decks + 1),
    tags: new Uint16Array(a.tags.length + b.tags.length),
  };
  let deck = 0;
  let entry = 0;
  let tag = 0;
  for (const { fromA, position } of order) {
    const source = fromA ? a : b;
    const first = source.commanderStart[position] ?? 0;
    const end = source.commanderStart[position + 1] ?? 0;
    const firstEntry = source.deckStart[first] ?? 0;
    const endEntry = source.deckStart[end] ?? 0;
    merged.commanders.set(
      source.commanders.subarray(position * 2, position * 2 + 2),
      merged.labels.length * 2,
    );
    merged.commanderStart[merged.labels.length] = deck;
    merged.labels.push(source.labels[position] ?? '');
    for (const column of [
      'day',
      'bracket',
      'estimatedBracket',
      'basics',
      'basicsEstimated',
      'basicsCents',
      'companion',
      'ref',
    ] as const) {
      merged[column].set(source[column].subarray(first, end), deck);
    }
    merged.deckCards.set(source.deckCards.subarray(firstEntry, endEntry), entry);
    const firstTag = source.tagStart[first] ?? 0;
    const tags = source.tags.subarray(firstTag, source.tagStart[end]);
    merged.tags.set(tags, tag);
    for (let i = first; i < end; i++, deck++) {
      merged.deckStart[deck] = entry + (source.deckStart[i] ?? 0) - firstEntry;
      merged.tagStart[deck] = tag + (source.tagStart[i] ?? 0) - firstTag;
    }
    entry += endEntry - firstEntry;
    tag += tags.length;
  }
  merged.commanderStart[order.length] = decks;
  merged.deckStart[decks] = entry;
  merged.tagStart[decks] = tag;
  return merged;
}

function mergedOrder(a: readonly string[], b: readonly string[]): { fromA: boolean; position: number }[] {
  const order: { fromA: boolean; position: number }[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const left = a[i];
    const right = b[j];
    if (left !== undefined && left === right) {
      throw new AppError(
        'invalid-argument',
        `Both shards hold decks of ${left.split(' ')[0]}; put all decks of a commander key into one shard (shardOf).`,
      );
    }
    const fromA = right === undefined || (left !== undefined && left < right);
    order.push({ fromA, position: fromA ? i++ : j++ });
  }
  return order;
}
