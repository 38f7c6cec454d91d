export { type DatabaseOptions, openDatabase } from './database.ts';
export { type SubmittedDeckStatus, saltVotes, submittedDecks } from './schema.ts';
export type { Database, Orm } from './types.ts';
