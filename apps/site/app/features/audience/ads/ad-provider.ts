export type AdPlace = { kind: 'bottom' | 'page'; element: HTMLElement };

/** What stands behind the places; each provider has one. */
export type AdProvider = {
  /** Fills places; asked again for those that come later to the same page. */
  show: (places: readonly AdPlace[]) => void;
  /** The page is left or ads are no longer wanted: what was shown is gone already. */
  clear: () => void;
  /** Tells who looks; called after their own consent alone. */
  identify: (email: string) => void;
  /** Code of somebody else's runs, which only a new page ends. */
  foreign: boolean;
};
