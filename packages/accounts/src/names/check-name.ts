import { AppError } from '@deckwright/domain';
import { claimsToBeStaff, type NameKind } from './claims.ts';
import { holdsOffence } from './offence.ts';
import { holdsWebAddress } from './web-address.ts';

const MIN_LENGTH = 2;
const MAX_NAME_CHARACTERS = 40;
const LENGTH = `A name has ${MIN_LENGTH} to ${MAX_NAME_CHARACTERS} characters.`;
/** Longer texts are no name even without their spaces and marks, in UTF-16 units. */
const MAX_TEXT = 1000;

/** Fullwidth, halfwidth and mathematical letters, which look like ordinary letters. */
const OTHER_WIDTHS = /[\uFF01-\uFFEE\u{1D400}-\u{1D7FF}]/gu;

/**
 * Normalizes a public name: NFC, fullwidth and halfwidth letters to ordinary ones, single spaces, trimmed, 2 to 40
 * characters.
 * @throws AppError invalid-argument with a sentence that names the problem
 */
export function checkName(text: string, kind: NameKind = 'user'): string {
  // NFC sorts a run of marks in quadratic time.
  if (text.length > MAX_TEXT) throw refusal(LENGTH);
  const name = text
    .replace(OTHER_WIDTHS, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');
  const length = [...name].length;
  if (length < MIN_LENGTH || length > MAX_NAME_CHARACTERS) throw refusal(LENGTH);
  if (!isReadable(name)) throw refusal('A name can contain letters, digits, symbols and single spaces.');
  if (holdsWebAddress(name)) throw refusal('A name can’t be an email or web address. Choose another one.');
  if (claimsToBeStaff(name, kind))
    throw refusal('This name could be mistaken for site staff. Choose another one.');
  if (holdsOffence(name)) throw refusal('This name could offend others. Choose another one.');
  return name;
}

/**
 * Rejects bidirectional controls, invisible characters and stacked marks, and requires at least one letter or digit.
 */
function isReadable(name: string): boolean {
  // The emoji variation selector is harmless.
  const shown = name.replaceAll('\uFE0F', '');
  if (/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(shown)) return false;
  return !/\p{M}{4}/u.test(shown) && /[\p{L}\p{N}]/u.test(shown);
}

function refusal(message: string): AppError {
  return new AppError('invalid-argument', message);
}
