/** The requesting page according to the browser; passkeys are bound to its host. */
export type PasskeyPlace = { origin: string };

/** Name of the relying party shown by browsers. */
export function hostOf({ origin }: PasskeyPlace): string {
  return new URL(origin).hostname;
}
