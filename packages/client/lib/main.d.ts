export { type AnswerCache, type CachedAnswer, memoryCache } from './answer-cache.js';
export { ApiError, type ApiProblem, ConnectionError, DataChangedError } from './api-error.js';
export type { Chosen, Fields } from './chosen.js';
export { type Client, type ClientOptions, createClient, type RequestOptions } from './client.js';
export { type EachOptions, each, type ListPage } from './each.js';
