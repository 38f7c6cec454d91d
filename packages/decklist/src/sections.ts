export type DeckSection =
  | 'commanders'
  | 'cards'
  | 'companion'
  | 'sideboard'
  | 'maybeboard'
  | 'tokens'
  | 'about';

const NAMES: Readonly<Record<string, DeckSection>> = {
  commander: 'commanders',
  commanders: 'commanders',
  cmdr: 'commanders',
  'command zone': 'commanders',
  deck: 'cards',
  decklist: 'cards',
  main: 'cards',
  maindeck: 'cards',
  'main deck': 'cards',
  mainboard: 'cards',
  'main board': 'cards',
  companion: 'companion',
  companions: 'companion',
  sideboard: 'sideboard',
  'side board': 'sideboard',
  side: 'sideboard',
  sb: 'sideboard',
  maybe: 'maybeboard',
  maybeboard: 'maybeboard',
  'maybe board': 'maybeboard',
  considering: 'maybeboard',
  acquireboard: 'maybeboard',
  wishlist: 'maybeboard',
  tokens: 'tokens',
  'tokens & extras': 'tokens',
  about: 'about',
  metadata: 'about',
  // As Magic Arena heads its lists in other languages.
  kommandeur: 'commanders',
  kommandant: 'commanders',
  commandant: 'commanders',
  comandante: 'commanders',
  mazo: 'cards',
  mazzo: 'cards',
  banquillo: 'sideboard',
  reserva: 'sideboard',
  réserve: 'sideboard',
};

/** Headings by card type; none of them is the name of a card. */
const TYPES =
  /^(?:(?:basic|nonbasic|other|mana) )?(?:creatures?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|battles?|planeswalkers?|lands?|spells?|basics?|others?)$/;

/** The section that a heading opens, or null for an unknown heading. */
export function sectionOf(heading: string): DeckSection | null {
  const words = heading
    .toLowerCase()
    .replace(/\(\d+\)$/, '')
    .replace(/:$/, '')
    .trim();
  if (Object.hasOwn(NAMES, words)) return NAMES[words] ?? null;
  return TYPES.test(words) ? 'cards' : null;
}

/** Counts in a list, such as "20 creatures", "Lands: 36", "100 cards", "Total: 100". */
const COUNTED = /^(?:\d+\s+(?<after>[a-z ]{4,20})|(?<before>[a-z ]{4,20}):\s*\d+(?:\s+cards?)?)$/i;
const SUMS = /^(?:total|cards?|total cards|cards in total|deck size|card count)$/i;

/** The section that a count opens, null for a total, undefined for a line that is not a count. */
export function countedSection(line: string): DeckSection | null | undefined {
  const { after, before } = COUNTED.exec(line)?.groups ?? {};
  const words = (after ?? before)?.trim().toLowerCase();
  if (words === undefined) return undefined;
  if (SUMS.test(words)) return null;
  if (before === undefined) return TYPES.test(words) ? 'cards' : undefined;
  return sectionOf(words) ?? undefined;
}

/** Custom headings such as "Ramp:" and "Ramp (10)"; no card name ends like this. */
export function isOwnHeading(line: string): boolean {
  return /[^\s:]\s*:$/.test(line) || /\S\s*\(\d+\)$/.test(line);
}

/** "Commander: Atraxa", "SB: 1 Duress": the section of one line and the rest; null for other lines. */
export function inlineSection(line: string): { section: DeckSection; rest: string } | null {
  const [, word = '', rest = ''] = /^([A-Za-z ]{2,16}):\s*(\S.*)$/.exec(line) ?? [];
  const section = word === '' ? null : sectionOf(word);
  return section === null || section === 'about' ? null : { section, rest };
}
