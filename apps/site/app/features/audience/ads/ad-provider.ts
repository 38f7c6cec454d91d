export type SlotElement = { kind: 'bottom' | 'page'; element: HTMLElement };

/** What fills the ad slots; each provider has one. */
export type AdProvider = {
  /** Fills slots; called again for slots added to the same page later. */
  show: (slots: readonly SlotElement[]) => void;
  /** Called when the page is left or ads are no longer wanted; the ads have already been removed. */
  clear: () => void;
  /** Tells the provider who the visitor is; called only with their own consent. */
  identify: (email: string) => void;
  /** Whether third-party code runs, which only a new document ends. */
  foreign: boolean;
};
