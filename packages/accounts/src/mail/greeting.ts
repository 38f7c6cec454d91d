import type { MailSite } from './mail-layout.ts';

export type ToUser = {
  site: MailSite;
  /** As the account shows it. */
  name: string;
};

/**
 * Only plain names are included, because anyone can have this email sent to any address with a name of their choice.
 */
export function greeting(name: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _'’-]{0,39}$/u.test(name);
  return isPlain ? `Hello ${name},` : 'Hello,';
}
