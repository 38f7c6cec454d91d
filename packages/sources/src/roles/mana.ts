import { type ColorIdentity, colorIdentityOf, FIVE_COLOR } from '@deckwright/domain';
import { abilitiesOf, plainText, withoutQuoted } from './rules-text.ts';

const AMOUNT =
  '(?:an amount of|an additional|one|two|three|four|five|six|seven|ten|x|that much|twice that much)';

/** "Add {G}", "adds an additional {G}", "add two mana of any one color", "produces twice as much … mana instead". */
const ADDS = new RegExp(
  `\\badds? (?:either )?(?:\\{|${AMOUNT}\\b[^.\\n]*(?:\\bmana\\b|\\{))|\\bproduces? (?:two|three|twice)[^.\\n]*\\bmana\\b`,
  'i',
);

const LAND_TYPES: readonly [string, string][] = [
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
];

/** True when the text itself adds mana; abilities it gives to others do not count. */
export function addsMana(text: string): boolean {
  return ADDS.test(withoutQuoted(text));
}

/** Colours that a land face's own abilities and basic land types can produce. */
export function producedColors(text: string, subtypes: readonly string[]): ColorIdentity {
  let colors = colorIdentityOf(
    LAND_TYPES.filter(([type]) => subtypes.includes(type)).map(([, color]) => color),
  );
  for (const ability of abilitiesOf(withoutQuoted(text))) {
    for (const [, what = ''] of ability.matchAll(/\badds? ([^.\n]*)/gi)) colors |= colorsIn(what);
  }
  return colors;
}

/** Basic land types among which the face's abilities can search, as their colours. */
export function fetchedColors(text: string): ColorIdentity {
  let colors = 0;
  for (const [, what = ''] of withoutQuoted(text).matchAll(
    /search(?:es)? (?:your|their) library for ([^.\n]*)/gi,
  )) {
    if (!/onto the battlefield|into (?:your|their) hand/i.test(what)) continue;
    const named = LAND_TYPES.filter(([type]) => new RegExp(`\\b${type}\\b`, 'i').test(what));
    if (named.length > 0) colors |= colorIdentityOf(named.map(([, color]) => color));
    else if (/\b(?:basic )?land cards?\b/i.test(what)) colors |= FIVE_COLOR;
  }
  return colors;
}

/** A cost or a drawback inside the mana ability does not count as something else the land does. */
export function isManaAbility(ability: string): boolean {
  return (
    /^(?:[^:"]*:\s*)?(?:for each [^,]*, )?(?:you may )?adds? /i.test(ability) ||
    /:[^:"]*\badd /i.test(ability)
  );
}

function colorsIn(what: string): ColorIdentity {
  if (
    /\bany (?:one )?colou?r|any (?:one )?type|commanders?' (?:color|colour)|colors? of|chosen color|any combination of colors/i.test(
      what,
    )
  )
    return FIVE_COLOR;
  const symbols = [...what.matchAll(/\{([^}]*)\}/g)].flatMap(([, symbol = '']) => symbol.split('/'));
  return colorIdentityOf(symbols.filter((symbol) => /^[WUBRG]$/.test(symbol)));
}

/** Land facts of one face. */
export type LandFace = { text: string | null; subtypes: readonly string[] };

/** True when together the faces produce two or more colours, or one of them fetches lands of several types. */
export function fixesColors(faces: readonly LandFace[]): boolean {
  let produced = 0;
  for (const face of faces) {
    const text = plainText(face);
    produced |= producedColors(text, face.subtypes);
    if (severalColors(fetchedColors(text))) return true;
  }
  return severalColors(produced);
}

function severalColors(colors: ColorIdentity): boolean {
  return (colors & (colors - 1)) !== 0;
}
