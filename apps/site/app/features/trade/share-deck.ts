import { fitsLink, type SharedDeck, TOO_LONG_TO_SHARE, writeSharedDeck } from '@deckwright/decklist';

export const LINK_COPIED = 'Link copied. Whoever opens it has this list; it is stored nowhere else.';

/** The address that holds the list. @throws Error with a sentence where no link can hold it. */
export async function shareAddress(shared: SharedDeck): Promise<string> {
  const address = `${location.origin}/recs#${await writeSharedDeck(shared)}`;
  if (!fitsLink(address)) throw new Error(TOO_LONG_TO_SHARE);
  return address;
}

export function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Hands the address to the device's own way of sharing; who changes their mind is told nothing. */
export async function shareByDevice(address: string): Promise<void> {
  try {
    await navigator.share({ title: 'A Commander deck', url: address });
  } catch {
    // Closed without sharing, or refused by the device, which says so itself.
  }
}
