/** The requesting page according to the browser; passkeys are bound to its host. */
export type PasskeySite = { origin: string };

/** Name of the relying party shown by browsers. */
export function toPasskeyHost({ origin }: PasskeySite): string {
  return new URL(origin).hostname;
}
