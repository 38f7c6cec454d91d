import { base64Url, readBase64Url } from './base64-url.ts';
import { MAX_LINK_LENGTH } from './export-links.ts';

/** A list as the deck box of /recs holds it, and the commanders chosen beside it. */
export type SharedDeck = { deck: string; commanders: readonly string[] };

/** The list, or a sentence that says why it cannot be read. */
type ReadDeck = { shared: SharedDeck } | { problem: string };

export const TOO_LONG_TO_SHARE = 'This list is too long for a link. Copy the list instead.';
const NO_LIST = 'This link doesn’t contain a readable list. Ask for a new link, or paste the list itself.';
const TOO_LARGE =
  'The list in this link is too long for one deck. Paste the list itself, at most 100,000 characters.';

/** Version prefix of the format. */
const VERSION = '1';
const MAX_DECK_LENGTH = 100_000;
const MAX_COMMANDERS = 10;
const MAX_NAME_LENGTH = 400;
/** The longest list within the bounds, each letter of up to three bytes or an escape of six. */
const MAX_BYTES = 6 * (MAX_DECK_LENGTH + MAX_COMMANDERS * (MAX_NAME_LENGTH + 1));

/**
 * The URL fragment that contains the compressed list, without `#`. Only the browser reads it, because fragments are not
 * sent to servers.
 */
export async function writeSharedDeck({ deck, commanders }: SharedDeck): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([deck, ...commanders]));
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return `deck=${VERSION}${base64Url(bytes)}`;
}

/** Whether an address is short enough to share everywhere. */
export function fitsLink(address: string): boolean {
  return address.length <= MAX_LINK_LENGTH;
}

/** Reads the output of `writeSharedDeck`. Never throws, and limits the decompressed size to that of a deck. */
export async function readSharedDeck(fragment: string): Promise<ReadDeck> {
  const [, packed = ''] = /^#?deck=(.*)$/s.exec(fragment) ?? [];
  const bytes = packed.startsWith(VERSION) ? readBase64Url(packed.slice(VERSION.length)) : null;
  if (!bytes || bytes.length === 0) return { problem: NO_LIST };
  try {
    const text = await unpack(bytes);
    return text === null ? { problem: TOO_LARGE } : checked(JSON.parse(text));
  } catch {
    return { problem: NO_LIST };
  }
}

/** Null for more bytes than a deck has. @throws where the bytes are not what was packed. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel().catch(() => {});
      return null;
    }
    parts.push(part.value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
}

function checked(value: unknown): ReadDeck {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return { problem: NO_LIST };
  const [deck, ...commanders] = value as string[];
  if (deck === undefined || (deck.trim() === '' && commanders.length === 0)) return { problem: NO_LIST };
  if (commanders.length > MAX_COMMANDERS || commanders.some((name) => name.length > MAX_NAME_LENGTH))
    return { problem: NO_LIST };
  return deck.length > MAX_DECK_LENGTH ? { problem: TOO_LARGE } : { shared: { deck, commanders } };
}
