/** A token of each kind that visitors' text consists of. */
const TOKENS: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  'zero-width spaces': '\u200b',
  'line breaks': '\n',
  'returns and line breaks': '\r\n',
  digits: '1',
  letters: 'a',
  capitals: 'A',
  brackets: '(',
  'closing brackets': ')',
  'square brackets': '[',
  braces: '{',
  'angle brackets': '<',
  quotes: '"',
  apostrophes: '’',
  commas: ',',
  semicolons: ';',
  colons: ':',
  dots: '.',
  hyphens: '-',
  underscores: '_',
  asterisks: '*',
  'number signs': '#',
  bars: '|',
  carets: '^',
  percents: '%',
  slashes: '/',
  backslashes: '\\',
  'combining marks': '\u0301',
  'letters with marks': 'e\u0301',
  'surrogate pairs': '𝔸',
  'half pairs': '\ud835',
};

/** Tokens that only together lead a reader astray. */
const PAIRS: Readonly<Record<string, string>> = {
  'words and spaces': 'a ',
  'numbers and spaces': '1 ',
  'spaces and brackets': ' (',
  'whole brackets': '(a) ',
  'empty brackets': '[]',
  'quotes and commas': '",',
  'faces of cards': ' // ',
  'numbers and x': '1x',
  'spaces and line breaks': ' \n',
  'spaces and tabs': ' \t',
  'bars and hyphens': '|-',
  tags: '<a>',
  links: '[a](http:',
  escapes: '\\a',
  'words and hyphens': 'a-',
  'marks out of order': '\u0301\u0323',
};

/** What stands before and behind a run: the reader has to have begun a construct, and must not find its end. */
const FRAMES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['1 Sol Ring', '!'],
  ['"', 'x'],
];

/** A text of a given length, in UTF-16 units, most of which is one token over and over. */
export type HostileText = { name: string; isBare: boolean; make: (length: number) => string };

/** Runs of every kind of token, bare and inside of what a reader may expect. */
export const HOSTILE_TEXTS: readonly HostileText[] = [TOKENS, PAIRS].flatMap((kinds) =>
  Object.entries(kinds).flatMap(([kind, token]) =>
    FRAMES.map(([before, after]) => ({
      isBare: before === '',
      name: before === '' ? kind : `${kind} between ${before} and ${after}`,
      make: (length: number) => {
        const inside = length - before.length - after.length;
        return before + token.repeat(Math.ceil(inside / token.length)).slice(0, inside) + after;
      },
    })),
  ),
);
