import { AppError, commanderKey } from '@deckwright/domain';

/**
 * The shard, 0…shardCount − 1, of the decks with these commanders (slugs in any order): FNV-1a over the UTF-16
 * units of the commander key, so that all decks of a commander meet in one shard on every machine.
 */
export function toShard(commanders: readonly string[], shardCount: number): number {
  if (!Number.isInteger(shardCount) || shardCount < 1) {
    throw new AppError(
      'invalid-argument',
      `The number of shards must be a whole number from 1 on, got ${shardCount}.`,
    );
  }
  const key = commanderKey(commanders);
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % shardCount;
}
