export { type AnswerCache, type CachedAnswer, memoryCache } from './answer-cache.ts';
export { ApiError, type ApiProblem, ConnectionError, DataChangedError } from './api-error.ts';
export type { Chosen, Fields } from './chosen.ts';
export { type Client, type ClientOptions, createClient, type RequestOptions } from './client.ts';
export { type EachOptions, each, type ListPage } from './each.ts';
