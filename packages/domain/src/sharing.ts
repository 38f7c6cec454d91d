/** Licenses under which a player can share a deck: for any use, or for this site only. */
export const DECK_LICENCES = ['cc0', 'site'] as const;

export type DeckLicence = (typeof DECK_LICENCES)[number];

/** Reasons to report a shared deck. */
export const REPORT_REASONS = ['name', 'list', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
