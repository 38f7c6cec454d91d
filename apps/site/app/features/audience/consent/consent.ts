import type { Audience } from '@deckwright/contract/schemas';

export type ConsentAnswer = 'yes' | 'no' | null;

/** A visitor's answer to each question, null if unanswered. */
export type Consent = {
  /** Telling a third-party receiver which pages are opened. */
  analytics: ConsentAnswer;
  /** Loading the provider's ads. */
  ads: ConsentAnswer;
  /** Telling the ad provider the account's email address. */
  identity: ConsentAnswer;
};

/** What is allowed; `identity` is about the signed-in user. */
export type Allowed = { analytics: boolean; ads: boolean; identity: ConsentAnswer };

/** The signed-in account's answer about its email address; `unknown` until it has loaded. */
export type AccountAnswer = ConsentAnswer | 'unknown' | 'nobody';

export const NO_ANSWERS: Consent = { analytics: null, ads: null, identity: null };

export const CONSENT_COOKIE = 'consent';
/** Increased when a question changes its meaning, so that answers to older versions are asked for again. */
const VERSION = 1;

const ANSWER_BY_CODE = { y: 'yes', n: 'no', '-': null } as const;
const FORM = new RegExp(`(?:^|; )${CONSENT_COOKIE}=${VERSION}([yn-])([yn-])([yn-])(?:;|$)`);

/** Answers from `document.cookie`; none if it has none of this version. */
export function readConsent(cookies: string): Consent {
  const [, analytics, ads, identity] = FORM.exec(cookies) ?? [];
  return { analytics: getAnswer(analytics), ads: getAnswer(ads), identity: getAnswer(identity) };
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
 * The account's answer about its email address applies on every device and overrides this device's own; but a no given
 * here always applies.
 */
export function withAccount(consent: Consent, account: AccountAnswer): Consent {
  if (consent.identity === 'no' || account === 'nobody') return consent;
  return { ...consent, identity: account === 'unknown' ? null : (account ?? consent.identity) };
}

/**
 * `optedOut`: the browser sends Global Privacy Control, which refuses ads and sharing the email address, regardless of
 * other answers. Page counts that stay on this site are allowed unless refused.
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

/** Whether a question that must be asked is unanswered. */
export function mustAsk({ analytics, ads }: Audience, consent: Consent, optedOut: boolean): boolean {
  return (
    (analytics?.asks === true && consent.analytics === null) ||
    (ads !== null && !optedOut && consent.ads === null)
  );
}

/** Whether anything is configured that requires consent. */
export function needsConsent({ analytics, ads }: Audience): boolean {
  return ads !== null || analytics?.asks === true;
}

function getAnswer(letter: string | undefined): ConsentAnswer {
  return letter === 'y' || letter === 'n' ? ANSWER_BY_CODE[letter] : null;
}
