/** Style of the square buttons in the top bar. */
export const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md border border-line bg-surface transition-colors hover:bg-raised';
