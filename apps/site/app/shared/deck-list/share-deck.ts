import {
  fitsLink,
  readSharedDeck,
  type SharedDeck,
  TOO_LONG_TO_SHARE,
  writeSharedDeck,
} from '@deckwright/decklist';
import { copyText } from '../feedback/copy-text.ts';
import { toasts } from '../feedback/toasts.ts';

const EMPTY = 'Paste a deck list first; then it can be shared.';
const LINK_COPIED = 'Link copied. It contains the whole list; nothing is stored here.';

/** Whether the device supports sharing. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Copies a URL that contains the list to the device's clipboard, or shows why not. */
export function copyLink(shared: SharedDeck): Promise<void> {
  return copyText(shareAddress(shared), LINK_COPIED);
}

/** Passes the URL to the device's share dialog; canceling it shows no message. */
export async function shareLink(shared: SharedDeck): Promise<void> {
  try {
    await navigator.share({ title: 'A Commander deck', url: await shareAddress(shared) });
  } catch (error) {
    if (!(error instanceof DOMException) && error instanceof Error)
      toasts.add({ key: 'copied', text: error.message });
  }
}

/**
 * The URL that contains the list.
 * @throws Error with a sentence if the list is too long for a link
 */
export async function shareAddress(shared: SharedDeck): Promise<string> {
  const address = `${location.origin}/recs#${await writeSharedDeck(shared)}`;
  if (!fitsLink(address)) throw new Error(TOO_LONG_TO_SHARE);
  return address;
}

/** Copies or shares a URL that contains the list in the form. */
export async function shareForm(fields: HTMLFormElement, way: 'copy' | 'device'): Promise<void> {
  const data = new FormData(fields);
  const deck = `${data.get('deck') ?? ''}`;
  if (deck.trim() === '') {
    toasts.add({ key: 'copied', text: EMPTY });
    return;
  }
  const commanders = data
    .getAll('commander')
    .map((name) => `${name}`.trim())
    .filter(Boolean);
  await (way === 'copy' ? copyLink : shareLink)({ deck, commanders });
}

/** The list in the URL as form data to submit, or a sentence on why it cannot be read. */
export async function openShared(hash: string): Promise<{ form: FormData } | { problem: string }> {
  const read = await readSharedDeck(hash);
  if ('problem' in read) return read;
  const { deck, commanders } = read.shared;
  const form = new FormData();
  form.set('deck', deck);
  for (const name of commanders) form.append('commander', name);
  return { form };
}
