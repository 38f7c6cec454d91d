/**
 * Where this site stores something in a browser: keys of local storage, or of session storage for what only one tab may
 * see. Visitors have values under them, so they are never renamed.
 */
export const STORAGE_KEYS = {
  clipboard: 'clipboard',
  /** Repeated in applyStoredChoices of shell/first-paint.ts. */
  session: 'deckwright-session',
  /** Settings without an account, which earlier versions stored. */
  oldSettings: 'deckwright-settings',
  /** Set if a user signed out while the site was unreachable: the cookie must still be removed. */
  pendingSignOut: 'deckwright-signing-out',
  /** In local storage, because the link in the email opens another tab. */
  codeHandle: 'deckwright-code-handle',
  saltDevice: 'deckwright-salt-device',
  /** Whether ads were last shown here, so that space for them is reserved from the first paint. */
  adsShown: 'deckwright-ads',
  spellify: 'spellify',
  /** In session storage. */
  pendingList: 'deckwright-share-list',
  /** In session storage. */
  recsDraft: 'deckwright-recs',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
