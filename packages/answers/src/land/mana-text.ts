import { type CardFace, COLORS, type ColorIdentity, FIVE_COLOR, parseTypeLine } from '@deckwright/domain';
import { BASIC_NAMES } from './basic-names.ts';

/** A mana ability. */
export type ManaAbility = {
  /** The colors that it adds, any of them; all five for any color. */
  adds: ColorIdentity;
  /** Whose colors it depends on, if it is not free to choose: the commander's, those of the own or of others' lands. */
  like: 'commander' | 'own-lands' | 'other-players' | null;
  /** The color is chosen when it enters, for good. */
  chosen: boolean;
  /** Mana that activating it costs, and whether it gives no more than that. */
  paid: number;
  loses: boolean;
  /** It sacrifices the card itself, so that it works once. */
  once: boolean;
};

/** Searching the library for a land and putting it onto the battlefield, or into the hand on a land. */
export type LandSearch = {
  /** Any land with one of these basic types, as bits in the order of the colors; null for any land. */
  types: number | null;
  basicOnly: boolean;
  paid: number;
  tapped: boolean;
  /** It happens when something else does, such as combat damage. */
  triggered: boolean;
};

export type ManaText = { abilities: ManaAbility[]; searches: LandSearch[] };

/** What rules text says about making mana. Never read from costs: "{W}, {T}: Draw a card" makes none. */
export function readManaText(text: string): ManaText {
  const lines = text
    .replace(/\([^()]*\)/g, '')
    .split('\n')
    .map((line) => line.trim());
  return { abilities: lines.flatMap(readAbilities), searches: lines.flatMap(readSearch) };
}

/** Colors that the basic land types of a face make. */
export function colorsOfTypes({ typeLine }: Pick<CardFace, 'typeLine'>): ColorIdentity {
  return toTypeBits(parseTypeLine(typeLine).subtypes);
}

/** Abilities that other permanents have, that work once on entering, or only in the graveyard, are none of the card. */
const NOT_ITS_OWN =
  /^(?:as long as|other\b|when\b|at the beginning)|\bentered (?:the battlefield )?this turn/i;
const PLAIN = { like: null, chosen: false, paid: 0, loses: false, once: false } as const;

function readAbilities(line: string): ManaAbility[] {
  if (/\bis the chosen type\b/i.test(line)) return [{ ...PLAIN, adds: FIVE_COLOR, chosen: true }];
  if (NOT_ITS_OWN.test(line)) return [];
  const own = /^each land is an? (\w+) in addition/i.exec(line)?.[1];
  if (own) return [{ ...PLAIN, adds: toTypeBits([own]) }];
  // Two abilities may stand on one line: "{T}: Add {C}.{T}: Add …".
  return line.split(/(?<=\.)(?=\{)/).flatMap((ability) => {
    const [, before = '', added] = /^(.*?)\badds?\b([^.]*)/i.exec(ability) ?? [];
    const isMana = before.includes(':') || /\bfor mana\b/i.test(before);
    if (added === undefined || !isMana) return [];
    const cost = before.slice(0, Math.max(0, before.indexOf(':')));
    // "Add {C}. If you control …, add {U} instead."
    const all = [...ability.matchAll(/\badds?\b([^.]*)/gi)].map(([, words = '']) => words).join(' ');
    const paid = countMana(cost);
    const shared = {
      paid,
      loses: paid > 0 && countMade(added) <= paid,
      once: /sacrifice (?:~|this)/i.test(cost),
    };
    return readColors(`${before} ${all}`, all)
      .filter(({ adds }) => adds !== 0)
      .map((colors) => ({ ...colors, ...shared }));
  });
}

type AddedColors = Pick<ManaAbility, 'adds' | 'like' | 'chosen'>;

function readColors(sentence: string, added: string): AddedColors[] {
  const any = (like: ManaAbility['like']): AddedColors[] => [{ adds: FIVE_COLOR, like, chosen: false }];
  if (/commander/i.test(sentence) && /colou?r/i.test(sentence)) return any('commander');
  if (/\bopponents? controls?\b/i.test(added)) return any('other-players');
  if (/\b(?:any|same) (?:colou?r|type)\b.*\byou control could produce/i.test(added)) return any('own-lands');
  const isChosen = /\bthe chosen color\b/i.test(added);
  if (!isChosen && /\bcolou?rs?\b/i.test(added)) return any(null);
  const letters = [...added.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.split('/'));
  const fixed: AddedColors = { adds: toColorBits(letters), like: null, chosen: false };
  return isChosen ? [fixed, { adds: FIVE_COLOR, like: null, chosen: true }] : [fixed];
}

/** Mana of a cost or an effect in symbols; "{X}" is none. */
function countMana(text: string): number {
  return [...text.matchAll(/\{([^{}]*)\}/g)].reduce((sum, [, symbol = '']) => {
    if (/^\d+$/.test(symbol)) return sum + Number(symbol);
    return /[WUBRGC]/.test(symbol) ? sum + 1 : sum;
  }, 0);
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Mana that an effect gives: "{W}{U}" two, "{W} or {U}" one, "two mana" two; what depends on the game counts one. */
function countMade(added: string): number {
  const named = /\b(two|three|four|five) mana\b/i.exec(added)?.[1];
  if (named) return NUMBERS[named.toLowerCase()] ?? 1;
  if (/\bfor each\b|\bequal to\b/i.test(added)) return 1;
  const choices = added.split(/,|\bor\b/);
  return Math.max(1, ...choices.map(countMana));
}

const SEARCH =
  /search your library for (?:an?|up to \w+|two|three) ([^.]*?)cards?\b([^.]*\b(?:onto the battlefield|into your hand)[^.]*)/i;

function readSearch(line: string): LandSearch[] {
  const cycling = /^basic landcycling (\{\S+)/i.exec(line)?.[1];
  if (cycling)
    return [{ types: null, basicOnly: true, paid: countMana(cycling), tapped: true, triggered: false }];
  if (/\bdestroy\b/i.test(line)) return [];
  const [, wanted = '', result = ''] = SEARCH.exec(line) ?? [];
  if (!/onto the battlefield/i.test(result)) return [];
  const rest = `${wanted} ${/ and an? (\w+) card/i.exec(result)?.[1] ?? ''}`;
  const types = toTypeBits(rest.split(/[^A-Za-z]+/));
  if (types === 0 && !/\bland\b/i.test(wanted)) return [];
  const cost = line.includes(':') ? line.slice(0, line.indexOf(':')) : '';
  const basicOnly = /\bbasic\b/i.test(wanted);
  const triggered = /\bwhenever\b|\bdies\b|\bleaves\b|\blandfall\b|\bremove\b/i.test(line);
  const tapped = /\btapped\b/i.test(result);
  return [{ types: types || null, basicOnly, paid: countMana(cost), tapped, triggered }];
}

function toTypeBits(words: readonly string[]): number {
  return BASIC_NAMES.reduce((bits, type, at) => (words.includes(type) ? bits | (1 << at) : bits), 0);
}

function toColorBits(letters: readonly string[]): ColorIdentity {
  return COLORS.reduce((bits, letter, at) => (letters.includes(letter) ? bits | (1 << at) : bits), 0);
}
