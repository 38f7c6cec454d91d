/** Look of every text field and select. */
export const FIELD =
  'min-h-11 w-full rounded-md border border-field bg-surface px-3 text-base text-text placeholder:text-muted';

/** Look of the words above a field. */
export const LABEL = 'text-sm font-medium';
