export { type DatabaseDump, dumpDatabase, dumpFile } from './copy/dump-database.ts';
export { countRows, loadDump } from './copy/load-dump.ts';
export { type DatabaseOptions, openDatabase } from './database.ts';
export { lastMigration } from './last-migration.ts';
export type { PlayerDeckRow } from './player-decks.ts';
export { PLAYER_ROWS, type PlayerRows, type SaltVoteRow } from './player-rows.ts';
export { notifyPostgres, type PostgresFacts, probePostgres } from './postgres.ts';
export { saltVotes } from './schema.ts';
export {
  apiKeys,
  credentials,
  instanceSettings,
  passkeys,
  profiles,
  secondFactors,
  sessions,
  users,
  verifications,
} from './schema-accounts.ts';
export { attempts } from './schema-attempts.ts';
export { newsletterAddresses } from './schema-newsletter.ts';
export {
  deckReports,
  type SubmittedDeckStatus,
  submittedDecks,
} from './schema-sharing.ts';
export { newsletterLeaves, patronEvents, patronMembers, removedNames, staffActions } from './schema-staff.ts';
export type { Database, Orm } from './types.ts';
