import type { Audience } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import { createStore } from 'zustand/vanilla';
import { readCookies, writeCookie } from '../../../shared/storage/cookies.ts';
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

/** Stored for a year, by this site or by the configured manager. */
export type ConsentStore = {
  get: () => Consent;
  allowed: () => Allowed;
  /** Whether the browser sends Global Privacy Control. */
  optedOut: boolean;
  /** Stores answers, replacing existing ones. `aboutIdentity`: whether the email address was among the questions. */
  answer: (consent: Consent, aboutIdentity?: boolean) => void;
  /** Takes over the answer of the signed-in account. */
  learnAccount: (answer: AccountAnswer) => void;
  /** Registers the function that saves answers about the email address to the account. */
  notifyAccount: (notify: (answer: 'yes' | 'no') => void) => void;
  /** Calls back after each change; `answered` if the visitor has just answered. */
  subscribe: (listener: (answered: boolean) => void) => () => void;
};

type State = {
  consent: Consent;
  account: AccountAnswer;
  /** Number of answers the visitor has given on this page. */
  answers: number;
};

let store: ConsentStore | null = null;

/** The only store of the page; a site's settings are the same on all pages. */
export function consentStore(audience: Audience): ConsentStore {
  store ??= createConsentStore(audience);
  return store;
}

function createConsentStore(audience: Audience): ConsentStore {
  const managed = audience.consentManager !== null && needsConsent(audience);
  const optedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  let notify = (_answer: 'yes' | 'no'): void => {};
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
      if (forAccount) notify(identity);
      set(next, forAccount ? identity : undefined);
    },
    learnAccount: (answer) => {
      if (answer !== getState().account) setState({ account: answer });
    },
    notifyAccount: (next) => {
      notify = next;
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
