import { parseTypeLine } from './card-types.ts';

/** What a card's text and types say about being a commander. */
export type LeadFacts = {
  /** Can be the sole commander. False for Backgrounds. */
  canLead: boolean;
  /** Plain Partner. */
  partner: boolean;
  /** "Partner with [name]": that name. */
  partnerWith: string | null;
  /** "Partner—[text]": that text in lower case ("friends forever"). */
  partnerText: string | null;
  choosesBackground: boolean;
  isBackground: boolean;
  doctorsCompanion: boolean;
  /** Legendary Time Lord Doctor creature with no other creature type. */
  isDoctor: boolean;
  /** Has the Companion ability. */
  companion: boolean;
};

type FaceText = { typeLine: string; text: string | null; power: string | null; toughness: string | null };

type Named = { name: string; lead: LeadFacts };

const DASH = '[—–-]';

/**
 * Where an ability may begin. Some feeds lose line breaks, so also directly after another ability ("FlyingPartner").
 */
const START = '(?:^|[\\n,;.)}"”]\\s*|[a-z])';

const CHOOSE_BACKGROUND = /Choose a Background(?![a-z])/;
const DOCTORS_COMPANION = new RegExp(`${START}Doctor['’]s companion(?![a-z])`);
const FRIENDS_FOREVER = new RegExp(`${START}Friends forever(?![a-z])`);
const PARTNER_WITH = new RegExp(`${START}Partner with ([^\\n(]+?)\\s*(?=\\(|\\n|$)`);
const PARTNER_TEXT = new RegExp(`${START}Partner\\s*${DASH}\\s*([^\\n(]+?)\\s*(?=\\(|\\n|$)`);
/** Plain Partner as a separate ability, before its reminder text, or in a list of keywords. */
const PARTNER = new RegExp(
  `${START}Partner\\s*(?=\\n|$|,|;|\\()|\\bpartner\\s*\\([Yy]ou can have two commanders if (?:they )?both|^[A-Za-z][A-Za-z, ]*, partner\\s*$`,
  'm',
);
const COMPANION = new RegExp(`${START}Companion\\s*${DASH}`);

/**
 * Reads the facts from the front face by Comprehensive Rules 903 and 702.124. The upstream keyword list is not used
 * because it says plain "Partner" for every kind.
 */
export function readLeadFacts(front: FaceText): LeadFacts {
  const { supertypes, types, subtypes } = parseTypeLine(front.typeLine);
  const full = tidy(front.text ?? '');
  const text = withoutReminders(full);
  const legendary = supertypes.includes('Legendary');
  const creature = types.includes('Creature');
  const craft = subtypes.includes('Vehicle') || subtypes.includes('Spacecraft');
  const sized = (front.power !== null && front.toughness !== null) || endsInSize(full);
  const elsewhere = legendary && types.includes('Planeswalker') && isCreatureElsewhere(text);
  return {
    canLead:
      (legendary && (creature || (craft && sized))) || elsewhere || /can be your commander/i.test(text),
    partner: PARTNER.test(full),
    partnerWith: PARTNER_WITH.exec(full)?.[1] ?? null,
    partnerText:
      PARTNER_TEXT.exec(full)?.[1]?.toLowerCase() ?? (FRIENDS_FOREVER.test(text) ? 'friends forever' : null),
    choosesBackground: CHOOSE_BACKGROUND.test(text),
    isBackground: legendary && types.includes('Enchantment') && subtypes.includes('Background'),
    doctorsCompanion: legendary && creature && DOCTORS_COMPANION.test(text),
    isDoctor: legendary && creature && isTimeLordDoctor(subtypes),
    companion: COMPANION.test(text),
  };
}

/** True when the card may be one of two commanders. */
export function canPair(lead: LeadFacts): boolean {
  const hasPairing =
    lead.partner ||
    lead.partnerWith !== null ||
    lead.partnerText !== null ||
    lead.choosesBackground ||
    lead.doctorsCompanion ||
    lead.isDoctor;
  return lead.isBackground || (lead.canLead && hasPairing);
}

export const PAIR_KINDS = [
  'partner',
  'partner-with',
  'partner-text',
  'background',
  'doctors-companion',
] as const;

/** The ability that allows two commanders; `partner-text` covers "Partner—[text]" and Friends forever. */
export type PairKind = (typeof PAIR_KINDS)[number];

/** The ability that allows the two cards, in any order, as commanders together; null if none does. Kinds do not mix. */
export function pairKind(a: Named, b: Named): PairKind | null {
  const [left, right] = [a.lead, b.lead];
  if (a.name === b.name || !canPair(left) || !canPair(right)) return null;
  if (left.partner && right.partner) return 'partner';
  if (left.partnerText !== null && left.partnerText === right.partnerText) return 'partner-text';
  if (namesEachOther(a, b)) return 'partner-with';
  if ((left.choosesBackground && right.isBackground) || (right.choosesBackground && left.isBackground))
    return 'background';
  const doctor = (left.isDoctor && right.doctorsCompanion) || (right.isDoctor && left.doctorsCompanion);
  return doctor ? 'doctors-companion' : null;
}

/** Whether the two cards can be commanders together. */
export function mayPair(a: Named, b: Named): boolean {
  return pairKind(a, b) !== null;
}

/** Whether these one or two cards are legal as commanders; false for any other number. */
export function mayLead(commanders: readonly Named[]): boolean {
  const [first, second] = commanders;
  if (!first || commanders.length > 2) return false;
  return second ? mayPair(first, second) : first.lead.canLead;
}

function namesEachOther(a: Named, b: Named): boolean {
  return (
    a.lead.partnerWith !== null &&
    sameName(a.lead.partnerWith, b.name) &&
    b.lead.partnerWith !== null &&
    sameName(b.lead.partnerWith, a.name)
  );
}

function sameName(stated: string, name: string): boolean {
  const front = name.split(' // ')[0] ?? name;
  return stated.toLowerCase() === front.toLowerCase() || stated.toLowerCase() === name.toLowerCase();
}

function isTimeLordDoctor(subtypes: readonly string[]): boolean {
  return subtypes.length === 2 && subtypes.includes('Time Lord') && subtypes.includes('Doctor');
}

/** The last line of a Spacecraft's station text is its power and toughness. */
function endsInSize(text: string): boolean {
  return /(?:^|\n)\s*\d+\s*\/\s*\d+\s*$/.test(text);
}

/**
 * "As long as … isn't on the battlefield, it's a 1/1 Insect creature": such a card is a creature in the command zone.
 */
export function isCreatureElsewhere(text: string): boolean {
  return /as long as [^.]*(?:isn['’]t|is not) on the battlefield,[^.]*\bcreature\b/i.test(text);
}

/** No real rules text is nearly this long; the rest is ignored. */
const MAX_LENGTH = 10_000;

/** Collapses runs of whitespace, on which the patterns would backtrack quadratically. */
function tidy(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n');
}

function withoutReminders(text: string): string {
  return text.replace(/(?<!\s)\s*\([^()]*\)/g, '');
}
