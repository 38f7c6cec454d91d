import type { MailSite } from './mail-layout.ts';

export type ToUser = {
  site: MailSite;
  /** As the account shows it. */
  name: string;
};

/** A name goes in only as a name: anybody may put any address into this mail's To, and words of their own into it. */
export function greeting(name: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _'’-]{0,39}$/u.test(name);
  return isPlain ? `Hello ${name},` : 'Hello,';
}
