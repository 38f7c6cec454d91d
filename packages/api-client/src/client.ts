import * as like from './answers-like.ts';
import { createCardLookup, lookupSlug } from './card-lookup.ts';
import {
  type ApiClientOptions,
  type CallOptions,
  type CheckedCall,
  createRequester,
  IN_COOKIE,
  isAbort,
  SESSION_HEADER,
} from './request.ts';
import type {
  AccountDeleted,
  AdsConsent,
  AdsConsentChange,
  CardDocument,
  CardNames,
  CardPage,
  ChangeEmailRequest,
  ChangePasswordRequest,
  CommanderPage,
  CommandersPage,
  ConfirmPasswordRequest,
  CrashReport,
  DeckInsight,
  EmailChanged,
  Health,
  HomePage,
  InsightRequest,
  ListSearchAnswer,
  MailSent,
  Misc,
  NewPasskey,
  NewsletterBegun,
  NewsletterEnded,
  NewTokenAnswer,
  PasskeyCreation,
  PasskeyRemoved,
  PasskeyRequest,
  PasskeySignIn,
  PasswordChanged,
  ProfileChange,
  ProvenAgain,
  RealDataStatus,
  RecoveryCodes,
  RecsAnswer,
  RecsRequest,
  Region,
  RegisterRequest,
  ScgAnswer,
  SearchOption,
  SecondFactor,
  SecondFactorBegun,
  SessionsEnded,
  SignedOut,
  SignInAnswer,
  SignInRequest,
  SpellifyState,
  SpellifyToday,
  SpellifyTurn,
  UserPasskey,
  UserPasskeys,
  UserProfile,
  UserSessions,
} from './schemas/index.ts';

const PASSKEYS = '/api/users/passkeys';

export type Cancel = { signal?: AbortSignal | undefined };

export type TypeaheadList = 'cards' | 'commanders' | 'partners' | 'sets';

type TypeaheadCall = Cancel & { among?: TypeaheadList | undefined; limit?: number | undefined };

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * Every call of the site. `query` is a page's own query, '' or '?…', as `printDeckQuery` writes it.
 * A failed call throws FetchError 'Failed to fetch {url}' after logging it; a cancelled one throws the signal's
 * reason and is not logged.
 */
