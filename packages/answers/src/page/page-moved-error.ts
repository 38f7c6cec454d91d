/** The requested address belongs to the page at `to`, or with null to no page of this kind. */
export class PageMovedError extends Error {
  override readonly name = 'PageMovedError';
  readonly to: string | null;

  constructor(to: string | null) {
    super(to === null ? 'No page of this kind has the address.' : `The page is at ${to}.`);
    this.to = to;
  }
}
