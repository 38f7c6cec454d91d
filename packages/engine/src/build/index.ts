export { buildCardDecks } from './card-decks/build-card-decks.ts';
export { makeCardModel } from './card-model/make-card-model.ts';
export { toEngineCard } from './engine-card.ts';
export { type FinishedEngine, finishEngine, type NearIdentical } from './finish.ts';
export { mergeShards } from './merge.ts';
export { buildShard } from './shard.ts';
export { toShard } from './to-shard.ts';
export * from './types.ts';
export { type ResultEntry, type ResultEvent, writeResults } from './write-results.ts';
