import { type ColorIdentity, FIVE_COLOR, parseColorIdentity } from '@deckwright/domain';
import { splitAbilities, withoutQuoted } from './rules-text.ts';

/** "Add {G}", "adds an additional {G}", "add two mana of any one color", "produces twice as much … mana instead". */
const ADDS =
  /\badds? (?:(?:either|an additional|an amount of) )?\{|\badds? [^.\n]*\bmana\b|\bproduces? (?:two|three|twice)[^.\n]*\bmana\b/i;

const ANY_COLOR =
  /\bany (?:one )?colou?r|\bany (?:one )?type|\bcommanders?' colou?r|\bcolors? of\b|\b(?:chosen|circled|that|different) colors?\b|\bcombination of colors\b/i;

const EVERY_TYPE =
  /\bchoose a basic land type\b|\b(?:is|are) every basic land type\b|\blands you control have "[^"]*\bany color/i;

const LAND_TYPES: readonly [string, string][] = [
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
];

/** Whether the text itself adds mana; abilities granted to other objects do not count. */
export function addsMana(text: string): boolean {
  return ADDS.test(withoutQuoted(text));
}

/** Colors that a land face's own abilities and basic land types can produce. */
function producedColors(text: string, subtypes: readonly string[]): ColorIdentity {
  if (EVERY_TYPE.test(text)) return FIVE_COLOR;
  let colors = parseColorIdentity(
    LAND_TYPES.filter(([type]) => subtypes.includes(type)).map(([, color]) => color),
  );
  const own = withoutQuoted(text.replace(/(\blands you control have) "([^"]*)"/gi, '$1 $2'));
  for (const ability of splitAbilities(own)) {
    for (const [, what = ''] of ability.matchAll(/\badds? ([^.\n]*)/gi)) colors |= colorsIn(what);
  }
  return colors;
}

/** Basic land types among which the face's abilities can search your library, as their colors. */
function fetchedColors(text: string): ColorIdentity {
  let colors = /^basic landcycling\b/im.test(text) ? FIVE_COLOR : 0;
  for (const [, what = ''] of withoutQuoted(text).matchAll(/\bsearch your library for ([^.\n]*)/gi)) {
    if (!/onto the battlefield|into your hand/i.test(what)) continue;
    const named = LAND_TYPES.filter(([type]) => new RegExp(`\\b${type}\\b`, 'i').test(what));
    if (named.length > 0) colors |= parseColorIdentity(named.map(([, color]) => color));
    else if (/\b(?:basic )?land cards?\b/i.test(what)) colors |= FIVE_COLOR;
  }
  return colors;
}

/** A mana ability with its cost, drawback and spending restrictions. */
export function isManaAbility(ability: string): boolean {
  return /(?:^|[:,]\s*)(?:you )?(?:may )?adds? /i.test(ability) || /:[^:]*\badd /i.test(ability);
}

/** Whether spending the mana has an additional effect: "if that mana is spent on …, it gains haste". */
export function manaDoesMore(ability: string): boolean {
  return (
    /\b(?:that|this) mana (?:is|was) spent\b[^.]*,(?! scry 1\b)/i.test(ability) ||
    /\bcan't be countered\b/i.test(ability)
  );
}

function colorsIn(what: string): ColorIdentity {
  if (ANY_COLOR.test(what)) return FIVE_COLOR;
  const symbols = [...what.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.split('/'));
  return parseColorIdentity(symbols.filter((symbol) => /^[WUBRG]$/.test(symbol)));
}

/** One face of a land; `text` is the result of plainText. */
export type LandFace = { text: string; subtypes: readonly string[] };

/** Whether the faces together produce two or more colors, or one of them fetches lands of several types. */
export function fixesColors(faces: readonly LandFace[]): boolean {
  let produced = 0;
  for (const { text, subtypes } of faces) {
    produced |= producedColors(text, subtypes);
    if (severalColors(fetchedColors(text))) return true;
  }
  return severalColors(produced);
}

function severalColors(colors: ColorIdentity): boolean {
  return (colors & (colors - 1)) !== 0;
}
