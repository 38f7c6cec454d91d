import type { Database } from '@deckwright/database';
import { guard } from '../failures.ts';
import { getVoteSummary } from '../salt/get-vote-summary.ts';
import { listActions } from './actions.ts';
import type { StaffContext } from './context.ts';
import { endSessions } from './end-sessions.ts';
import { findUserByEmail, findUsers } from './find-users.ts';
import { newsletterCounts } from './newsletter-counts.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { revokeKeys } from './revoke-keys.ts';
import { setRoles } from './roles.ts';
import { setPatron } from './set-patron.ts';
import { removeName, renameUser } from './user-names.ts';

export type Staff = ReturnType<typeof createStaff>;

type Deps = Omit<StaffContext, 'orm' | 'now'> & {
  database: Database;
  log: (line: string) => void;
  now?: () => Date;
};

/**
 * What the staff page and the command show and do. Each verb throws AppError unavailable while the database is away.
 */
export function createStaff({ database, log, mailer, site, now = () => new Date() }: Deps) {
  const context: StaffContext = { orm: database.orm, mailer, site, now };
  const verb =
    <I extends unknown[], T>(run: (context: StaffContext, ...input: I) => Promise<T>) =>
    (...input: I): Promise<T> =>
      guard({ database, log }, () => run(context, ...input));
  return {
    findUsers: verb(findUsers),
    findUserByEmail: verb(findUserByEmail),
    setRoles: verb(setRoles),
    setPatron: verb(setPatron),
    endSessions: verb(endSessions),
    revokeKeys: verb(revokeKeys),
    resetSecondFactor: verb(resetSecondFactor),
    renameUser: verb(renameUser),
    removeName: verb(removeName),
    listActions: verb(listActions),
    voteCounts: verb(getVoteSummary),
    newsletterCounts: verb(newsletterCounts),
  };
}
