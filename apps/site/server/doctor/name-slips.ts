import { editDistance } from '@deckwright/search';

/** Words of at most so many letters become another word with one other letter: API and APP, HOST and POST. */
const SHORT_WORD = 4;
/** Of so many letters on, a word may have two slips. */
const LONG_WORD = 6;
const MAX_SLIPS = 2;
/** REFRESH for REFRESH_AT, but not API_KEY for API_KEY_REQUESTS. */
const MAX_CUT = 3;
/** TLS_CERT for TLS_CERTIFICATE. */
const MIN_ABBREVIATION = 4;
/** A name that has most words of a setting is that one, cut short, if there are so many: MAX_DECK_AGE, but not API_KEY. */
const MIN_PARTS = 3;
/** Services of this field alone: nobody else has a variable of them with the same end. */
const OUR_SERVICES = /^(?:SCRYFALL|MTGJSON|SPELLBOOK|TOPDECK|TCGPLAYER|CARDKINGDOM|MANAPOOL)_/;

/**
 * Whether a name in capitals is probably a setting's with a slip in it. Words are compared one by one: STATIC_PORT has a
 * distance of two from STATIC_HOST, and is a variable of somebody else's.
 */
export function isSlip(name: string, setting: string): boolean {
  const [words, wanted] = [name.split('_'), setting.split('_')];
  if (isShortened(name, setting)) return true;
  if (words.length === wanted.length) return areSlips(words, wanted);
  if (words.join('') === wanted.join('')) return true;
  if (words.length < wanted.length) {
    const isStart = setting.startsWith(`${name}_`) && setting.length - name.length <= MAX_CUT;
    return (
      isStart || (words.length >= MIN_PARTS && wanted.length - words.length === 1 && isPart(words, wanted))
    );
  }
  return OUR_SERVICES.test(setting) && isPart(wanted, words);
}

/** Of names that are so short that others have them too: PROT for PORT, HOSTS for HOST, SMTP for SMTP_URL, but not MAIL. */
export function isShortSlip(name: string, setting: string): boolean {
  return (
    `${name}_URL` === setting ||
    (setting === 'HOST' && name === 'HOSTS') ||
    (!setting.includes('_') && isAnagram(name, setting))
  );
}

/** DATABASE for DATABASE_URL, REFRESH_TIME for REFRESH_AT, BACKUP_AGE for MAX_BACKUP_AGE_DAYS, MAXDECKAGE for MAX_DECK_AGE_DAYS. */
function isShortened(name: string, setting: string): boolean {
  const middle = /^MAX_(\w+)_DAYS$/.exec(setting)?.[1];
  const others = [
    setting.replace(/_URL$/, ''),
    setting.replace(/_AT$/, '_TIME'),
    ...(middle === undefined ? [] : [middle, `MAX_${middle}`]),
  ];
  return others.some((other) => other !== setting && other.replaceAll('_', '') === name.replaceAll('_', ''));
}

function areSlips(words: readonly string[], wanted: readonly string[]): boolean {
  const counts = words.map((word, index) =>
    countSlips(word, wanted[index] ?? '', index === words.length - 1),
  );
  return counts.reduce((sum, count) => sum + count, 0) <= MAX_SLIPS;
}

/** Slips of the finger in a word: one letter more, less or other, or two in turn; more than may be if it is another word. */
function countSlips(word: string, wanted: string, isLast: boolean): number {
  if (word === wanted) return 0;
  if (toSingular(word) === toSingular(wanted) || (word === 'URI' && wanted === 'URL')) return 1;
  if (word.length > 1 && word === wanted.replaceAll(/[AEIOU]/g, '')) return 1;
  if (isLast && word.length >= MIN_ABBREVIATION && wanted.startsWith(word)) return 1;
  const shorter = Math.min(word.length, wanted.length);
  const distance = editDistance(word, wanted);
  const isOther = shorter <= SHORT_WORD && word.length === wanted.length && !isAnagram(word, wanted);
  return isOther || distance > (shorter < LONG_WORD ? 1 : MAX_SLIPS) ? MAX_SLIPS + 1 : distance;
}

function toSingular(word: string): string {
  return word.replace(/IES$/, 'Y').replace(/S$/, '');
}

function isAnagram(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

/** Whether the words are all among the others, in their order. */
function isPart(words: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const other of others) if (other === words[next]) next += 1;
  return next === words.length;
}
