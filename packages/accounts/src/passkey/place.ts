/** The page that asks, as its browser says: passkeys belong to the host of one. */
export type PasskeyPlace = { origin: string };

/** What browsers call the relying party. */
export function hostOf({ origin }: PasskeyPlace): string {
  return new URL(origin).hostname;
}