export function createApiClient(options: ApiClientOptions) {
  const requester = createRequester(options);
  const staticHost = options.staticHost ?? '/data';
  const fetchCards = createCardLookup(requester);
  const page = <T>(path: string, query = '', { signal }: Cancel = {}) =>
    requester.get<T>(`/api/v1${path}${query}`, { signal, auth: false });

  const users = <T>(path: string, body: unknown, call: CheckedCall<T>) =>
    requester.json<T>('POST', `/api/users/${path}`, body, call);
  /** Asks for the session in the cookie, where a page of the site calls. */
  const inCookie: CallOptions = options.isInCookie ? { headers: { [SESSION_HEADER]: IN_COOKIE } } : {};
  /** Nobody is signed in yet. */
  const opening: CallOptions = { auth: false, ...inCookie };
  const user = (uid: string) => `/api/users/${encodeURIComponent(uid)}`;

  return {
    requester,
    register: (request: RegisterRequest, cancel: Cancel = {}) =>
      users<SignInAnswer>('register', request, { ...cancel, ...opening, like: like.SIGNED_IN }),
    signIn: (request: SignInRequest, cancel: Cancel = {}) =>
      users<SignInAnswer>('sign-in', request, { ...cancel, ...opening, like: like.SIGNED_IN }),
    signOut: (cancel: Cancel = {}) => users<SignedOut>('sign-out', undefined, cancel),
    /** Answers the same whether there is such an account or not. */
    forgotPassword: (email: string, cancel: Cancel = {}) =>
      users<MailSent>('forgot-password', { email }, { ...cancel, auth: false }),
    confirmPassword: (request: ConfirmPasswordRequest, cancel: Cancel = {}) =>
      users<PasswordChanged>('confirm-password', request, { ...cancel, auth: false }),
    /** Ends all sessions and begins the one of the token. */
    changePassword: (request: ChangePasswordRequest, cancel: Cancel = {}) =>
      users<NewTokenAnswer>('change-password', request, cancel),
    /** Mails a code to the new address; `confirmEmail` then changes it. */
    changeEmail: (request: ChangeEmailRequest, cancel: Cancel = {}) =>
      users<MailSent>('change-email', request, cancel),
    confirmEmail: (code: string, cancel: Cancel = {}) =>
      users<EmailChanged>('confirm-email', { code }, { ...cancel, like: { profile: like.PROFILE } }),
    /** Gives the session another token; the earlier one is worth nothing from then on. */
    renewToken: (cancel: Cancel = {}) =>
      users<NewTokenAnswer>('renew-token', undefined, { ...cancel, ...inCookie }),
    /** Gives the password again, which deletion and export ask for. */
    proveAgain: (password: string, cancel: Cancel = {}) =>
      users<ProvenAgain>('reauthenticate', { password }, cancel),
    fetchSecondFactor: (cancel: Cancel = {}) =>
      requester.get<SecondFactor>('/api/users/second-factor', { ...cancel, like: like.SECOND_FACTOR }),
    /** Changes nothing before `confirmSecondFactor` has seen a code. */
    beginSecondFactor: (password: string, cancel: Cancel = {}) =>
      users<SecondFactorBegun>(
        'second-factor',
        { password },
        { ...cancel, like: { secret: '', qr: { size: 0, path: '' }, recoveryCodes: [''] } },
      ),
    /** Ends all sessions and begins the one of the token; `endSecondFactor` likewise the one it is called with. */
    confirmSecondFactor: (code: string, cancel: Cancel = {}) =>
      users<NewTokenAnswer>('second-factor/confirm', { code }, cancel),
    endSecondFactor: (password: string, cancel: Cancel = {}) =>
      users<NewTokenAnswer>('second-factor/end', { password }, cancel),
    renewRecoveryCodes: (password: string, cancel: Cancel = {}) =>
      users<RecoveryCodes>(
        'second-factor/recovery-codes',
        { password },
        { ...cancel, like: { recoveryCodes: [''] } },
      ),
    fetchPasskeys: (cancel: Cancel = {}) =>
      requester.get<UserPasskeys>(PASSKEYS, { ...cancel, like: like.PASSKEYS }),
    /** What the browser needs to make a passkey; the password has to have been given lately. */
    beginPasskey: (cancel: Cancel = {}) => users<PasskeyCreation>('passkeys/begin', undefined, cancel),
    addPasskey: (made: NewPasskey, cancel: Cancel = {}) => users<UserPasskey>('passkeys', made, cancel),
    renamePasskey: (id: string, name: string, cancel: Cancel = {}) =>
      requester.json<UserPasskey>('PATCH', `${PASSKEYS}/${encodeURIComponent(id)}`, { name }, cancel),
    removePasskey: (id: string, cancel: Cancel = {}) =>
      requester.json<PasskeyRemoved>('DELETE', `${PASSKEYS}/${encodeURIComponent(id)}`, undefined, cancel),
    /** What the browser needs to sign in with a passkey. */
    beginPasskeySignIn: (cancel: Cancel = {}) =>
      users<PasskeyRequest>('passkey-sign-in/begin', undefined, { ...cancel, auth: false }),
    signInByPasskey: (signed: PasskeySignIn, cancel: Cancel = {}) =>
      users<SignInAnswer>('passkey-sign-in', signed, { ...cancel, ...opening, like: like.SIGNED_IN }),
    fetchSessions: (cancel: Cancel = {}) =>
      requester.get<UserSessions>('/api/users/sessions', { ...cancel, like: like.SESSIONS }),
    endSession: (id: string, cancel: Cancel = {}) =>
      requester.json<SessionsEnded>(
        'DELETE',
        `/api/users/sessions/${encodeURIComponent(id)}`,
        undefined,
        cancel,
      ),
    /** All but the one that the call is made with. */
    endOtherSessions: (cancel: Cancel = {}) =>
      requester.json<SessionsEnded>('DELETE', '/api/users/sessions', undefined, cancel),
    deleteUser: (uid: string, cancel: Cancel = {}) =>
      requester.json<AccountDeleted>('DELETE', user(uid), undefined, cancel),
    fetchProfile: (uid: string, cancel: Cancel = {}) =>
      requester.get<UserProfile>(user(uid), { ...cancel, like: like.PROFILE }),
    saveProfile: (uid: string, change: ProfileChange, cancel: Cancel = {}) =>
      requester.json<UserProfile>('PATCH', user(uid), change, { ...cancel, like: like.PROFILE }),
    /** The account's answer to whether ad providers may be told its email address. */
    fetchAdsConsent: (uid: string, cancel: Cancel = {}) =>
      requester.get<AdsConsent>(`${user(uid)}/ads-consent`, cancel),
    saveAdsConsent: (uid: string, change: AdsConsentChange, cancel: Cancel = {}) =>
      requester.json<AdsConsent>('PUT', `${user(uid)}/ads-consent`, change, cancel),
    /** What a page says, by its path below the site, such as `/top/white`, already encoded. */
    fetchPage: page,
    /** The country of the visitor, as far as the site knows and tells it apart. */
    fetchRegion: (cancel: Cancel = {}) => requester.get<Region>('/api/region', { ...cancel, auth: false }),
    fetchHealth: (cancel: Cancel = {}) => requester.get<Health>('/healthz', { ...cancel, auth: false }),
    fetchMisc: (cancel: Cancel = {}) =>
      requester.get<Misc>(`${staticHost}/static/misc`, { ...cancel, auth: false, like: like.MISC }),
    fetchHome: (cancel: Cancel = {}) => page<HomePage>('/home', '', cancel),
    /** `identity` is the slug of a color identity, or null for all. */
    fetchCommanders: (query = '', identity: string | null = null, cancel: Cancel = {}) =>
      page<CommandersPage>(
        identity ? `/commanders/${encodeURIComponent(identity)}` : '/commanders',
        query,
        cancel,
      ),
    fetchCommanderPage: (slug: string, query = '', cancel: Cancel = {}) =>
      page<CommanderPage>(`/commanders/${encodeURIComponent(slug)}`, query, cancel),
    fetchCardPage: (slug: string, query = '', cancel: Cancel = {}) =>
      page<CardPage>(`/cards/${encodeURIComponent(slug)}`, query, cancel),
    /** By name or slug. @throws AppError invalid-argument 'Invalid card name'. */
    fetchCard: async (name: string, cancel: Cancel = {}) =>
      requester.get<CardDocument>(`${staticHost}/cards/${encodeURIComponent(lookupSlug(name))}`, {
        ...cancel,
        auth: false,
      }),
    /** By name, 100 a request; a name is asked for once. Names nobody knows are absent. */
    fetchCards,
    /** Some hundred kilobytes; for lists that stay on the device. */
    fetchCardNames: (cancel: Cancel = {}) =>
      requester.get<CardNames>(`${staticHost}/static/card-names`, { ...cancel, auth: false }),
    postRecs: (request: RecsRequest, cancel: Cancel = {}) =>
      requester.json<RecsAnswer>('POST', '/api/recs', { ...request, full_card_data: true }, cancel),
    /** A page of Star City Games that holds one of each card; `cards` = the names, sorted. */
    postScg: (cards: readonly string[], cancel: Cancel = {}) =>
      requester.json<ScgAnswer>('POST', '/api/scg', { cards }, { ...cancel, auth: false, like: like.SCG }),
    /** What a deck is made of: curve, types, colors, prices, salt, bracket, combos, faults. */
    postInsight: (request: InsightRequest, cancel: Cancel = {}) =>
      requester.json<DeckInsight>('POST', '/api/decks/insight', request, { ...cancel, like: like.INSIGHT }),
    /** Which cards of a list, given by slug, a query finds. */
    searchWithin: (q: string, within: readonly string[], cancel: Cancel = {}) =>
      requester.json<ListSearchAnswer>(
        'POST',
        '/api/search/within',
        { q, within },
        { ...cancel, auth: false, like: { cards: [''], num_cards: 0 } },
      ),
    /** Of a site on the visitor's own machine; others refuse. */
    fetchRealData: (cancel: Cancel = {}) =>
      requester.get<RealDataStatus>('/api/real-data', { ...cancel, auth: false }),
    startRealData: (cancel: Cancel = {}) =>
      requester.json<RealDataStatus>('POST', '/api/real-data', undefined, { ...cancel, auth: false }),
    /** The word game: the card of the day, and a game as far as it was played. */
    fetchSpellify: (cancel: Cancel = {}) =>
      requester.get<SpellifyToday>('/api/games/spellify', { ...cancel, auth: false }),
    playSpellify: (turn: SpellifyTurn, cancel: Cancel = {}) =>
      requester.json<SpellifyState>('POST', '/api/games/spellify', turn, { ...cancel, auth: false }),
    /** Everything the site has, or one kind; at most `limit`. Null when the search was cancelled. */
    typeahead: async (
      query: string,
      { signal, among, limit }: TypeaheadCall = {},
    ): Promise<SearchOption[] | null> => {
      try {
        const kind = `${among ? `&among=${among}` : ''}${limit ? `&limit=${limit}` : ''}`;
        const path = `/api/typeahead?q=${encodeURIComponent(query)}${kind}`;
        return await requester.get<SearchOption[]>(path, { signal, auth: false, like: like.OPTIONS });
      } catch (error) {
        if (isAbort(error, signal)) return null;
        throw error;
      }
    },
    /** Asks an address by mail whether it wants the newsletter; the answer is the same for every address. */
    askNewsletter: (email: string, cancel: Cancel = {}) =>
      requester.json<MailSent>('POST', '/api/newsletter', { email }, { ...cancel, auth: false }),
    /** `token` as the link in the mail has it. */
    confirmNewsletter: (token: string, cancel: Cancel = {}) =>
      requester.json<NewsletterBegun>(
        'POST',
        '/api/newsletter/confirm',
        { token },
        { ...cancel, auth: false },
      ),
    endNewsletter: (token: string, cancel: Cancel = {}) =>
      requester.json<NewsletterEnded>(
        'POST',
        '/api/newsletter/unsubscribe',
        { token },
        { ...cancel, auth: false },
      ),
    /** Tells the server of a crash in this browser. */
    reportCrash: (report: CrashReport, cancel: Cancel = {}) =>
      requester.json<null>('POST', '/api/crash', report, { ...cancel, auth: false }),
    /** The source map of one of the site's own scripts, by its file name. */
    fetchSourceMap: (script: string, cancel: Cancel = {}) =>
      requester.get<unknown>(`/_next/static/chunks/${script}.map`, { ...cancel, auth: false }),
    fetchTypeaheadList: (list: TypeaheadList, cancel: Cancel = {}) =>
      requester.get<SearchOption[]>(`/static/typeahead${list === 'cards' ? '' : `/${list}`}`, {
        ...cancel,
        auth: false,
        like: like.OPTIONS,
      }),
  };
}
