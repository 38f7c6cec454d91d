import type { Audience } from '@deckwright/api-client/schemas';
import {
  type Allowed,
  allowedBy,
  CONSENT_COOKIE,
  type Consent,
  mustAsk,
  NO_ANSWERS,
  needsConsent,
  printConsent,
  readConsent,
} from './consent.ts';

const YEAR_SECONDS = 31_536_000;

/** Kept for a year, by this site or by the manager that it set. */
export type ConsentStore = {
  get: () => Consent;
  allowed: () => Allowed;
  /** The browser sends Global Privacy Control. */
  optedOut: boolean;
  /** Keeps answers, in place of those there are. */
  answer: (consent: Consent) => void;
  /** Calls back after each change. */
  subscribe: (listener: () => void) => () => void;
};

let store: ConsentStore | null = null;

/** The one store of the page; the settings are the same on every page of a site. */
export function consentStore(audience: Audience): ConsentStore {
  store ??= createStore(audience);
  return store;
}

function createStore(audience: Audience): ConsentStore {
  const managed = audience.consentManager !== null && needsConsent(audience);
  const optedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  const listeners = new Set<() => void>();
  let consent = managed ? NO_ANSWERS : readConsent(document.cookie);
  const set = (next: Consent): void => {
    consent = next;
    showQuestion(!managed && mustAsk(audience, consent, optedOut));
    for (const listener of [...listeners]) listener();
  };
  if (managed && audience.consentManager !== null) {
    const address = audience.consentManager;
    void import('./consent-manager.ts')
      .then(({ followManager }) => followManager(address, set))
      .catch(() => console.warn('The consent manager could not be loaded: nothing is allowed.'));
  }
  return {
    get: () => consent,
    allowed: () => allowedBy(audience, consent, optedOut),
    optedOut,
    answer: (next) => {
      if (!managed) keep(next);
      set(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function showQuestion(shown: boolean): void {
  const { dataset } = document.documentElement;
  if (shown) dataset.consent = 'ask';
  else delete dataset.consent;
}

function keep(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(
    document,
    `${CONSENT_COOKIE}=${printConsent(consent)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`,
  );
}

/** The cookie store needs a secure origin; the old way works on any. */
function writeCookie(jar: { cookie: string }, cookie: string): void {
  jar.cookie = cookie;
}
