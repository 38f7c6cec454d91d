export { type Accounts, type AccountsDeps, createAccounts } from './accounts.ts';
export { MAX_API_KEYS, type OwnApiKey } from './api-key/own-keys.ts';
export type { LiveEvent, Subscription } from './live/subscription.ts';
export {
  emailChangedMail,
  passkeyMail,
  passwordChangedMail,
  recoveryCodesMail,
  secondFactorMail,
  sessionsEndedMail,
} from './mail/change-mails.ts';
export type { MailSite } from './mail/mail-layout.ts';
export { createMailer, probeMailServer } from './mail/mailer.ts';
export {
  changeEmailMail,
  nameRemovedMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  proveEmailMail,
  registerCodeMail,
  registerTakenMail,
  resetCodeMail,
} from './mail/templates.ts';
export type { Mail, Mailer, MailSender, SmtpSettings } from './mail/types.ts';
export { checkName } from './names/check-name.ts';
export { createNewsletter, type Newsletter } from './newsletter/index.ts';
export { newsletterPart } from './newsletter/user-part.ts';
export { createPatrons, type Patrons, patronPart } from './patrons/index.ts';
export type { MemberEvent } from './patrons/take-event.ts';
export { createSaltVoting, type SaltVoting } from './salt/index.ts';
export { saltPart } from './salt/user-part.ts';
export { PROOF_MINUTES } from './second-factor/fresh-proof.ts';
export { namedSecret } from './secret.ts';
export { deviceLabel } from './session/device-label.ts';
export type { OwnSession } from './session/own-sessions.ts';
export type { Session } from './session.ts';
export { createSharing, type Sharing } from './sharing/index.ts';
export type { Review } from './sharing/review.ts';
export type { CheckedDeck, OwnDeckRow, ReviewedDeckRow } from './sharing/types.ts';
export { sharingPart } from './sharing/user-part.ts';
export { recordAction, type StaffActionRow } from './staff/actions.ts';
export type { Actor } from './staff/context.ts';
export { createStaff, type Staff } from './staff/index.ts';
export { moderationPart } from './staff/user-part.ts';
export type { Consents, UserPart, UserRef } from './user-part.ts';
