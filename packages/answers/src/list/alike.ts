import { bareNames, faceNames, searchKey } from '@deckwright/domain';
import { editDistance } from '@deckwright/search';

/** Highest share of letters that differ in a misspelling; another word makes another name. */
const MAX_EDIT_SHARE = 0.2;
/** Edits that a misspelling of this many letters may have whatever their share, and that none exceeds. */
const MIN_LENGTH_OF_TWO = 6;
const MAX_EDITS = 4;
/** In names as short, any other letter makes another name. */
const MIN_LENGTH = 3;
/** No face of a card has a longer name; longer texts are not compared. */
const MAX_LENGTH = 150;

/**
 * Whether a text looks like a misspelling of a name or of one of its faces: at most two letters are swapped, missing,
 * additional or others, one in short names and up to four in long ones. A printing or remark behind it does not count.
 */
export function looksAlike(text: string, name: string): boolean {
  const faces = [name, ...faceNames(name)].map(searchKey);
  return bareNames(text)
    .map(searchKey)
    .some((typed) => faces.some((face) => isNear(typed, face)));
}

function isNear(typed: string, face: string): boolean {
  if (typed === face) return face !== '';
  const longer = Math.max(typed.length, face.length);
  const shorter = Math.min(typed.length, face.length);
  const most = Math.min(
    MAX_EDITS,
    Math.max(longer < MIN_LENGTH_OF_TWO ? 1 : 2, Math.floor(longer * MAX_EDIT_SHARE)),
  );
  if (shorter < MIN_LENGTH || longer > MAX_LENGTH || longer - shorter > most) return false;
  return editDistance(typed, face) <= most;
}
