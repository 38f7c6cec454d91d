export type Accounts = Record<string, never>;
export type { MailSite } from './mail/mail-layout.ts';
export { createMailer } from './mail/mailer.ts';
export {
  changeEmailMail,
  emailChangedMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  passwordChangedMail,
  resetCodeMail,
} from './mail/templates.ts';
export type { Mail, Mailer, MailSender, SmtpSettings } from './mail/types.ts';
export { createNewsletter, type Newsletter } from './newsletter/index.ts';
