export { type DatabaseOptions, openDatabase } from './database.ts';
export { PLAYER_ROWS, type PlayerRows, type SaltVoteRow } from './player-rows.ts';
export { type SubmittedDeckStatus, saltVotes, submittedDecks } from './schema.ts';
export {
  credentials,
  instanceSettings,
  profiles,
  sessions,
  users,
  verifications,
} from './schema-accounts.ts';
export { newsletterAddresses } from './schema-newsletter.ts';
export type { Database, Orm } from './types.ts';
