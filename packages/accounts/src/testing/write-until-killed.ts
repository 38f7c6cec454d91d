// Writes of every kind about people, side by side, without an end; prints what has been acknowledged, a line each:
// `account UID SALT-LEVEL`, `vote UID SCORE`, `share UID DECK` and `newsletter EMAIL`. RUN keeps two runs on one database
// apart.
import { openDatabase } from '@deckwright/database';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createAccounts } from '../accounts.ts';
import { createNewsletter } from '../newsletter/index.ts';
import { createSaltVoting } from '../salt/index.ts';
import { createSharing } from '../sharing/index.ts';
import { RecordingMailer } from './recording-mailer.ts';

const [, , dataDir = '', run = '', databaseUrl] = process.argv;
const site = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const acknowledge = (...words: (string | number)[]): void =>
  void process.stdout.write(`${words.join(' ')}\n`);

const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
const mailer = new RecordingMailer();
const accounts = await createAccounts({
  ...{ database, secret: null, site, log, passwords: CHEAP_PASSWORDS },
  mailer: { send: async () => undefined },
});
const votes = createSaltVoting({ database, secret: null, log });
const sharing = createSharing({ database, secret: null, log, changed: () => undefined, toLink: (id) => id });
const newsletter = createNewsletter({ database, mailer, site, log });

let registered = 0;
async function register() {
  registered += 1;
  return accounts.register({
    email: `jo${run}-${registered}@example.org`,
    password: 'three words in a row',
    username: `Jo ${registered}`,
    consents: { terms: true, privacy: true },
  });
}

async function changeSettings(): Promise<never> {
  for (;;) {
    const { uid, token } = await register();
    acknowledge('account', uid, 1);
    const session = await accounts.authenticate(token);
    for (const saltLevel of [0, 2, 0, 2] as const) {
      await accounts.writeSettings(session, { saltLevel });
      acknowledge('account', uid, saltLevel);
    }
  }
}

async function vote(): Promise<never> {
  const { uid } = await register();
  for (let turn = 0; ; turn += 1) {
    await votes.vote({ voter: { uid }, cardKey: 'card', score: turn % 5, address: '127.0.0.1' });
    acknowledge('vote', uid, turn % 5);
  }
}

async function share(): Promise<never> {
  for (;;) {
    const { uid: userId } = await register();
    for (let turn = 0; turn < 3; turn += 1) {
      const cards = [{ name: `Card of ${turn}`, quantity: 99 }];
      const { deck } = await sharing.share({
        ...{ userId, address: '203.0.113.7', name: null, showPlayer: false, bracket: null, licence: 'cc0' },
        deck: { commanders: [`Leader ${turn}`], cards, companion: null },
      });
      acknowledge('share', userId, deck.id);
    }
  }
}

async function subscribe(): Promise<never> {
  for (let number = 0; ; number += 1) {
    const email = `letter${run}-${number}@example.org`;
    await newsletter.ask({ email });
    const token = /\/newsletter\/confirm\?token=([\w-]{43})/.exec(mailer.mails.at(-1)?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`No letter with a link came to ${email}.`);
    await newsletter.confirm({ token });
    acknowledge('newsletter', email);
  }
}

await Promise.all([changeSettings(), vote(), share(), subscribe()]);
