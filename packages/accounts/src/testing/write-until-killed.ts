// Registers one user after the other and changes each one's settings; prints what has been acknowledged, a line each.
import { openDatabase } from '@deckwright/database';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createAccounts } from '../accounts.ts';

const [, , dataDir = '', databaseUrl] = process.argv;
const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
const accounts = await createAccounts({
  database,
  secret: null,
  mailer: { send: async () => undefined },
  site: { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } },
  log: (line) => process.stderr.write(`${line}\n`),
  passwords: CHEAP_PASSWORDS,
});
for (let number = 0; ; number += 1) {
  const { uid, token } = await accounts.register({
    email: `jo${number}@example.org`,
    password: 'three words in a row',
    username: `Jo ${number}`,
    consents: { terms: true, privacy: true },
  });
  process.stdout.write(`${uid} 1\n`);
  const session = await accounts.authenticate(token);
  for (const saltLevel of [0, 2, 0, 2] as const) {
    await accounts.writeSettings(session, { saltLevel });
    process.stdout.write(`${uid} ${saltLevel}\n`);
  }
}
