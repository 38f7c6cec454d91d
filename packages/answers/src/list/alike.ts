import { bareNames, faceNames, searchWords } from '@deckwright/domain';
import { editDistance } from '@deckwright/search';

/** Highest share of letters that differ in a misspelling; another word makes another name. */
const MAX_EDIT_SHARE = 0.2;
/** Names of fewer letters have one edit at most: two would be a third of them. */
const MIN_LENGTH_OF_TWO = 8;
const MAX_EDITS = 4;
/** A word has one edit for so many of its letters, but at least two, or one if it is very short: more make another word. */
const LETTERS_PER_EDIT = 4;
const MIN_WORD_OF_TWO = 4;
/** In words of fewer letters, two edits must not leave the length as it is: two other letters make another word. */
const MIN_WORD_OF_OTHERS = 6;
/** Words that are often left out. */
const STOPWORDS = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);
/** In names as short, any other letter makes another name. */
const MIN_LENGTH = 3;
/** No face of a card has a longer name; longer texts are not compared. */
const MAX_LENGTH = 150;

/**
 * Whether a text looks like a misspelling of a name or of one of its faces: at most two letters are swapped, missing,
 * additional or others, one in short names and up to four in long ones, and none of its words is another; or its words
 * are in another order. A printing or remark behind it does not count.
 */
export function looksAlike(text: string, name: string): boolean {
  const faces = [...new Set([name, ...faceNames(name)])].map(searchWords);
  return bareNames(text)
    .map(searchWords)
    .some((typed) => faces.some((face) => isNear(typed, face)));
}

function isNear(typed: readonly string[], face: readonly string[]): boolean {
  const [typedKey, faceKey] = [typed.join(''), face.join('')];
  if (typedKey === faceKey) return faceKey !== '';
  const longer = Math.max(typedKey.length, faceKey.length);
  const shorter = Math.min(typedKey.length, faceKey.length);
  if (shorter < MIN_LENGTH || longer > MAX_LENGTH || longer - shorter > MAX_EDITS) return false;
  const most = Math.min(
    MAX_EDITS,
    Math.max(longer < MIN_LENGTH_OF_TWO ? 1 : 2, Math.floor(longer * MAX_EDIT_SHARE)),
  );
  if (typedKey.length === faceKey.length && isReordered(typed, face)) return true;
  if (longer - shorter > most) return false;
  const edits = editDistance(typedKey, faceKey);
  return edits <= 1 || (edits <= most && isNearByWord(typed, face));
}

function isReordered(typed: readonly string[], face: readonly string[]): boolean {
  return typed.length === face.length && [...typed].sort().join(' ') === [...face].sort().join(' ');
}

/**
 * Whether each word of a name is near a word that was typed. Where there are more or fewer words, the letters are split
 * among those of the name, one after another, and small words may be missing.
 */
function isNearByWord(typed: readonly string[], face: readonly string[]): boolean {
  if (typed.length === face.length) return face.every((word, index) => isSameWord(typed[index] ?? '', word));
  const text = typed.join('');
  // Where in the text the words so far may end.
  let ends = new Set([0]);
  for (const word of face) {
    const most = getMaxEdits(word);
    const next = new Set<number>();
    for (const start of ends) {
      if (STOPWORDS.has(word)) next.add(start);
      for (let end = start + Math.max(0, word.length - most); end <= start + word.length + most; end += 1)
        if (end <= text.length && isSameWord(text.slice(start, end), word)) next.add(end);
    }
    ends = next;
  }
  return ends.has(text.length);
}

/** Whoever mistypes more than one letter of a word has its first one right. */
function isSameWord(typed: string, word: string): boolean {
  const edits = editDistance(typed, word);
  if (edits <= 1) return true;
  if (word.length < MIN_WORD_OF_OTHERS && typed.length === word.length) return false;
  return edits <= getMaxEdits(word) && typed[0] === word[0];
}

function getMaxEdits({ length }: string): number {
  return Math.max(length < MIN_WORD_OF_TWO ? 1 : 2, Math.floor(length / LETTERS_PER_EDIT));
}
