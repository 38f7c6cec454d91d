import type { Audience } from '@deckwright/api-client/schemas';

export type ConsentAnswer = 'yes' | 'no' | null;

/** What a visitor answered to each question, null where they did not. */
export type Consent = {
  /** To tell a receiver elsewhere which pages are opened. */
  analytics: ConsentAnswer;
  /** To load the provider's ads. */
  ads: ConsentAnswer;
  /** To tell the ad provider the account's email address. */
  identity: ConsentAnswer;
};

/** What may be done; `identity` of who is signed in. */
export type Allowed = { analytics: boolean; ads: boolean; identity: ConsentAnswer };

/** What the account of who is signed in answered about its email address; `unknown` until it was asked. */
export type AccountAnswer = ConsentAnswer | 'unknown' | 'nobody';

export const NO_ANSWERS: Consent = { analytics: null, ads: null, identity: null };

export const CONSENT_COOKIE = 'consent';
/** Raised when a question changes its meaning: answers to an older one are asked for again. */
const VERSION = 1;

const LETTERS = { y: 'yes', n: 'no', '-': null } as const;
const FORM = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${VERSION}([yn-])([yn-])([yn-])(?:;|$)`);

/** Answers out of `document.cookie`; none where it holds none of this version. */
export function readConsent(cookies: string): Consent {
  const [, analytics, ads, identity] = FORM.exec(cookies) ?? [];
  return { analytics: answerOf(analytics), ads: answerOf(ads), identity: answerOf(identity) };
}

/** The value of the cookie. */
export function printConsent({ analytics, ads, identity }: Consent): string {
  return `${VERSION}${[analytics, ads, identity].map((answer) => answer?.charAt(0) ?? '-').join('')}`;
}

/** "Accept" and "Refuse". The email address is never part of "Accept": it has a question of its own. */
export function answerAll(consent: Consent, answer: 'yes' | 'no'): Consent {
  return { analytics: answer, ads: answer, identity: answer === 'no' ? 'no' : consent.identity };
}

/**
 * The answers with the account's about its email address, which holds on every device, before this device's own; a no
 * given here stands whatever was said elsewhere.
 */
export function withAccount(consent: Consent, account: AccountAnswer): Consent {
  if (consent.identity === 'no' || account === 'nobody') return consent;
  return { ...consent, identity: account === 'unknown' ? null : (account ?? consent.identity) };
}

/**
 * `optedOut`: the browser sends Global Privacy Control, which stands for a refusal of ads and of the email address,
 * whatever else was answered. Page counts that stay on this site are made unless they were refused.
 */
export function allowedBy(audience: Audience, consent: Consent, optedOut: boolean): Allowed {
  const { analytics, ads } = audience;
  return {
    analytics:
      analytics !== null && (analytics.asks ? consent.analytics === 'yes' : consent.analytics !== 'no'),
    ads: ads !== null && !optedOut && consent.ads === 'yes',
    identity: ads === null || optedOut ? 'no' : consent.identity,
  };
}

/** Whether a question that has to be asked is without an answer. */
export function mustAsk({ analytics, ads }: Audience, consent: Consent, optedOut: boolean): boolean {
  return (
    (analytics?.asks === true && consent.analytics === null) ||
    (ads !== null && !optedOut && consent.ads === null)
  );
}

/** Whether anything is set that a visitor has to be asked about. */
export function needsConsent({ analytics, ads }: Audience): boolean {
  return ads !== null || analytics?.asks === true;
}

function answerOf(letter: string | undefined): ConsentAnswer {
  return letter === 'y' || letter === 'n' ? LETTERS[letter] : null;
}
