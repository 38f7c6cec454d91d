import { readFileSync } from 'node:fs';
import { type Database, profiles } from '@deckwright/database';
import type { PriceSource } from '@deckwright/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { type Accounts, createAccounts } from '../accounts.ts';
import { RecordingMailer } from '../testing/recording-mailer.ts';

const databases = createTestDatabases();

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const MIGRATION = readFileSync(
  new URL('../../../database/migrations/0009-chosen-settings.sql', import.meta.url),
  'utf8',
);

describe.each(KINDS)('settings on %s', (kind) => {
  let database: Database;
  let accounts: Accounts;
  let count = 0;
  const join = async (changes: { country?: string } = {}) => {
    count += 1;
    const email = `jo${count}@example.org`;
    const consents = { terms: true, privacy: true } as const;
    const user = await accounts.register({ email, password: PASSWORD, username: 'Jo', consents, ...changes });
    return { ...user, email, session: await accounts.authenticate(user.token) };
  };

  beforeAll(async () => {
    database = await databases.openNew(kind);
    accounts = await createAccounts({
      ...{ database, secret: null, mailer: new RecordingMailer(), site: SITE },
      log: (line) => expect.fail(line),
      passwords: CHEAP_PASSWORDS,
    });
    return () => accounts.stop();
  });

  describe('a country', () => {
    it('sets the region and puts its shop first', async () => {
      const { profile } = await join({ country: 'ca' });
      expect(profile).toMatchObject({
        region: 'CA',
        priceSources: ['face2face', 'cardkingdom', 'tcgplayer'],
      });
      expect((await join({ country: 'AU' })).profile.region).toBeNull();
    });

    it('updates a guessed order when the region changes', async () => {
      const { email, profile } = await join({ country: 'DE' });
      expect(profile.priceSources).toEqual(['cardmarket', 'cardkingdom', 'tcgplayer']);
      const moved = await accounts.signIn({ email, password: PASSWORD, country: 'MX' });
      // The shop of the new region, then the first two that were there.
      expect(moved.profile).toMatchObject({
        region: 'MX',
        priceSources: ['tcgl', 'cardmarket', 'cardkingdom'],
      });
      const unknown = await accounts.signIn({ email, password: PASSWORD });
      expect(unknown.profile.region).toBe('MX');
      const further = await accounts.signIn({ email, password: PASSWORD, country: 'CA' });
      expect(further.profile.priceSources).toEqual(['face2face', 'tcgl', 'cardmarket']);
    });

    it('keeps a chosen order, wherever its owner signs in', async () => {
      const { email, session } = await join({ country: 'DE' });
      await accounts.writeSettings(session, { priceSources: ['scg', 'cardmarket'] });
      const same = await accounts.signIn({ email, password: PASSWORD, country: 'DE' });
      expect(same.profile.priceSources).toEqual(['scg', 'cardmarket']);
      const moved = await accounts.signIn({ email, password: PASSWORD, country: 'MX' });
      expect(moved.profile).toMatchObject({ region: 'MX', priceSources: ['scg', 'cardmarket'] });
    });

    it("keeps a chosen order, even if it is the default of the owner's region", async () => {
      const { email, session } = await join({ country: 'US' });
      const usual = ['cardkingdom', 'tcgplayer', 'scg'] as const;
      await accounts.writeSettings(session, { priceSources: [...usual] });
      const moved = await accounts.signIn({ email, password: PASSWORD, country: 'DE' });
      expect(moved.profile).toMatchObject({ region: 'DE', priceSources: usual, chosen: ['priceSources'] });
    });
  });

  it('return to the defaults by null, price sources to those of the region', async () => {
    const { session, profile } = await join({ country: 'CA' });
    await accounts.writeSettings(session, { saltLevel: 0, priceSources: ['tcgl'], namesUnderCards: true });
    const partly = await accounts.writeSettings(session, { saltLevel: null, priceSources: null });
    expect(partly).toEqual({ ...profile, namesUnderCards: true, chosen: ['namesUnderCards'] });
    expect(await accounts.writeSettings(session, { namesUnderCards: null })).toEqual(profile);
  });

  it('of earlier accounts count as chosen if they differ from the guess', async () => {
    const usual: PriceSource[] = ['cardkingdom', 'tcgplayer', 'scg'];
    const guessed: PriceSource[] = ['cardmarket', 'cardkingdom', 'tcgplayer'];
    const all = ['priceSources', 'saltLevel', 'namesUnderCards'];
    const before = [
      [{ region: null, priceSources: usual, saltLevel: 1, namesUnderCards: false }, []],
      [{ region: 'JP', priceSources: guessed, saltLevel: 1, namesUnderCards: false }, []],
      [{ region: 'JP', priceSources: usual, saltLevel: 1, namesUnderCards: false }, ['priceSources']],
      [{ region: 'US', priceSources: guessed, saltLevel: 0, namesUnderCards: true }, all],
    ] as const;
    const users = await Promise.all(before.map(() => join()));
    for (const [at, { uid }] of users.entries())
      await database.orm
        .update(profiles)
        .set(before[at]?.[0] ?? {})
        .where(eq(profiles.userId, uid));
    const [, backfill = ''] = MIGRATION.split(/(?=UPDATE profiles)/);
    await database.orm.execute(sql.raw(backfill));
    for (const [at, { session }] of users.entries())
      expect((await accounts.readProfile(session)).chosen).toEqual(before[at]?.[1]);
  });
});
