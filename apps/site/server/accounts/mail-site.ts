import type { MailSite } from '@deckwright/accounts';
import type { Settings } from '../settings/settings.ts';

const NAME = 'Deckwright';

/**
 * How emails describe this site. Their links need a full address, never the one that a request names: without
 * PUBLIC_ORIGIN they lead to this machine, which is logged if emails are sent.
 */
export function mailSite({ site, mail }: Pick<Settings, 'site' | 'mail'>, ownAddress: string): MailSite {
  if (site.origin === '' && mail.smtp !== null)
    console.warn(`PUBLIC_ORIGIN is not set: the links in mails lead to ${ownAddress}.`);
  return { name: NAME, origin: site.origin || ownAddress, operator: site.operator };
}
