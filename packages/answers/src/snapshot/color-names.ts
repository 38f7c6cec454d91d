import {
  type ColorIdentity,
  FIVE_COLOR,
  identityName,
  identitySlug,
  listColors,
  readColorIdentity,
  searchKey,
} from '@deckwright/domain';

/** Search keys of a color identity; its page lists the commanders with exactly this identity. */
export type ColorName = { label: string; url: string; keys: string[] };

const WORDS = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' } as const;
const ALL = Array.from({ length: FIVE_COLOR + 1 }, (_, identity) => identity);
/** Up to this many colors, every order of the letters is a key; with more, only the usual order. */
const MAX_TURNED = 3;

/** All 32 by name, letters and words: "Azorius", "wu", "uw", "white blue", "mono red", "five color". */
export const COLOR_NAMES: readonly ColorName[] = ALL.map((identity) => {
  const colors = listColors(identity);
  const name = identityName(identity);
  const orders = colors.length <= MAX_TURNED ? turns(colors) : [colors];
  const letters = orders.map((order) => order.join(''));
  const words = orders.map((order) => order.map((color) => WORDS[color]).join(' '));
  const count = { 0: [name], 4: ['Four color', '4 color'], 5: [name, '5 color'] }[colors.length] ?? [];
  return {
    label: `${name} commanders`,
    url: `/commanders/${identitySlug(identity)}`,
    keys: [
      ...new Set([
        `${name} commanders`,
        name,
        ...(colors.length > 1
          ? [...words, ...letters]
          : colors.length === 1
            ? [...words, `Mono ${letters[0]}`]
            : []),
        ...count,
        ...count.map(withU),
      ]),
    ],
  };
});

const IDENTITIES = new Map(
  COLOR_NAMES.flatMap(({ keys }, identity) => keys.map((key) => [searchKey(key), identity] as const)),
);

/** The color identity with this name in any form; null if there is none. */
export function identityNamed(text: string): ColorIdentity | null {
  return readColorIdentity(text) ?? IDENTITIES.get(searchKey(text.replaceAll('-', ' '))) ?? null;
}

/** British spelling. */
function withU(text: string): string {
  return text.replace(/olor/i, 'olour');
}

function turns<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, at) => turns(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}
