import { join } from 'node:path';
import {
  type Accounts,
  createAccounts,
  createMailer,
  createNewsletter,
  createPatrons,
  createSaltVoting,
  createSharing,
  createStaff,
  moderationPart,
  type Newsletter,
  newsletterPart,
  type Patrons,
  patronPart,
  type SaltVoting,
  type Sharing,
  type Staff,
  saltPart,
  sharingPart,
} from '@deckwright/accounts';
import type { StaffData } from '@deckwright/contract/schemas';
import { type DatabaseDump, lastMigration, openDatabase } from '@deckwright/database';
import { PLAYERS_SOURCE } from '@deckwright/domain';
import { deckLinkId } from '@deckwright/snapshot';
import { SNAPSHOT_CHANNEL } from '@deckwright/snapshot/store';
import { dataStatus } from '../health/data-status.ts';
import { startPlayerFiles } from '../player-files/start-player-files.ts';
import { openSecurityLog } from '../security-log/open-security-log.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Settings } from '../settings/settings.ts';
import { cardName } from '../snapshot/card-name.ts';
import type { Lease } from '../snapshot/snapshot-manager.ts';
import type { StoreStatus } from '../snapshot/store-follower.ts';
import { watchDatabase } from './database-watch.ts';
import { mailSite } from './mail-site.ts';

export type AccountServices = {
  /** What the routes of users, votes, decks, staff and the newsletter need. */
  deps: {
    accounts: Accounts;
    newsletter: Newsletter;
    patrons: Patrons;
    salt: SaltVoting;
    securityLog: SecurityLog;
    sharing: Sharing;
    staff: { staff: Staff; data: () => Promise<StaffData> };
  };
  /** What commands on this machine may do; null for a database on a server, which takes commands itself. */
  commandVerbs: {
    staff: Staff;
    salt: SaltVoting;
    securityLog: SecurityLog;
    dump: (folder: string) => Promise<DatabaseDump>;
  } | null;
  /** Ends streams that would never end by themselves. */
  endStreams: () => void;
  /** Resolves if the database answers or is being dumped. */
  databaseAnswers: () => Promise<void>;
  /** The newest migration of the database. */
  lastMigration: () => Promise<string | null>;
  /** Calls back when PostgreSQL notifies of a publication, or may have while the connection was lost. */
  onSnapshotPublished: (call: () => void) => Promise<void>;
};

type Options = {
  settings: Settings;
  /** The site's address if nothing else is configured. */
  address: string;
  acquire: () => Lease;
  /** State of the snapshot store, null without one. */
  storeStatus: () => StoreStatus | null;
  /** Writes a finished line to the log of the process. */
  append: (line: string) => void;
  /** Takes what is to be called at the end, the last one first. */
  onClose: (close: () => Promise<void> | void) => void;
};

/** Opens the database and the services on it. @throws AppError */
export async function openAccounts({
  settings,
  address,
  acquire,
  storeStatus,
  append,
  onClose,
}: Options): Promise<AccountServices> {
  const { databaseUrl, databaseListenUrl, dataDir } = settings;
  const { secret, previousSecret } = settings.accounts;
  const secrets = { secret, previousSecret };
  const log = (line: string) => console.warn(line);
  const opened = await openDatabase({
    dataDir,
    log,
    databaseUrl: databaseUrl ?? undefined,
    listenUrl: databaseListenUrl ?? undefined,
  });
  onClose(() => opened.close());
  const watch = watchDatabase(opened);
  const { database } = watch;
  const { log: securityLog, stop: stopLog } = await openSecurityLog({
    database,
    settings,
    warn: log,
    output: append,
  });
  onClose(stopLog);
  securityLog.write({ event: 'site-started' });
  const playerFiles = startPlayerFiles(database, dataDir, log);
  onClose(() => playerFiles.stop());
  const mailer = createMailer({ ...settings.mail, outbox: join(dataDir, 'outbox'), log });
  onClose(() => mailer.stop());
  const site = mailSite(settings, address);
  const deckChanged = () => playerFiles.changed('decks');
  const votesChanged = () => playerFiles.changed('votes');
  const sharing = createSharing({
    database,
    ...secrets,
    toLink: (id) => deckLinkId(PLAYERS_SOURCE, id),
    changed: deckChanged,
    log,
  });
  const newsletter = createNewsletter({ database, mailer, site, log });
  const salt = createSaltVoting({ database, ...secrets, log, changed: votesChanged });
  const patrons = createPatrons({ database, log });
  const accounts = await createAccounts({
    database,
    ...secrets,
    mailer,
    provesAddresses: settings.mail.smtp !== null,
    site,
    parts: [
      newsletterPart(newsletter),
      sharingPart(deckChanged),
      saltPart({ getName: (key) => cardName(acquire, key), changed: votesChanged }),
      moderationPart,
      patronPart(patrons),
    ],
    log,
  });
  onClose(() => accounts.stop());
  const staff = createStaff({ database, mailer, site, log });
  const dump = (folder: string) => {
    securityLog.write({ event: 'command', outcome: 'done', call: 'backup' });
    return watch.dump(folder);
  };
  const staffPage = {
    staff,
    data: dataStatus({ dataDir, acquire, storeStatus, mailer, accounts, database }),
  };
  return {
    deps: { accounts, newsletter, patrons, salt, securityLog, sharing, staff: staffPage },
    commandVerbs: databaseUrl === null ? { staff, salt, securityLog, dump } : null,
    endStreams: () => accounts.endSubscriptions(),
    databaseAnswers: database.health,
    lastMigration: () => lastMigration(database),
    onSnapshotPublished: async (call) => {
      if (database.kind === 'postgres') onClose(await database.listen(SNAPSHOT_CHANNEL, call, call));
    },
  };
}
