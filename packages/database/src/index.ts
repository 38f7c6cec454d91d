export { type Database, type DatabaseOptions, type Orm, openDatabase } from './database.ts';
export { type SubmittedDeckStatus, saltVotes, submittedDecks } from './schema.ts';
