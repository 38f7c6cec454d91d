import { decodeHTML } from 'entities';

/** Byte-order mark, zero-width characters, direction marks and the soft hyphen. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Single quotes in all typographic forms, the prime and the modifier letters. */
const QUOTES = /[‘’‚‛′ʼʻ´`]/g;
const DOUBLE_QUOTES = /[“”„‟″]/g;
/** UTF-8 read as Windows-1252: every sequence begins with one of these letters. */
const MISREAD = /[ÂÃÄÅÆÇÈÉÐâ][\u0080-\u00BF\u0152-\u0178\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;

/** Windows-1252 where it differs from Unicode: bytes 0x80 to 0x9F. */
const BYTES_80_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * A line as it was meant: HTML entities decoded, UTF-8 that was read as Windows-1252 repaired, invisible characters
 * removed, quotes straightened. Tabs and spaces stay. Takes linear time.
 */
export function cleanCharacters(line: string): string {
  const decoded = line.includes('&') ? decodeHTML(line) : line;
  const read = MISREAD.test(decoded) ? repairMisread(decoded) : decoded;
  return read.replace(INVISIBLE, '').replace(QUOTES, "'").replace(DOUBLE_QUOTES, '"');
}

/** Runs of whitespace become one space; none at the ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text that these characters stand for as bytes; unchanged if they are no valid UTF-8. */
function repairMisread(text: string): string {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const special = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? -1 : BYTES_80_9F.indexOf(text[at] ?? '');
    if (special < 0 && code > 0xff) return text;
    bytes[at] = special < 0 ? code : 0x80 + special;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}
