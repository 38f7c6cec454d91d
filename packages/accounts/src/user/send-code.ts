import { type Orm, users, verifications } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { CODE_MINUTES, type CodeKind } from '../auth.ts';
import type { Context } from '../context.ts';
import { changeEmailMail, proveEmailMail, resetCodeMail } from '../mail/templates.ts';

type Deps = Pick<Context, 'mailer' | 'site'> & { orm: Orm };

const MAILS = {
  'forget-password': resetCodeMail,
  'change-email': changeEmailMail,
  'email-verification': proveEmailMail,
} as const;

/** The recipient's address, and the name of the account for the greeting. */
export async function sendCode(
  { mailer, site, orm }: Deps,
  kind: CodeKind,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const name = await getName(orm, email);
  const content = { site, name, code, minutes: CODE_MINUTES };
  await mailer.send({
    to: email,
    ...MAILS[kind](content),
  });
}

/** '' for an address without an account, so that strangers cannot choose the text of its email. */
async function getName(orm: Orm, email: string): Promise<string> {
  const [user] = await orm.select({ name: users.name }).from(users).where(eq(users.email, email));
  return user?.name ?? '';
}

/** A new code invalidates earlier ones. */
export async function dropCodes(orm: Orm, identifier: string): Promise<void> {
  await orm.delete(verifications).where(eq(verifications.identifier, identifier));
}
