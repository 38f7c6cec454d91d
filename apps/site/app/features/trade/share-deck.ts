import { fitsLink, type SharedDeck, TOO_LONG_TO_SHARE, writeSharedDeck } from '@deckwright/decklist';
import { toasts } from '../../toasts.ts';
import { copyText } from './copy-text.ts';

export { readSharedDeck } from '@deckwright/decklist';

const LINK_COPIED = 'Link copied. It holds the whole list; nothing is stored here.';

/** Whether the device has a way of its own to hand a link on. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Puts an address that holds the list on the device's clipboard, or says why not. */
export function copyLink(shared: SharedDeck): Promise<void> {
  return copyText(shareAddress(shared), LINK_COPIED);
}

/** Hands the address to the device's own way of sharing; who changes their mind there is told nothing. */
export async function shareLink(shared: SharedDeck): Promise<void> {
  try {
    await navigator.share({ title: 'A Commander deck', url: await shareAddress(shared) });
  } catch (error) {
    if (!(error instanceof DOMException) && error instanceof Error)
      toasts.add({ key: 'copied', text: error.message });
  }
}

/** The address that holds the list. @throws Error with a sentence where no link can hold it. */
export async function shareAddress(shared: SharedDeck): Promise<string> {
  const address = `${location.origin}/recs#${await writeSharedDeck(shared)}`;
  if (!fitsLink(address)) throw new Error(TOO_LONG_TO_SHARE);
  return address;
}
