/** Of the endings of host names those that people are sent to. */
const ENDINGS =
  'com|net|org|info|biz|app|dev|xyz|shop|store|site|online|club|live|link|page|blog|pro|top|vip|gg|io|co|me|tv|ly|ai|to|cc|uk|us|ca|au|nz|de|at|ch|fr|nl|be|es|it|pl|se|dk|fi|eu|ru|cn|jp|br|in';
const HOST = new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu');
/** With blanks around the dot, or the dot as a word. */
const SPREAD =
  /[\p{L}\p{N}-]{2,} ?(?:\.|[([{]? ?(?<![\p{L}\p{N}])dot ?[)\]}]?) ?(?:com|net|org|gg)(?![\p{L}\p{N}])/iu;

/** Whether a name leads to a page or a mailbox. */
export function holdsWebAddress(name: string): boolean {
  // Dots and letters of other widths look alike.
  const plain = name.normalize('NFKC').replace(/[。․]/gu, '.');
  return /:\/\/|\bwww\b|\S@\S+\.\S/iu.test(plain) || HOST.test(plain) || SPREAD.test(plain);
}
