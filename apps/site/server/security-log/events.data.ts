/** All events of the security log. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-out',
  'registration',
  'password-asked',
  'password-forgotten',
  'password-changed',
  'email-proof-asked',
  'email-proven',
  'email-change-asked',
  'email-changed',
  'second-factor-begun',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'api-key-made',
  'api-key-revoked',
  'session-renewed',
  'session-ended',
  'account-exported',
  'account-deleted',
  /** A change of an account without a more specific event. */
  'account-changed',
  'roles-changed',
  'name-removed',
  'deck-reviewed',
  'report-dismissed',
  'staff-action',
  'patron-message',
  'votes-removed',
  /** From the command line of the machine. */
  'command',
  /** A limit was reached. */
  'limit',
  /** Somebody requested something without permission. */
  'refusal',
  /** The number of lines omitted in the minute before: a flood. */
  'left-out',
  'site-started',
] as const;

export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** How a call is logged, by its method and path. */
export type LoggedCall = {
  event: SecurityEventName;
  /** The body's `email` identifies the account: nobody is signed in yet. */
  namesEmail?: boolean;
};

/** Calls by method and path; `{}` stands for one path segment. */
export const LOGGED_CALLS: Readonly<Record<string, LoggedCall>> = {
  'POST /api/users/register': { event: 'registration', namesEmail: true },
  'POST /api/users/sign-in': { event: 'sign-in', namesEmail: true },
  'POST /api/users/sign-out': { event: 'sign-out' },
  'POST /api/users/reauthenticate': { event: 'password-asked' },
  'POST /api/users/forgot-password': { event: 'password-forgotten', namesEmail: true },
  'POST /api/users/confirm-password': { event: 'password-changed', namesEmail: true },
  'POST /api/users/change-password': { event: 'password-changed' },
  'POST /api/users/verify-email': { event: 'email-proof-asked' },
  'POST /api/users/verify-email-code': { event: 'email-proven' },
  'POST /api/users/change-email': { event: 'email-change-asked' },
  'POST /api/users/confirm-email': { event: 'email-changed' },
  'POST /api/users/second-factor': { event: 'second-factor-begun' },
  'POST /api/users/second-factor/confirm': { event: 'second-factor-on' },
  'POST /api/users/second-factor/end': { event: 'second-factor-off' },
  'POST /api/users/second-factor/recovery-codes': { event: 'recovery-codes-renewed' },
  'POST /api/users/passkey-sign-in': { event: 'sign-in' },
  'POST /api/users/passkeys': { event: 'passkey-added' },
  'DELETE /api/users/{}/passkeys/{}': { event: 'passkey-removed' },
  'DELETE /api/users/passkeys/{}': { event: 'passkey-removed' },
  'POST /api/users/api-keys': { event: 'api-key-made' },
  'DELETE /api/users/{}/api-keys/{}': { event: 'api-key-revoked' },
  'DELETE /api/users/api-keys/{}': { event: 'api-key-revoked' },
  'POST /api/users/renew-token': { event: 'session-renewed' },
  'DELETE /api/users/sessions': { event: 'session-ended' },
  'DELETE /api/users/{}/sessions/{}': { event: 'session-ended' },
  'DELETE /api/users/sessions/{}': { event: 'session-ended' },
  'GET /api/users/export': { event: 'account-exported' },
  'GET /api/users/delete': { event: 'account-deleted' },
  'DELETE /api/users/{}': { event: 'account-deleted' },
  'PUT /api/staff/users/{}/roles': { event: 'roles-changed' },
  'DELETE /api/staff/users/{}/sessions': { event: 'session-ended' },
  'DELETE /api/staff/users/{}/api-keys': { event: 'api-key-revoked' },
  'DELETE /api/staff/users/{}/name': { event: 'name-removed' },
  'POST /api/staff/decks/{}': { event: 'deck-reviewed' },
  'POST /api/staff/reports/{}/dismiss': { event: 'report-dismissed' },
  'POST /api/patrons/webhook': { event: 'patron-message' },
};

/** Changes that do not concern security: settings, and whether ads may know the reader. */
export const UNLOGGED_CALLS: readonly string[] = [
  'PATCH /api/users/{}',
  'POST /api/users/change-name',
  'POST /api/users/passkeys/begin',
  'POST /api/users/passkey-sign-in/begin',
  'PATCH /api/users/{}/passkeys/{}',
  'PATCH /api/users/passkeys/{}',
  'PUT /api/users/{}/newsletter',
  'PUT /api/users/{}/ads-consent',
];
