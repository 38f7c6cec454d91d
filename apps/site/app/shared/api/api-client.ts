import type {
  AccountDeleted,
  AdsConsent,
  AdsConsentChange,
  ApiKeyRevoked,
  CardDocument,
  CardNames,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmPasswordRequest,
  CrashReport,
  DeckInsight,
  DeckListParts,
  EmailChanged,
  ForgotPasswordRequest,
  InsightRequest,
  ListSearchAnswer,
  MadeApiKey,
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
  ProveAgainRequest,
  ProvenAgain,
  RealDataStatus,
  RecoveryCodes,
  RecsDocument,
  RecsRequest,
  RegisterRequest,
  ScgAnswer,
  SearchOption,
  SecondFactor,
  SecondFactorBegun,
  SecondFactorRequest,
  SessionsEnded,
  SignedOut,
  SignInAnswer,
  SignInRequest,
  SpellifyState,
  SpellifyToday,
  SpellifyTurn,
  TypeaheadList,
  UserApiKeys,
  UserPasskey,
  UserPasskeys,
  UserProfile,
  UserSessions,
} from '@deckwright/contract/schemas';
import * as like from './answer-shapes.ts';
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

const PASSKEYS = '/api/users/passkeys';
const API_KEYS = '/api/users/api-keys';

/** What the reader of deck lists finds, with our names of fields. */
export type ReadDeckListAnswer = Pick<DeckListParts, 'commanders' | 'companion' | 'cards' | 'outside'> & {
  notRead: DeckListParts['not_read'];
  cardDate: DeckListParts['card_date'];
};

export type Cancel = { signal?: AbortSignal | undefined };

/** A session, passkey or API key of the signed-in user. */
type OwnItem = { uid: string; id: string };

