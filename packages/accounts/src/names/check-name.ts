import { AppError } from '@deckwright/domain';
import { claimsToBeStaff, type NameKind } from './claims.ts';
import { holdsOffence } from './offence.ts';
import { holdsWebAddress } from './web-address.ts';

const FEWEST_LETTERS = 2;
const MOST_LETTERS = 40;

/** Letters of other widths, and those that formulas are set in: other signs for the letters that everybody reads. */
const OTHER_WIDTHS = /[\uFF01-\uFFEE\u{1D400}-\u{1D7FF}]/gu;

/**
 * A name that others may see: in NFC, letters of other widths as the usual ones, with single blanks inside and none around it, 2 to 40 characters.
 * @throws AppError invalid-argument with a sentence that says what is wrong with it
 */
export function checkName(text: string, kind: NameKind = 'user'): string {
  const name = text
    .replace(OTHER_WIDTHS, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');
  const letters = [...name].length;
  if (letters < FEWEST_LETTERS || letters > MOST_LETTERS)
    throw refusal(`A name has ${FEWEST_LETTERS} to ${MOST_LETTERS} characters.`);
  if (!isReadable(name)) throw refusal('A name can contain letters, digits, symbols and single spaces.');
  if (holdsWebAddress(name)) throw refusal('A name can’t be an email or web address. Choose another one.');
  if (claimsToBeStaff(name, kind))
    throw refusal('This name could be mistaken for site staff. Choose another one.');
  if (holdsOffence(name)) throw refusal('This name could offend others. Choose another one.');
  return name;
}

/** No letter turns text around, hides in it, or piles marks upon it; at least one can be read aloud. */
function isReadable(name: string): boolean {
  // The one that asks for the colored form of a sign is harmless.
  const shown = name.replaceAll('\uFE0F', '');
  if (/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(shown)) return false;
  return !/\p{M}{4}/u.test(shown) && /[\p{L}\p{N}]/u.test(shown);
}

function refusal(message: string): AppError {
  return new AppError('invalid-argument', message);
}
