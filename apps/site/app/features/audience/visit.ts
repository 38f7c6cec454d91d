import type { Audience } from '@deckwright/contract/schemas';
import { isPrivatePage } from '@deckwright/domain';
import { fetchPart } from '@deckwright/islands';
import { toasts } from '../../shared/feedback/toasts.ts';
import { followAdUser } from './ads/ad-user.ts';
import { type Ads, createAds } from './ads/ads.ts';
import { getAdUser } from './ads/find-ad-user.ts';
import { ANSWER_NOT_SAVED, followAccountConsent } from './consent/account-consent.ts';
import { answerAll } from './consent/consent.ts';
import { type ConsentStore, consentStore } from './consent/consent-store.ts';

/** After this time a count is dropped. */
const MAX_WAIT_MS = 10_000;

type Started = { consent: ConsentStore; ads: Ads | null };

let started: Started | null = null;
/** The current page, until it is counted. */
let uncounted: string | null = null;

/** Call once for each route that is opened, including the first page. */
export function visit(audience: Audience, path: string): void {
  const isPrivate = isPrivatePage(path);
  // Only a new document ends third-party code, and each document's policy allows what it may load.
  if (isForeign(audience) && isPrivate !== wasServedPrivate()) {
    location.reload();
    return;
  }
  // Only the manager knows what was agreed to, and it is not allowed here.
  if (isPrivate && audience.consentManager !== null) return;
  started ??= start(audience);
  uncounted = path;
  count(audience, started.consent);
  started.ads?.setUp(!isPrivate);
}

/** Whether third-party code runs on pages. */
function isForeign({ ads, consentManager }: Audience): boolean {
  return consentManager !== null || (ads !== null && ads.script !== null);
}

/** Whether the document was loaded with a private page. */
function wasServedPrivate(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return isPrivatePage(new URL(entry?.name ?? location.href).pathname);
}

function start(audience: Audience): Started {
  const consent = consentStore(audience);
  const ads = audience.ads ? createAds(audience.ads, consent) : null;
  // If its code fails to load, a stored session counts as an unknown user.
  if (ads) followSession(consent).catch(() => undefined);
  consent.subscribe(() => count(audience, consent));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null;
    if (!button) return;
    const answer = button.dataset.consentAnswer === 'yes' ? 'yes' : 'no';
    // "Refuse" answers everything; "Accept" never answers the question about the address.
    consent.answer(answerAll(consent.get(), answer), answer === 'no');
    // The button is gone, so the focus moves to a sensible place.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  return { consent, ads };
}

function count({ analytics }: Audience, consent: ConsentStore): void {
  if (uncounted === null || !analytics || !consent.allowed().analytics) return;
  sendPageView(analytics.url, uncounted);
  uncounted = null;
}

/** Patrons are identified by their session. */
async function followSession(consent: ConsentStore): Promise<void> {
  const { account, openAccount, withCalls } = await fetchPart(
    () => import('../../shared/session/session.ts'),
  );
  openAccount();
  followAdUser({ get: () => getAdUser(account.get()), subscribe: account.subscribe });
  followAccountConsent({
    account,
    consent,
    load: async (uid) => (await withCalls((calls) => calls.fetchAdsConsent(uid))).identity,
    save: (uid, identity) => withCalls((calls) => calls.saveAdsConsent(uid, { identity })),
    failed: () => toasts.add({ key: 'account', text: ANSWER_NOT_SAVED }),
  });
}

/**
 * Tells the receiver that a page was opened: its path only, without query, cookies or anything about the visitor.
 * Failures are ignored. (`sendBeacon` would send cookies.)
 */
function sendPageView(receiver: string, path: string): void {
  void fetch(receiver, {
    method: 'POST',
    body: JSON.stringify({ event: 'page-view', path }),
    keepalive: true,
    signal: AbortSignal.timeout(MAX_WAIT_MS),
    credentials: 'omit',
    mode: 'no-cors',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