type TypeaheadCall = Cancel & {
  among?: TypeaheadList | undefined;
  /** Where the second and later words begin in a query without spaces. */
  starts?: readonly number[] | undefined;
  limit?: number | undefined;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * Every call of the site. `query` is a page's own query, '' or '?…', as `printDeckQuery` writes it. A failed call is
 * logged and throws FetchError 'Failed to fetch {url}'; a cancelled one is not logged and throws the signal's reason.
 */
export function createApiClient(options: ApiClientOptions) {
  const requester = createRequester(options);
  const staticHost = options.staticHost ?? '/data';
  const fetchCards = createCardLookup(requester);

  const users = <T>(path: string, body: unknown, call: CheckedCall<T>) =>
    requester.json<T>('POST', `/api/users/${path}`, body, call);
  /** Requests the session in a cookie if called by a page of the site. */
  const inCookie: CallOptions = options.isInCookie ? { headers: { [SESSION_HEADER]: IN_COOKIE } } : {};
  /** Called before anyone is signed in. */
  const opening: CallOptions = { auth: false, ...inCookie };
  const user = (uid: string) => `/api/users/${encodeURIComponent(uid)}`;
  const item = (list: string, { uid, id }: OwnItem) => `${user(uid)}/${list}/${encodeURIComponent(id)}`;

  return {
    requester,
    register: (request: RegisterRequest, cancel: Cancel = {}) =>
      users<SignInAnswer>('register', request, { ...cancel, ...opening, like: like.SIGNED_IN }),
    signIn: (request: SignInRequest, cancel: Cancel = {}) =>
      users<SignInAnswer>('sign-in', request, { ...cancel, ...opening, like: like.SIGNED_IN }),
    signOut: (cancel: Cancel = {}) => users<SignedOut>('sign-out', undefined, cancel),
    /** The answer does not reveal whether the account exists. */
    forgotPassword: (request: ForgotPasswordRequest, cancel: Cancel = {}) =>
      users<MailSent>('forgot-password', request, { ...cancel, auth: false }),
    confirmPassword: (request: ConfirmPasswordRequest, cancel: Cancel = {}) =>
      users<PasswordChanged>('confirm-password', request, { ...cancel, auth: false }),
    /** Ends all sessions and starts the one of the returned token. */
    changePassword: (request: ChangePasswordRequest, cancel: Cancel = {}) =>
      users<NewTokenAnswer>('change-password', request, cancel),
    /** Emails a code to the new address; `confirmEmail` then changes it. */
    changeEmail: (request: ChangeEmailRequest, cancel: Cancel = {}) =>
      users<MailSent>('change-email', request, cancel),
    confirmEmail: (code: string, cancel: Cancel = {}) =>
      users<EmailChanged>('confirm-email', { code }, { ...cancel, like: { profile: like.PROFILE } }),
    /** Replaces the session's token; the old one becomes invalid. */
    renewToken: (cancel: Cancel = {}) =>
      users<NewTokenAnswer>('renew-token', undefined, { ...cancel, ...inCookie }),
    /** Confirms the password, which deletion and export require. */
    proveAgain: (request: ProveAgainRequest, cancel: Cancel = {}) =>
      users<ProvenAgain>('reauthenticate', request, cancel),
    fetchSecondFactor: (cancel: Cancel = {}) =>
      requester.get<SecondFactor>('/api/users/second-factor', { ...cancel, like: like.SECOND_FACTOR }),
    /** Takes effect when `confirmSecondFactor` has received a code. */
    beginSecondFactor: (password: string, cancel: Cancel = {}) =>
      users<SecondFactorBegun>(
        'second-factor',
        { password },
        { ...cancel, like: { secret: '', qr: { size: 0, path: '' }, recoveryCodes: [''] } },
      ),
    /** Ends all sessions and starts the one of the returned token; `endSecondFactor` does the same. */
    confirmSecondFactor: (code: string, cancel: Cancel = {}) =>
      users<NewTokenAnswer>('second-factor/confirm', { code }, cancel),
    endSecondFactor: (request: SecondFactorRequest, cancel: Cancel = {}) =>
      users<NewTokenAnswer>('second-factor/end', request, cancel),
    renewRecoveryCodes: (request: SecondFactorRequest, cancel: Cancel = {}) =>
      users<RecoveryCodes>('second-factor/recovery-codes', request, {
        ...cancel,
        like: { recoveryCodes: [''] },
      }),
    fetchPasskeys: (cancel: Cancel = {}) =>
      requester.get<UserPasskeys>(PASSKEYS, { ...cancel, like: like.PASSKEYS }),
    /** What the browser needs to create a passkey; requires a recently confirmed password. */
    beginPasskey: (cancel: Cancel = {}) => users<PasskeyCreation>('passkeys/begin', undefined, cancel),
    addPasskey: (made: NewPasskey, cancel: Cancel = {}) => users<UserPasskey>('passkeys', made, cancel),
    renamePasskey: (own: OwnItem, name: string, cancel: Cancel = {}) =>
      requester.json<UserPasskey>('PATCH', item('passkeys', own), { name }, cancel),
    removePasskey: (own: OwnItem, cancel: Cancel = {}) =>
      requester.json<PasskeyRemoved>('DELETE', item('passkeys', own), undefined, cancel),
    fetchApiKeys: (cancel: Cancel = {}) =>
      requester.get<UserApiKeys>(API_KEYS, { ...cancel, like: like.API_KEYS }),
    /** The new key, with its text; requires a recently confirmed password. */
    makeApiKey: (name: string, cancel: Cancel = {}) =>
      users<MadeApiKey>('api-keys', { name }, { ...cancel, like: like.MADE_API_KEY }),
    revokeApiKey: (own: OwnItem, cancel: Cancel = {}) =>
      requester.json<ApiKeyRevoked>('DELETE', item('api-keys', own), undefined, cancel),
    /** What the browser needs to sign in with a passkey. */
    beginPasskeySignIn: (cancel: Cancel = {}) =>
      users<PasskeyRequest>('passkey-sign-in/begin', undefined, { ...cancel, auth: false }),
    signInByPasskey: (signed: PasskeySignIn, cancel: Cancel = {}) =>
      users<SignInAnswer>('passkey-sign-in', signed, { ...cancel, ...opening, like: like.SIGNED_IN }),
    fetchSessions: (cancel: Cancel = {}) =>
      requester.get<UserSessions>('/api/users/sessions', { ...cancel, like: like.SESSIONS }),
    endSession: (own: OwnItem, cancel: Cancel = {}) =>
      requester.json<SessionsEnded>('DELETE', item('sessions', own), undefined, cancel),
    /** Ends all sessions but the current one. */
    endOtherSessions: (cancel: Cancel = {}) =>
      requester.json<SessionsEnded>('DELETE', '/api/users/sessions', undefined, cancel),
    deleteUser: (uid: string, cancel: Cancel = {}) =>
      requester.json<AccountDeleted>('DELETE', user(uid), undefined, cancel),
    fetchProfile: (uid: string, cancel: Cancel = {}) =>
      requester.get<UserProfile>(user(uid), { ...cancel, like: like.PROFILE }),
    saveProfile: (uid: string, change: ProfileChange, cancel: Cancel = {}) =>
      requester.json<UserProfile>('PATCH', user(uid), change, { ...cancel, like: like.PROFILE }),
    /** The account's consent to sharing its email address with ad providers. */
    fetchAdsConsent: (uid: string, cancel: Cancel = {}) =>
      requester.get<AdsConsent>(`${user(uid)}/ads-consent`, cancel),
    saveAdsConsent: (uid: string, change: AdsConsentChange, cancel: Cancel = {}) =>
      requester.json<AdsConsent>('PUT', `${user(uid)}/ads-consent`, change, cancel),
    fetchMisc: (cancel: Cancel = {}) =>
      requester.get<Misc>(`${staticHost}/static/misc`, { ...cancel, auth: false, like: like.MISC }),
    /** By name or slug. @throws AppError invalid-argument 'Invalid card name'. */
    fetchCard: async (name: string, cancel: Cancel = {}) =>
      requester.get<CardDocument>(`${staticHost}/cards/${encodeURIComponent(lookupSlug(name))}`, {
        ...cancel,
        auth: false,
      }),
    /** By name, 100 per request; each name is requested once. Unrecognized names are absent. */
    fetchCards,
    /** A few hundred kilobytes; for lists that are not sent to the server. */
    fetchCardNames: (cancel: Cancel = {}) =>
      requester.get<CardNames>(`${staticHost}/static/card-names`, { ...cancel, auth: false }),
    postRecs: (request: Omit<RecsRequest, 'fullCardData'>, cancel: Cancel = {}) =>
      requester.json<RecsDocument>('POST', '/api/recs', { ...request, full_card_data: true }, cancel),
    /** A Star City Games page with one of each card; `cards` = the names, sorted. */
    postScg: (cards: readonly string[], cancel: Cancel = {}) =>
      requester.json<ScgAnswer>('POST', '/api/scg', { cards }, { ...cancel, auth: false, like: like.SCG }),
    /** What the reader of deck lists finds in a text, and what it leaves out. */
    readDeckList: async (text: string, cancel: Cancel = {}): Promise<ReadDeckListAnswer> =>
      (
        await requester.json<{ data: ReadDeckListAnswer }>(
          'POST',
          '/api/v1/deck-lists',
          { text },
          { ...cancel, auth: false, like: like.DECK_LIST },
        )
      ).data,
    /** The analysis of a deck: curve, types, colors, prices, salt, bracket, combos, problems. */
    postInsight: (request: InsightRequest, cancel: Cancel = {}) =>
      requester.json<DeckInsight>('POST', '/api/decks/insight', request, { ...cancel, like: like.INSIGHT }),
    /** The cards of a list, given by slug, that match a query. */
    searchWithin: (q: string, within: readonly string[], cancel: Cancel = {}) =>
      requester.json<ListSearchAnswer>(
        'POST',
        '/api/search/within',
        { q, within },
        { ...cancel, auth: false, like: { cards: [''], numCards: 0 } },
      ),
    /** Only for a site on the visitor's own machine; other sites refuse. */
    fetchRealData: (cancel: Cancel = {}) =>
      requester.get<RealDataStatus>('/api/real-data', { ...cancel, auth: false }),
    startRealData: (cancel: Cancel = {}) =>
      requester.json<RealDataStatus>('POST', '/api/real-data', undefined, { ...cancel, auth: false }),
    /** The word game: the card of the day, and the state of a game. */
    fetchSpellify: (cancel: Cancel = {}) =>
      requester.get<SpellifyToday>('/api/games/spellify', { ...cancel, auth: false }),
    playSpellify: (turn: SpellifyTurn, cancel: Cancel = {}) =>
      requester.json<SpellifyState>('POST', '/api/games/spellify', turn, { ...cancel, auth: false }),
    /** Suggestions of all kinds or of one kind, at most `limit`. Null if the search was cancelled. */
    typeahead: async (
      query: string,
      { signal, among, starts = [], limit }: TypeaheadCall = {},
    ): Promise<SearchOption[] | null> => {
      try {
        const words = starts.length > 0 ? `&starts=${starts.join(',')}` : '';
        const kind = `${words}${among ? `&among=${among}` : ''}${limit ? `&limit=${limit}` : ''}`;
        const path = `/api/typeahead?q=${encodeURIComponent(query)}${kind}`;
        return await requester.get<SearchOption[]>(path, { signal, auth: false, like: like.OPTIONS });
      } catch (error) {
        if (isAbort(error, signal)) return null;
        throw error;
      }
    },
    /** Emails a newsletter confirmation to an address; the answer is the same for every address. */
    askNewsletter: (email: string, cancel: Cancel = {}) =>
      requester.json<MailSent>('POST', '/api/newsletter', { email }, { ...cancel, auth: false }),
    /** `token` is the one in the emailed link. */
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
    /** Reports a crash in this browser to the server. */
    reportCrash: (report: CrashReport, cancel: Cancel = {}) =>
      requester.json<null>('POST', '/api/crash', report, { ...cancel, auth: false }),
    /** The source map of one of the site's scripts, by its file name. */
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
