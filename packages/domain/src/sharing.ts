/** Under which words a player may share a deck: free for all uses, or for this site alone. */
export const DECK_LICENCES = ['cc0', 'site'] as const;

export type DeckLicence = (typeof DECK_LICENCES)[number];

/** What a reader may find wrong with a shared deck. */
export const REPORT_REASONS = ['name', 'list', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
