import { newsletterAddresses } from '@deckwright/database';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserPart } from '../user-part.ts';
import type { Newsletter } from './index.ts';
import { endSubscriptions } from './leave.ts';

/** The newsletter of an account: asked for at registration, told on export, gone with the account. */
export function newsletterPart(newsletter: Newsletter): UserPart {
  return {
    name: 'newsletter',
    export: (_, { uid, email }) => newsletter.state({ userId: uid, email }),
    remove: async (orm, { uid }) => {
      const { askedBy, subscribedAt, userId } = newsletterAddresses;
      await endSubscriptions(orm, eq(userId, uid), new Date());
      await orm.delete(newsletterAddresses).where(and(eq(askedBy, uid), isNull(subscribedAt)));
    },
    registered: async ({ uid, email }, wishes) => {
      if (wishes.newsletter) await newsletter.ask({ email, userId: uid });
    },
    emailChanged: ({ uid, email }) => newsletter.move({ userId: uid, email }),
  };
}
