import type { Audience } from '@deckwright/api-client/schemas';
import { createStore } from 'zustand/vanilla';
import { fetchPart } from '../../../shared/part/fetch-part.ts';
import { readCookies, writeCookie } from '../../../shared/site/cookies.ts';
import {
  type AccountAnswer,
  type Allowed,
  allowedBy,
  CONSENT_COOKIE,
  type Consent,
  mustAsk,
  NO_ANSWERS,
  needsConsent,
  printConsent,
  readConsent,
  withAccount,
} from './consent.ts';

const YEAR_SECONDS = 31_536_000;

/** Kept for a year, by this site or by the manager that it set. */
export type ConsentStore = {
  get: () => Consent;
  allowed: () => Allowed;
  /** The browser sends Global Privacy Control. */
  optedOut: boolean;
  /** Keeps answers, in place of those there are. `aboutIdentity`: the email address was among what was asked. */
  answer: (consent: Consent, aboutIdentity?: boolean) => void;
  /** What the account of who is signed in answered. */
  learnAccount: (answer: AccountAnswer) => void;
  /** Takes what is answered about the email address, for the account. */
  tellAccount: (tell: (answer: 'yes' | 'no') => void) => void;
  /** Calls back after each change; `answered` where the visitor has just made it. */
  subscribe: (listener: (answered: boolean) => void) => () => void;
};

type State = {
  consent: Consent;
  account: AccountAnswer;
  /** How often the visitor has answered on this page. */
  answers: number;
};

let store: ConsentStore | null = null;

/** The one store of the page; the settings are the same on every page of a site. */
export function consentStore(audience: Audience): ConsentStore {
  store ??= createConsentStore(audience);
  return store;
}

function createConsentStore(audience: Audience): ConsentStore {
  const managed = audience.consentManager !== null && needsConsent(audience);
  const optedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  let tell = (_answer: 'yes' | 'no'): void => {};
  const { getState, setState, subscribe } = createStore<State>()(() => ({
    consent: managed ? NO_ANSWERS : readConsent(readCookies()),
    account: 'nobody',
    answers: 0,
  }));
  const set = (consent: Consent, account = getState().account): void => {
    showQuestion(!managed && mustAsk(audience, consent, optedOut));
    setState({ consent, account, answers: getState().answers + 1 });
  };
  if (managed && audience.consentManager !== null) {
    const address = audience.consentManager;
    void fetchPart(() => import('./consent-manager.ts'))
      .then(({ followManager }) => followManager(address, (consent) => set(consent)))
      .catch(() => console.warn('The consent manager could not be loaded, so nothing is allowed.'));
  }
  return {
    get: () => getState().consent,
    allowed: () => {
      const { consent, account } = getState();
      return allowedBy(audience, withAccount(consent, account), optedOut);
    },
    optedOut,
    answer: (next, aboutIdentity = false) => {
      if (!managed) keep(next);
      const { identity } = next;
      const forAccount = aboutIdentity && identity !== null && getState().account !== 'nobody';
      if (forAccount) tell(identity);
      set(next, forAccount ? identity : undefined);
    },
    learnAccount: (answer) => {
      if (answer !== getState().account) setState({ account: answer });
    },
    tellAccount: (next) => {
      tell = next;
    },
    subscribe: (listener) => subscribe((now, before) => listener(now.answers !== before.answers)),
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
    `${CONSENT_COOKIE}=${printConsent(consent)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`,
  );
}
