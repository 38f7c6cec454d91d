/** The address asked for belongs to another page: to the one at `to`, or, with null, to none of this kind. */
export class PageMovedError extends Error {
  override readonly name = 'PageMovedError';
  readonly to: string | null;

  constructor(to: string | null) {
    super(to === null ? 'No page of this kind has the address.' : `The page is at ${to}.`);
    this.to = to;
  }
}
