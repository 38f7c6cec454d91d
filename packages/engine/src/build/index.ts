export { cardDecksOf } from './card-decks/card-decks-of.ts';
export { cardModelOf } from './card-model/card-model-of.ts';
export { engineCardOf } from './engine-card.ts';
export { type FinishedEngine, finishEngine } from './finish.ts';
export { mergeShards } from './merge.ts';
export { buildShard } from './shard.ts';
export { shardOf } from './shard-of.ts';
export * from './types.ts';
export { type ResultEntry, type ResultEvent, writeResults } from './write-results.ts';
