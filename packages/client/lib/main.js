export { memoryCache } from './answer-cache.js';
export { ApiError, ConnectionError, DataChangedError } from './api-error.js';
export { createClient } from './client.js';
export { each } from './each.js';
