import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createAccounts,
  createNewsletter,
  createPatrons,
  createSaltVoting,
  createSharing,
  createStaff,
  newsletterPart,
  patronPart,
  saltPart,
  sharingPart,
} from '@deckwright/accounts';
import { loadSnapshot } from '@deckwright/answers';
import { lastMigration } from '@deckwright/database';
import { FairQueue } from '@deckwright/overload';
import { currentSnapshotId } from '@deckwright/snapshot';
import { expect } from 'vitest';
import { madeSampleBulk } from '../../../../tooling/lib/made-once.mjs';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createNewsletterService } from '../accounts/newsletter-service.ts';
import { createApp } from '../app.ts';
import { dataStatus } from '../health/data-status.ts';
import { createReadiness } from '../health/readiness.ts';
import { siteStatus } from '../health/site-status.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { readSettings } from '../settings/settings.ts';

export const WHOLE_APP_ORIGIN = 'https://decks.example.org';
export const PATRON_SECRET = 'a secret of the patron service';
const SITE = { name: 'Deckwright', origin: WHOLE_APP_ORIGIN, operator: { name: null, email: null } };
const HOUR_MS = 3_600_000;

export type WholeApp = Awaited<ReturnType<typeof openWholeApp>>;

/** Every call that a site can have, over the sample; emails are collected, limits never met, and a shop answers. */
export async function openWholeApp() {
  const folder = await madeSampleBulk();
  const { snapshot, close } = await loadSnapshot(folder, currentSnapshotId(folder) ?? '');
  const database = await createTestDatabases().openNew('pglite');
  const mails: { to: string; text: string }[] = [];
  const mailer = {
    send: async (mail: { to: string; text: string }) => void mails.push(mail),
    status: () => ({ waiting: 0, failed: 0 }),
  };
  const shared = {
    database,
    site: SITE,
    mailer,
    log: (line: string) => expect.fail(line),
    passwords: CHEAP_PASSWORDS,
  };
  const newsletter = createNewsletter(shared);
  const patrons = createPatrons(shared);
  const changed = () => undefined;
  const salt = createSaltVoting({ ...shared, secret: null, changed });
  const toLink = (id: string) => id.replaceAll('-', '').slice(0, 12);
  const sharing = createSharing({ ...shared, secret: 'a secret', toLink, changed });
  const getName = (key: string) => snapshot.cards.find((card) => card.key === key)?.name ?? null;
  const accounts = await createAccounts({
    ...shared,
    secret: null,
    parts: [
      newsletterPart(newsletter),
      patronPart(patrons),
      saltPart({ getName, changed }),
      sharingPart(changed),
    ],
  });
  const acquire = () => ({ snapshot, release: () => undefined });
  const data = dataStatus({ dataDir: folder, acquire, storeStatus: () => null, database, mailer, accounts });
  const readiness = createReadiness({ acquire, databaseAnswers: () => database.health() });
  const queue = new FairQueue({ atOnce: 4, waiting: 100, now: () => performance.now() });
  const status = siteStatus({
    ...{ dataDir: folder, data, readiness, pages: queue, calls: queue },
    lastMigration: () => lastMigration(database),
    shedder: { refused: 0 },
  });
  const shop = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"affiliateDataID":"0c1d2e3f-0000-4000-8000-123456789abc"}'),
  );
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;
  let now = 0;
  const app = createApp({
    acquire,
    settings: readSettings({
      PUBLIC_ORIGIN: WHOLE_APP_ORIGIN,
      PATRON_WEBHOOK_SECRET: PATRON_SECRET,
      SCG_ADDRESS: `http://127.0.0.1:${port}/affiliate`,
    }),
    bulkFrom: folder,
    readiness,
    accounts,
    newsletter,
    newsletterService: createNewsletterService(newsletter),
    patrons,
    salt,
    sharing,
    staff: { staff: createStaff(shared), data, status },
    securityLog: new SecurityLog({
      sink: { append: () => undefined, stop: async () => undefined },
      secret: 'a secret',
      steady: () => 0,
    }),
    limits: createUserLimits(() => (now += HOUR_MS)),
  });
  return {
    app,
    accounts,
    database,
    mails,
    close: async () => {
      shop.closeAllConnections();
      shop.close();
      await accounts.stop();
      await close();
    },
  };
}
